import Synchronization

/// Values kept up to a number of bytes; the least recently used go first.
///
/// Its one lock protects the table. Values are made outside the lock, so two draws may make the same value at once:
/// both are equal, and one is kept.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var cost = 0
    var clock: UInt64 = 0
  }

  let capacity: Int
  private let state = Mutex(State())

  /// `capacity` in bytes.
  init(capacity: Int) { self.capacity = capacity }

  /// Bytes held now.
  var cost: Int { state.withLock { $0.cost } }

  /// The value kept for `key`, or the one that `make` answers, which is then kept; `cost` in bytes.
  func value(for key: Key, cost: (Value) -> Int, make: () throws -> Value) rethrows -> Value {
    let kept = state.withLock { state -> Value? in
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return state.entries[key]?.value
    }
    if let kept { return kept }
    let made = try make()
    // The key and the table's own memory count as well, so that small values cannot grow without end.
    let weight = cost(made) + 1024
    guard weight <= capacity / 2 else { return made }
    state.withLock { state in
      state.clock += 1
      if let old = state.entries[key] { state.cost -= old.cost }
      state.entries[key] = Entry(value: made, cost: weight, lastUse: state.clock)
      state.cost += weight
      if state.cost > capacity { Self.shrink(&state, to: capacity * 3 / 4) }
    }
    return made
  }

  private static func shrink(_ state: inout State, to limit: Int) {
    for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard state.cost > limit else { return }
      state.entries[key] = nil
      state.cost -= entry.cost
    }
  }
}
