import Foundation

extension RefreshPlan {
  /// A plan as seen at one time.
  package struct Moment: Sendable, Hashable, Codable {
    package let now: Date
    package let current: Showing
    /// False when every entry lies in the future and the first is shown early.
    package let hasBegun: Bool
    /// When another entry appears; nil when none will.
    package let nextFlip: Date?
    /// When the next timeline is asked for: never before `now`, nil for never.
    package let nextReload: Date?
    /// The reload date has come.
    package let isReloadDue: Bool
    /// The reload date has passed and still this plan is shown.
    package let isStale: Bool

    /// The next time there is anything to do; nil for never.
    package var nextWake: Date? { [nextFlip, nextReload].compactMap(\.self).min() }
  }

  /// What is shown at `now` and what comes next: O(log n).
  ///
  /// The current entry is the one with the latest date not after `now`, else the first.
  package func moment(at now: Date) -> Moment {
    let begun = showings.partitioningIndex { $0.date > now }
    let position = max(begun - 1, 0)
    let next = position + 1 < showings.count ? showings[position + 1].date : nil
    return Moment(
      now: now, current: showings[position], hasBegun: begun > 0, nextFlip: next,
      nextReload: reload.map { max($0, now) }, isReloadDue: reload.map { now >= $0 } ?? false,
      isStale: reload.map { now > $0 } ?? false)
  }

  /// When the host must next wake for any of several plans; nil for never.
  package static func nextWake(of plans: some Sequence<RefreshPlan>, at now: Date) -> Date? {
    plans.compactMap { $0.moment(at: now).nextWake }.min()
  }
}

extension ValidatedTimeline {
  /// The entry a plan of this timeline shows at `now`.
  package func current(in plan: RefreshPlan, at now: Date) -> Item? {
    item(at: plan.moment(at: now).current.index)
  }
}

extension Array {
  /// The first place whose element satisfies `belongsToEnd`, in an array split by it: O(log n).
  func partitioningIndex(_ belongsToEnd: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToEnd(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
