/// The ids of a collection's elements in order, each once.
struct DistinctKeys {
  private(set) var keys: [AnyHashable] = []
  /// The first id that came twice.
  private(set) var repeated: AnyHashable?
  private var seen: Set<AnyHashable> = []

  /// Up to so many ids, comparing them one by one is quicker than a table. Ours.
  private static let few = 8

  init(minimumCapacity: Int) { keys.reserveCapacity(minimumCapacity) }

  /// Adds an id; false where it is there already.
  mutating func insert(_ key: AnyHashable) -> Bool {
    if keys.count == Self.few, seen.isEmpty { seen = Set(keys) }
    let isNew = keys.count < Self.few ? !keys.contains(key) : seen.insert(key).inserted
    if isNew { keys.append(key) } else { repeated = repeated ?? key }
    return isNew
  }
}
