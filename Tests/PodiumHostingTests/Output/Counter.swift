import Synchronization

/// Counts across threads.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  var value: Int { count.load(ordering: .sequentiallyConsistent) }
  func next() -> Int { count.add(1, ordering: .sequentiallyConsistent).oldValue }
}
