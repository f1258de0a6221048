import Foundation

/// Why no plan can be made of a timeline; the last good picture stays.
package enum TimelineError: Error, Sendable, Hashable {
  case empty
  /// An entry's date is not a point in time (NaN or infinite).
  case entryDateNotFinite(index: Int, value: Double)
  case reloadDateNotFinite(value: Double)
  case nowNotFinite(value: Double)
  /// Seconds between reloads must be finite and not negative.
  case badMinimumRefresh(value: Double)
  /// In strict mode: entry `later` comes first in the array but has the later date.
  case unsorted(later: Int, earlier: Int, laterDate: Date, earlierDate: Date)
  case noCompletion(kind: String, waited: TimeInterval)

  /// The stable name of the error, for scripts and tests.
  package var code: String {
    switch self {
    case .empty: "empty-timeline"
    case .entryDateNotFinite, .reloadDateNotFinite, .nowNotFinite: "date-not-finite"
    case .badMinimumRefresh: "bad-min-refresh"
    case .unsorted: "unsorted"
    case .noCompletion: "no-completion"
    }
  }

  package var message: String {
    switch self {
    case .empty: "The timeline has no entries; it needs at least one."
    case .entryDateNotFinite(let index, let value):
      "The date of entry \(index) is \(value) seconds; it must be a point in time."
    case .reloadDateNotFinite(let value):
      "The date of .after is \(value) seconds; it must be a point in time."
    case .nowNotFinite(let value): "The present is \(value) seconds; it must be a point in time."
    case .badMinimumRefresh(let value):
      "The shortest time between reloads is \(value) seconds; it must be 0 or more."
    case .unsorted(let later, let earlier, let laterDate, let earlierDate):
      "Entry \(later) (\(laterDate.stamp)) comes before entry \(earlier) (\(earlierDate.stamp)) "
        + "in the array, but is later."
    case .noCompletion(let kind, let waited):
      "The provider of \"\(kind)\" did not complete within \(waited.plainSeconds)."
    }
  }

  package var hint: String {
    switch self {
    case .empty: "Give getTimeline's completion one entry dated now, even if there is nothing to show."
    case .entryDateNotFinite, .reloadDateNotFinite, .nowNotFinite:
      "Look for a division by zero where the date is computed."
    case .badMinimumRefresh: "Use 300 for five minutes, or 0 for no limit."
    case .unsorted: "Sort the entries by date, or do without strict checking."
    case .noCompletion: "Call the completion on every path through getTimeline and getSnapshot, errors included."
    }
  }
}

extension TimelineError: LocalizedError, CustomStringConvertible {
  package var errorDescription: String? { message }
  package var recoverySuggestion: String? { hint }
  package var description: String { "error: \(code): \(message)\nhint: \(hint)" }
}
