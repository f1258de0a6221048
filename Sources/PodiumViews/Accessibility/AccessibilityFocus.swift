/// Which view an assistive technology has its focus on: here the one that the program says.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var location: StateLocation<Value>?

  private init(unfocused: Value) { self.unfocused = unfocused }

  /// Makes a state for one view.
  public init() where Value == Bool { self.init(unfocused: false) }

  /// Makes a state for several views.
  public init<T: Hashable>() where Value == T? { self.init(unfocused: nil) }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { location?.get() ?? unfocused }
    nonmutating set { location?.set(newValue) }
  }

  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    let location: StateLocation<Value>?
    let unfocused: Value

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { location?.get() ?? unfocused }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    location = node.location(slot: slot, initial: unfocused)
  }
}

extension AccessibilityFocusState: InputComparable {
  func isSameInput(as other: AccessibilityFocusState<Value>) -> Bool { true }
}

extension View {
  /// Accepted: an assistive technology is on the view that the program says.
  public consuming func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

  /// Accepted: an assistive technology is on the view that the program says.
  public consuming func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// Accepted: nothing is shown large.
  public consuming func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Sets what the view says aloud while a condition holds.
  public consuming func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(_AccessibilityModifier(label: isEnabled ? label : nil))
  }

  /// Sets what the view says aloud while a condition holds.
  public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the value that the view says after its label while a condition holds.
  public consuming func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modifier(_AccessibilityModifier(value: isEnabled ? value : nil))
  }
}
