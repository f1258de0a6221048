import Foundation
import Synchronization

/// Lets the first of a provider's completions through and counts the others.
///
/// Providers complete from any thread, never, or more than once; the host decides how long it waits.
package final class CompletionGate: Sendable {
  /// The kind of the widget whose provider was asked.
  package let kind: String
  private let calls = Mutex(0)

  package init(kind: String) { self.kind = kind }

  /// True for the first caller only.
  package func claim() -> Bool {
    calls.withLock { count in
      count += 1
      return count == 1
    }
  }

  package var completions: Int { calls.withLock { $0 } }

  /// A warning when the provider completed more than once, and nothing otherwise.
  package var note: TimelineNote? {
    let count = completions
    guard count > 1 else { return nil }
    return TimelineNote(
      .duplicateCompletion,
      "The provider of \"\(kind)\" completed \(count) times; only the first completion counts.")
  }

  /// Throws when the provider has not completed.
  ///
  /// - Parameter waited: seconds the host waited before it asked.
  /// - Throws: `TimelineError.noCompletion`.
  package func requireCompletion(waited: TimeInterval) throws(TimelineError) {
    if completions == 0 { throw .noCompletion(kind: kind, waited: waited) }
  }
}
