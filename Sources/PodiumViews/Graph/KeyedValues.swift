/// Values kept by type: each key is a type of its own, and says what its value's type is.
struct KeyedValues {
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
    let isEqual: (Any) -> Bool
  }

  /// In the order of setting: there are few, and nothing may depend on the order of hashes.
  private var entries: [Entry] = []

  /// Whether nothing is set.
  var isEmpty: Bool { entries.isEmpty }

  /// The value of a key, or the default, which is only made where nothing is set.
  subscript<Value>(key: Any.Type, default defaultValue: @autoclosure () -> Value) -> Value {
    get {
      guard let entry = entries.first(where: { $0.key == ObjectIdentifier(key) }) else {
        return defaultValue()
      }
      return entry.value as? Value ?? defaultValue()
    }
    set {
      let id = ObjectIdentifier(key)
      entries.removeAll { $0.key == id }
      entries.append(
        Entry(
          key: id, value: newValue,
          isEqual: { value in (value as? Value).map { isSameInput($0, newValue) } ?? false }))
    }
  }

  /// Takes over every value of `other`.
  mutating func merge(_ other: KeyedValues) {
    for entry in other.entries {
      entries.removeAll { $0.key == entry.key }
      entries.append(entry)
    }
  }

  /// Whether both have certainly equal values under the same keys.
  func isEquivalent(to other: KeyedValues) -> Bool {
    guard entries.count == other.entries.count else { return false }
    return entries.allSatisfy { mine in
      other.entries.first { $0.key == mine.key }.map { mine.isEqual($0.value) } ?? false
    }
  }
}
