import Foundation

/// The source of "now", passed in so that a plan depends on nothing but its inputs.
package struct TimelineClock: Sendable {
  private let read: @Sendable () -> Date

  package init(_ read: @escaping @Sendable () -> Date) { self.read = read }

  package var now: Date { read() }

  /// A clock that stands still, for one render or one test.
  package static func fixed(_ date: Date) -> TimelineClock { TimelineClock { date } }

  /// The machine's clock; only the outermost command may choose it.
  package static var system: TimelineClock { TimelineClock { Date() } }

  /// This clock stopped at its present reading: one frozen "now" a render.
  package func frozen() -> TimelineClock { .fixed(now) }
}
