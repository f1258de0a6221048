import Foundation

/// Entries in order of their dates, each date read once and frozen, with what is odd about them.
///
/// It depends on the entries and the rule alone; what depends on the present is in `RefreshPlan`.
package struct ValidatedTimeline<Entry> {
  package struct Item {
    /// The place in the provider's array.
    package let index: Int
    package let date: Date
    package let relevance: EntryRelevance?
    package let entry: Entry
  }

  /// Never empty; dates never decrease; entries of equal dates keep the provider's order.
  package let items: [Item]
  package let rule: ReloadRule
  package let notes: [TimelineNote]

  /// Checks and sorts.
  ///
  /// - Parameters:
  ///   - date: read exactly once an entry, so a computed `date` cannot change its mind.
  ///   - strict: unsorted entries are an error rather than a warning.
  /// - Throws: `empty`, `entryDateNotFinite`, `reloadDateNotFinite`; `unsorted` when strict.
  package init(
    _ entries: some Sequence<Entry>, rule: ReloadRule, strict: Bool = false,
    date: (Entry) -> Date, relevance: (Entry) -> EntryRelevance? = { _ in nil }
  ) throws(TimelineError) {
    let given = entries.enumerated().map { index, entry in
      Item(index: index, date: date(entry), relevance: relevance(entry), entry: entry)
    }
    if given.isEmpty { throw .empty }
    for item in given where !item.date.timeIntervalSinceReferenceDate.isFinite {
      throw .entryDateNotFinite(index: item.index, value: item.date.timeIntervalSinceReferenceDate)
    }
    if case .after(let reload) = rule, !reload.timeIntervalSinceReferenceDate.isFinite {
      throw .reloadDateNotFinite(value: reload.timeIntervalSinceReferenceDate)
    }

    var notes: [TimelineNote] = []
    var items = given
    if let (later, earlier) = Self.firstInversion(of: given) {
      if strict {
        throw .unsorted(
          later: later.index, earlier: earlier.index, laterDate: later.date, earlierDate: earlier.date)
      }
      notes.append(
        TimelineNote(
          .unsorted,
          "Entry \(earlier.index) (\(earlier.date.stamp)) is earlier than entry \(later.index) "
            + "(\(later.date.stamp)) before it; the entries were sorted by date.",
          indices: [later.index, earlier.index]))
      // The index breaks ties, so the order is stable whatever the sort.
      items.sort { ($0.date, $0.index) < ($1.date, $1.index) }
    }
    notes += Self.duplicateNotes(of: items)
    self.items = items
    self.rule = rule
    self.notes = notes
  }

  private static func firstInversion(of items: [Item]) -> (later: Item, earlier: Item)? {
    zip(items, items.dropFirst()).first { $0.date > $1.date }.map { ($0, $1) }
  }

  private static func duplicateNotes(of items: [Item]) -> [TimelineNote] {
    var notes: [TimelineNote] = []
    var start = items.startIndex
    while start < items.endIndex {
      let end = items[start...].firstIndex { $0.date != items[start].date } ?? items.endIndex
      if end - start > 1 {
        let indices = items[start..<end].map(\.index)
        notes.append(
          TimelineNote(
            .duplicateDate,
            "Entries \(indices.map(String.init).joined(separator: ", ")) share the date "
              + "\(items[start].date.stamp); only the last, entry \(items[end - 1].index), is shown.",
            indices: indices))
      }
      start = end
    }
    return notes
  }

  /// The item the provider put at `index` in its array.
  package func item(at index: Int) -> Item? { items.first { $0.index == index } }
}

extension ValidatedTimeline: Sendable where Entry: Sendable {}
extension ValidatedTimeline.Item: Sendable where Entry: Sendable {}

extension ValidatedTimeline where Entry == Date {
  /// A timeline of bare dates.
  package init(dates: [Date], rule: ReloadRule, strict: Bool = false) throws(TimelineError) {
    try self.init(dates, rule: rule, strict: strict, date: { $0 })
  }
}
