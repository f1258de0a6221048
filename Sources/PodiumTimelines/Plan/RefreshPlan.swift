import Foundation

/// What a timeline will show and when it asks for its successor: a function of timeline, now and limit.
///
/// A plan is made once, when the provider answered; `moment(at:)` reads it at any later time.
package struct RefreshPlan: Sendable, Hashable, Codable {
  /// Seconds that must pass before a reload, unless told otherwise: the five minutes Apple names.
  package static let defaultMinimumRefresh: TimeInterval = 300

  /// An entry that will be shown, from `date` until the next one's date.
  package struct Showing: Sendable, Hashable, Codable {
    /// The place in the provider's array.
    package let index: Int
    package let date: Date
    package let relevance: EntryRelevance?
  }

  /// When the provider answered.
  package let madeAt: Date
  /// Seconds.
  package let minimumRefresh: TimeInterval
  package let rule: ReloadRule
  /// Never empty, dates strictly increasing: no entry that a twin hides or a reload replaces.
  package let showings: [Showing]
  /// Entries the reload comes before, by their place in the provider's array.
  package let superseded: [Int]
  /// When to ask for the next timeline; nil for never.
  package let reload: Date?
  package let notes: [TimelineNote]

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - now: when the provider answered.
  ///   - minimumRefresh: seconds before a reload is allowed, 0 or more.
  /// - Throws: `nowNotFinite`, `badMinimumRefresh`.
  package init<Entry>(
    _ timeline: ValidatedTimeline<Entry>, now: Date,
    minimumRefresh: TimeInterval = RefreshPlan.defaultMinimumRefresh
  ) throws(TimelineError) {
    let reference = now.timeIntervalSinceReferenceDate
    if !reference.isFinite { throw .nowNotFinite(value: reference) }
    if !minimumRefresh.isFinite || minimumRefresh < 0 { throw .badMinimumRefresh(value: minimumRefresh) }

    madeAt = now
    self.minimumRefresh = minimumRefresh
    rule = timeline.rule

    let visible = Self.withoutHiddenTwins(timeline.items)
    let reload = Self.reload(
      timeline.rule, lastEntry: visible.last?.date ?? now, earliest: now + minimumRefresh)
    // The first always stays: something must be shown until the reload.
    let kept = visible.enumerated().filter { position, item in
      position == 0 || reload.map { item.date <= $0 } ?? true
    }.map(\.element)
    let shown = Set(kept.map(\.index))

    self.reload = reload
    showings = kept.map { Showing(index: $0.index, date: $0.date, relevance: $0.relevance) }
    superseded = visible.map(\.index).filter { !shown.contains($0) }
    let lints = PlanLints(
      now: now, rule: timeline.rule, visible: visible.map { ($0.index, $0.date) }, superseded: superseded,
      reload: reload, minimumRefresh: minimumRefresh)
    notes = timeline.notes + lints.notes
  }

  /// Of entries with one date only the last can ever be seen.
  private static func withoutHiddenTwins<Entry>(
    _ items: [ValidatedTimeline<Entry>.Item]
  ) -> [ValidatedTimeline<Entry>.Item] {
    items.indices.filter { $0 + 1 == items.endIndex || items[$0 + 1].date != items[$0].date }
      .map { items[$0] }
  }

  private static func reload(_ rule: ReloadRule, lastEntry: Date, earliest: Date) -> Date? {
    switch rule {
    case .never: nil
    case .atEnd: max(lastEntry, earliest)
    case .after(let date): max(date, earliest)
    }
  }

  /// Every date in the future of the plan's making at which another entry appears.
  package var flips: [Date] {
    showings.dropFirst().map(\.date).filter { $0 > madeAt }
  }

  /// From this date on, what is shown should have been replaced; nil for never.
  package var staleAfter: Date? { reload }

  /// Reloads a day if every timeline is like this one; nil when it never reloads.
  package var reloadsPerDay: Double? {
    reload.map { PlanLints.perDay(interval: $0.timeIntervalSince(madeAt)) }
  }
}
