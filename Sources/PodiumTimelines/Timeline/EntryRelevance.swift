import Foundation

/// How much an entry matters beside the others ever provided; it changes no pixel.
package struct EntryRelevance: Sendable, Hashable, Codable {
  /// Any scale of the provider's own; not finite counts as 0.
  package let score: Float
  /// Seconds after the entry's date; 0 lasts until the next entry.
  package let duration: TimeInterval

  package init(score: Float, duration: TimeInterval = 0) {
    self.score = score.isFinite ? score : 0
    self.duration = duration.isFinite ? max(0, duration) : 0
  }
}
