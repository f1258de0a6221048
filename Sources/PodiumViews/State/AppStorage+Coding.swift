/// How a value is kept in a store: only types that a settings file can hold go in.
struct StoredCoding<Value> {
  /// The value that a stored object means; nil where it is of another type.
  let decode: (Any) -> Value?
  /// What to store; nil removes the value.
  let encode: (Value) -> Any?
}

extension StoredCoding {
  /// A type that is stored as it is.
  static var plain: StoredCoding { StoredCoding(decode: { $0 as? Value }, encode: { $0 }) }

  /// The same for an optional, whose nil is the absence of a value.
  static func optional<Wrapped>(_ wrapped: StoredCoding<Wrapped>) -> StoredCoding where Value == Wrapped? {
    StoredCoding(decode: { wrapped.decode($0).map { $0 } }, encode: { $0.flatMap(wrapped.encode) })
  }
}

extension StoredCoding where Value == Bool {
  static var bool: Self { Self(decode: { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }, encode: { $0 }) }
}

extension StoredCoding where Value == Int {
  static var int: Self { Self(decode: { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, encode: { $0 }) }
}

extension StoredCoding where Value == Double {
  static var double: Self {
    Self(decode: { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }, encode: { $0 })
  }
}

extension StoredCoding where Value == URL {
  /// Kept as text, which every store can hold.
  static var url: Self {
    Self(decode: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

extension StoredCoding where Value: RawRepresentable {
  static func raw(_ coding: StoredCoding<Value.RawValue>) -> StoredCoding {
    StoredCoding(
      decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
  }
}
