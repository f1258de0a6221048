/// How exactly a schedule is followed.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// At every moment.
  case normal
  /// At some of the moments.
  case lowFrequency
}

/// The moments at which a view is drawn.
public protocol TimelineSchedule {
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How exactly the schedule is followed.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on, in order.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  let start: Date
  let interval: TimeInterval

  /// Makes the schedule; seconds.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(date: start, interval: 1) }
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(date: start + steps * interval, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Makes the schedule.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let second = startDate.timeIntervalSinceReferenceDate
    return Entries(date: Date(timeIntervalSinceReferenceDate: (second / 60).rounded(.down) * 60), interval: 60)
  }
}

/// Moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Makes the schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As many moments as a screen can show.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  let interval: TimeInterval
  let isPaused: Bool

  /// Makes the schedule; seconds at least between two moments.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (max(minimumInterval ?? 1 / 60, 1 / 240), paused)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: startDate, interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances; seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
  /// Moments that are given, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As many moments as a screen can show.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As many moments as a screen can show; seconds at least between two.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
