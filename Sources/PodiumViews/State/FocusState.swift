/// Which view has the focus: a Bool for one view, an optional value for one of several.
///
/// ```swift
/// @FocusState private var isFocused: Bool
/// TextField("Name", text: $name).focused($isFocused)
/// ```
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var location: FocusLocation<Value>?

  private init(unfocused: Value) { self.unfocused = unfocused }

  /// Makes a state for one view, which does not have the focus yet.
  public init() where Value == Bool { self.init(unfocused: false) }

  /// Makes a state for several views, of which none has the focus yet.
  public init<T: Hashable>() where Value == T? { self.init(unfocused: nil) }

  /// Which view has the focus; setting it moves the focus.
  public var wrappedValue: Value {
    get { location?.get() ?? unfocused }
    nonmutating set { location?.set(newValue) }
  }

  /// What `focused(_:)` and `focused(_:equals:)` take.
  public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>?
    let unfocused: Value

    /// Which view has the focus; setting it moves the focus.
    public var wrappedValue: Value {
      get { location?.get() ?? unfocused }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    if let existing = node.stored(slot) as? FocusLocation<Value> {
      location = existing
    } else {
      let fresh = FocusLocation(unfocused: unfocused)
      node.graph.focusScene.add(fresh)
      node.store(fresh, slot: slot)
      location = fresh
    }
  }
}

extension FocusState: InputComparable {
  func isSameInput(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: InputComparable {
  func isSameInput(as other: Self) -> Bool { location != nil && location === other.location }
}
