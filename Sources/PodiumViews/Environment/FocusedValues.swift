/// Values of the view that has the focus, for commands and menus elsewhere.
public struct FocusedValues {
  var values = KeyedValues()

  init() {}

  /// The value of a key; nil where nothing with it has the focus.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[key, default: nil] }
    set { values[key, default: nil] = newValue }
  }

  /// The observable object of a type; nil where nothing with one has the focus.
  subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { values[objectType, default: nil] }
    set { values[objectType, default: nil] = newValue }
  }
}

@available(*, unavailable)
extension FocusedValues: Sendable {}

extension FocusedValues: Equatable {
  /// Whether both have equal values under the same keys.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.values.isEquivalent(to: rhs.values)
  }
}

/// A key of the values of the view that has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
