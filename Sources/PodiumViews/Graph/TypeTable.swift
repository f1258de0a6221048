/// Values by type, asked for far more often than added.
///
/// A dictionary's hashes resist whoever chooses the keys; nobody chooses the addresses of types, so one
/// multiplication spreads them well enough and takes a fraction of the time.
struct TypeTable<Value: AnyObject> {
  /// The addresses of types, 0 where a place is free; a power of two, at most half of them taken.
  private var keys = [UInt](repeating: 0, count: 64)
  private var values = [Value?](repeating: nil, count: 64)
  private var count = 0

  /// The place of a key, or the free place where it would go.
  private func place(of key: UInt) -> Int {
    let mask = keys.count - 1
    // The upper bits are the well mixed ones.
    var place = Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  subscript(type: ObjectIdentifier) -> Value? {
    let key = UInt(bitPattern: type)
    let place = place(of: key)
    return keys[place] == key ? values[place] : nil
  }

  mutating func insert(_ value: Value, for type: ObjectIdentifier) {
    if count * 2 >= keys.count { grow() }
    let place = place(of: UInt(bitPattern: type))
    if keys[place] == 0 { count += 1 }
    (keys[place], values[place]) = (UInt(bitPattern: type), value)
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [UInt](repeating: 0, count: oldKeys.count * 2)
    values = [Value?](repeating: nil, count: oldKeys.count * 2)
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      let place = place(of: key)
      (keys[place], values[place]) = (key, value)
    }
  }
}
