/// A bounded cache: what was not asked for while the newer half filled up is forgotten.
struct GenerationalCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let limit: Int

  /// Makes a cache of at most twice `limit` entries.
  init(limit: Int) { self.limit = limit }

  var count: Int { young.count + old.count }

  /// The value for `key`, made where it is not kept.
  mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = young[key] { return value }
    let value = try old[key] ?? make()
    if young.count >= limit {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
    return value
  }
}
