extension Text {
  /// A clock over a span of time, drawn for `\.now`; it stands where the span has not begun or is over.
  ///
  /// - Parameters:
  ///   - pauseTime: Where the clock stands still.
  ///   - countsDown: Whether the time that is left is told, or the time that is gone.
  ///   - showsHours: Whether hours are told apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .made(
        TimerSource(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A clock over a span of time.
private struct TimerSource: TextSource {
  let timerInterval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in environment: EnvironmentValues) -> String {
    let moment = min(environment.now, pauseTime ?? .distantFuture)
    let now = min(max(moment, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
    guard seconds.isFinite else { return "" }
    // Never so many that units overflow (about 3,000 years).
    let duration = Duration.seconds(Int(min(seconds, 1e11).rounded(countsDown ? .up : .down)))
    let hasHours = showsHours && duration >= .seconds(3_600)
    return Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond)
      .locale(environment.locale).format(duration)
  }
}
