import Foundation

/// The notes that depend on the present: every rule is one function.
struct PlanLints {
  /// Apple: entries "at least about 5 minutes apart".
  static let closestEntries: TimeInterval = 300
  /// A first entry farther than this, in seconds, was dated by some other clock.
  static let farthestFirst: TimeInterval = 86_400
  /// A provider reads the clock a little after `now` was taken, seconds. Ours: as long as a host waits for an answer.
  static let clockSlack: TimeInterval = 30
  /// Apple gives a widget that is looked at often 40 to 70 reloads a day.
  static let dailyBudget = 40...70

  let now: Date
  let rule: ReloadRule
  let visible: [(index: Int, date: Date)]
  let superseded: [Int]
  let reload: Date?
  let minimumRefresh: TimeInterval

  var notes: [TimelineNote] {
    [
      noCurrentEntry, allPast, reloadClamped, supersededEntries, singleEntryAtEnd, closeEntries, farFirst,
      cost,
    ]
    .compactMap(\.self)
  }

  static func perDay(interval: TimeInterval) -> Double {
    interval > 0 ? 86_400 / interval : .infinity
  }

  private var noCurrentEntry: TimelineNote? {
    guard let first = visible.first, first.date > now + Self.clockSlack else { return nil }
    return TimelineNote(
      .noCurrentEntry,
      "Every entry is later than now (\(now.stamp)); the first, of \(first.date.stamp), is shown early.",
      indices: [first.index])
  }

  private var allPast: TimelineNote? {
    guard visible.count > 1, let last = visible.last, last.date < now else { return nil }
    return TimelineNote(
      .allPast, "Every entry is in the past; the last, of \(last.date.stamp), stays.", indices: [last.index])
  }

  private var reloadClamped: TimelineNote? {
    guard case .after(let asked) = rule, let reload, asked < reload else { return nil }
    return TimelineNote(
      .reloadClamped,
      "The reload asked for at \(asked.stamp) happens at \(reload.stamp), "
        + "\(minimumRefresh.plainSeconds) after the timeline was made.")
  }

  private var supersededEntries: TimelineNote? {
    guard !superseded.isEmpty, let reload else { return nil }
    return TimelineNote(
      .superseded,
      "\(superseded.count) of \(visible.count) entries come after the reload at \(reload.stamp) "
        + "and will be replaced by it.",
      indices: superseded)
  }

  private var singleEntryAtEnd: TimelineNote? {
    guard rule == .atEnd, visible.count == 1 else { return nil }
    return TimelineNote(
      .singleEntryAtEnd,
      "One entry with .atEnd reloads as soon as it may; say when with .after, or add entries.",
      indices: visible.map(\.index))
  }

  private var closeEntries: TimelineNote? {
    let pairs = zip(visible, visible.dropFirst()).filter {
      $1.date.timeIntervalSince($0.date) < Self.closestEntries
    }
    guard let closest = pairs.min(by: { gap($0) < gap($1) }) else { return nil }
    return TimelineNote(
      .entriesUnderFiveMinutes,
      "\(pairs.count) of \(visible.count - 1) gaps between entries are under 5 minutes, the shortest "
        + "\(gap(closest).plainSeconds); Apple's systems may skip such entries.",
      indices: [closest.0.index, closest.1.index])
  }

  private func gap(_ pair: ((index: Int, date: Date), (index: Int, date: Date))) -> TimeInterval {
    pair.1.date.timeIntervalSince(pair.0.date)
  }

  private var farFirst: TimelineNote? {
    guard let first = visible.first, abs(first.date.timeIntervalSince(now)) > Self.farthestFirst else {
      return nil
    }
    return TimelineNote(
      .firstEntryFarFromNow,
      "The first entry (\(first.date.stamp)) is more than 24 hours from now (\(now.stamp)); "
        + "was it dated by another clock?",
      indices: [first.index])
  }

  private var cost: TimelineNote? {
    guard let reload else { return nil }
    let perDay = Self.perDay(interval: reload.timeIntervalSince(now))
    guard perDay > Double(Self.dailyBudget.lowerBound) else { return nil }
    let count = perDay.isFinite && perDay < 1e9 ? "\(Int(perDay.rounded(.up)))" : "endlessly many"
    return TimelineNote(
      .reloadCost,
      "Reloading like this would cost \(count) reloads a day on iOS, "
        + "which grants \(Self.dailyBudget.lowerBound) to \(Self.dailyBudget.upperBound).")
  }
}
