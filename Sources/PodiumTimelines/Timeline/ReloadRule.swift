import Foundation

/// When a timeline asks for its successor.
package enum ReloadRule: Sendable, Hashable, Codable {
  /// When the date of the last entry has passed.
  case atEnd
  /// Only when told to.
  case never
  /// At this date, which may lie before or after the last entry.
  case after(Date)
}
