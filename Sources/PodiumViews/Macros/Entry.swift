/// Makes a property in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.
///
/// What stands after `=` is the value where nobody set one; optional properties are nil without it.
/// ```swift
/// extension EnvironmentValues { @Entry var accent: Color = .orange }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PodiumMacros", type: "EntryMacro")

// What @Entry writes calls these subscripts and those of the other two containers. The key is a type of the entry's
// own, the default an expression that is only evaluated where nothing is set.

extension Transaction {
  /// The value under a type that `@Entry` made.
  public subscript<Value>(_entry key: Any.Type, default defaultValue: @autoclosure () -> Value) -> Value {
    get { values[key, default: defaultValue()] }
    set { values[key, default: defaultValue()] = newValue }
  }
}

extension FocusedValues {
  /// The value under a type that `@Entry` made; nil where nothing with it has the focus.
  public subscript<Value>(_entry key: Any.Type) -> Value? {
    get { values[key, default: nil] }
    set { values[key, default: nil] = newValue }
  }
}
