import Foundation

/// Something a timeline's author should know; the timeline is drawn all the same.
package struct TimelineNote: Sendable, Hashable, Codable, CustomStringConvertible {
  package enum Severity: String, Sendable, Hashable, Codable {
    /// What is shown may not be what the author meant.
    case warning
    /// Legal, but unwise on Apple's systems.
    case lint
    /// Legal and common; stated so that the plan explains itself.
    case info
  }

  /// The stable name of a note, for scripts and tests.
  package enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    case unsorted
    case duplicateDate = "duplicate-date"
    case noCurrentEntry = "no-current-entry"
    case allPast = "all-past"
    case reloadClamped = "reload-clamped"
    case superseded = "superseded-entries"
    case singleEntryAtEnd = "single-entry-atEnd"
    case entriesUnderFiveMinutes = "entries-under-5-min"
    case firstEntryFarFromNow = "first-entry-far-from-now"
    case reloadCost = "reload-cost"
    case eventWithoutEntry = "event-without-entry"
    case dailyDrift = "daily-drift"
    case duplicateCompletion = "duplicate-completion"

    package var severity: Severity {
      switch self {
      case .unsorted, .duplicateDate, .noCurrentEntry, .duplicateCompletion: .warning
      case .singleEntryAtEnd, .entriesUnderFiveMinutes, .firstEntryFarFromNow, .reloadCost,
        .eventWithoutEntry, .dailyDrift:
        .lint
      case .allPast, .reloadClamped, .superseded: .info
      }
    }
  }

  package let code: Code
  /// One sentence for people.
  package let message: String
  /// The entries it is about, by their place in the provider's array.
  package let indices: [Int]

  package init(_ code: Code, _ message: String, indices: [Int] = []) {
    self.code = code
    self.message = message
    self.indices = indices
  }

  package var severity: Severity { code.severity }

  package var description: String { "\(severity.rawValue): \(code.rawValue): \(message)" }
}
