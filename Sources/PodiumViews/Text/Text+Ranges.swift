extension Text {
  /// A span of time, such as 9:30 – 11:00 AM, in the environment's locale and zone.
  public init(_ dates: ClosedRange<Date>) { self.init(.made(DateRangeSource(dates: dates))) }

  /// A span of time, such as 9:30 – 11:00 AM, in the environment's locale and zone.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A value as a formatter writes it; its locale and zone are the formatter's own.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// A span of time.
private struct DateRangeSource: TextSource {
  let dates: ClosedRange<Date>

  func string(in environment: EnvironmentValues) -> String {
    guard dates.lowerBound.timeIntervalSinceReferenceDate.isFinite,
      dates.upperBound.timeIntervalSinceReferenceDate.isFinite
    else { return "" }
    let style = Date.IntervalFormatStyle(
      date: environment.calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound) ? .omitted : .numeric,
      time: .shortened, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    return style.format(dates.lowerBound..<dates.upperBound)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A span of time.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// A span of time.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// A clock over a span of time, drawn for `\\.now`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// A value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}
