/// Values that flow from a view to everything inside it.
///
/// Kept as a chain of single changes, so that a change costs one link and two environments with the same last
/// link are known to be equal without looking further.
public struct EnvironmentValues {
  private(set) var head: EnvironmentLink?

  /// The environment in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { self[_entry: key, default: K.defaultValue] }
    set { self[_entry: key, default: K.defaultValue] = newValue }
  }

  /// The value under a type that `@Entry` made, or the default where nothing is set.
  public subscript<Value>(_entry key: Any.Type, default defaultValue: @autoclosure () -> Value) -> Value {
    get { lookup(ObjectIdentifier(key)) ?? defaultValue() }
    set { set(ObjectIdentifier(key), newValue) }
  }

  /// The value last set for a key, nil where there is none.
  func lookup<Value>(_ key: ObjectIdentifier) -> Value? {
    (head?.change(of: key) as? EnvironmentChange<Value>)?.value
  }

  mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value) {
    head = EnvironmentChange(key: key, value: value, next: head)
  }

  /// This environment with what `place` has beyond `base`.
  func adding(_ place: EnvironmentValues, over base: EnvironmentValues) -> EnvironmentValues {
    var links: [EnvironmentLink] = []
    var link = place.head
    while let current = link, current !== base.head {
      links.append(current)
      link = current.next
    }
    var result = self
    for added in links.reversed() { result.head = added.copy(before: result.head) }
    return result
  }

  /// Whether both are the same chain.
  func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  /// Whether both add equal values to the same base.
  func isEquivalent(to other: EnvironmentValues, over base: EnvironmentValues) -> Bool {
    var (mine, theirs) = (head, other.head)
    while let a = mine, let b = theirs, a !== base.head, b !== base.head {
      guard a.key == b.key, a.isEqual(to: b) else { return false }
      (mine, theirs) = (a.next, b.next)
    }
    return mine === base.head && theirs === base.head
  }
}

/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Self.Value { get }
}

/// Equality of two values of a type only known at run time: `Equatable` if it can be, else by class identity.
func areEqual<Value>(_ lhs: Any, _ rhs: Value) -> Bool {
  guard let lhs = lhs as? Value else { return false }
  if let rhs = rhs as? any Equatable { return isEqual(rhs, lhs) }
  guard Value.self is AnyObject.Type else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}

private func isEqual<E: Equatable>(_ lhs: E, _ rhs: Any) -> Bool { (rhs as? E) == lhs }
