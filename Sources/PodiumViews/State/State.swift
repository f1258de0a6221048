/// A value that a view owns: it lives as long as the view stays in its place, and a change draws the view again.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Makes the state with the value it starts from.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes the state with the value it starts from.
  public init(initialValue value: Value) { initial = value }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts empty.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    location = node.location(slot: slot, initial: initial)
  }
}

extension State: InputComparable {
  /// The starting value only counts the first time.
  func isSameInput(as other: State<Value>) -> Bool { true }
}
