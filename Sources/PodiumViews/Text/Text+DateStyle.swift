extension Text {
  /// How a date is told.
  public struct DateStyle: Equatable, Sendable {
    private enum Kind { case time, date, relative, offset, timer }

    private let kind: Kind

    /// The time of day, such as 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// The day, such as April 1, 2020.
    public static let date = DateStyle(kind: .date)
    /// The distance to now in two units without a sign, such as 11 min, 14 sec.
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now in its largest unit with a sign, such as -11 minutes.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts down to the date and up after it, such as 15:00.
    public static let timer = DateStyle(kind: .timer)

    func string(for date: Date, in environment: EnvironmentValues) -> String {
      // A date that is not a number has no text rather than a crash in a calendar.
      guard date.timeIntervalSinceReferenceDate.isFinite else { return "" }
      switch kind {
      case .time: return environment.format(date, Date.FormatStyle(date: .omitted, time: .shortened))
      case .date: return environment.format(date, Date.FormatStyle(date: .long, time: .omitted))
      case .relative: return relative(date, in: environment)
      case .offset: return offset(date, in: environment)
      case .timer: return timer(date, in: environment)
      }
    }

    /// Whole seconds between now and the date, never so many that units overflow (about 3,000 years).
    private func seconds(_ date: Date, in environment: EnvironmentValues) -> Int {
      Int(min(max(date.timeIntervalSince(environment.now), -1e11), 1e11).rounded(.down))
    }

    private func relative(_ date: Date, in environment: EnvironmentValues) -> String {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2
      ).locale(environment.locale)
      return style.format(.seconds(abs(seconds(date, in: environment))))
    }

    private func offset(_ date: Date, in environment: EnvironmentValues) -> String {
      let distance = seconds(date, in: environment)
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1
      ).locale(environment.locale)
      // A future date is still to come, hence the minus of a countdown (facts 1.7).
      return (distance > 0 ? "-" : "+") + style.format(.seconds(abs(distance)))
    }

    private func timer(_ date: Date, in environment: EnvironmentValues) -> String {
      let distance = Duration.seconds(abs(seconds(date, in: environment)))
      let pattern: Duration.TimeFormatStyle.Pattern =
        distance >= .seconds(3_600) ? .hourMinuteSecond : .minuteSecond
      return Duration.TimeFormatStyle(pattern: pattern).locale(environment.locale).format(distance)
    }
  }
}
