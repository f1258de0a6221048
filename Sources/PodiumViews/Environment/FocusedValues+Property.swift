/// Reads a value of the view that has the focus; nil where nothing with it has.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var location: StateLocation<FocusedValues>?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[objectType] } }

  /// The value, or nil.
  public var wrappedValue: Value? { location.flatMap { read($0.get()) } }
}

extension FocusedValue: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) { location = node.graph.focusScene.values }
}

extension FocusedValue: InputComparable {
  /// Where it reads is a part of the program; what it reads comes through observation.
  func isSameInput(as other: FocusedValue<Value>) -> Bool { true }
}

/// Reads and writes through a binding that the view with the focus published.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Uses the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  /// The value behind the binding; nil without one, and writing does nothing then.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value, or to nil.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding.wrappedValue?.wrappedValue },
      set: { if let value = $0 { binding.wrappedValue?.wrappedValue = value } })
  }
}
