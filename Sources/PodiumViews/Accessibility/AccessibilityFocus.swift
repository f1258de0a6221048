/// Which view an assistive technology has its focus on: here the one that the program says.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The focus is a state like any other: nothing on the screen moves it.
  private var state: State<Value>

  /// Makes a state for one view.
  public init() where Value == Bool { state = State(initialValue: false) }

  /// Makes a state for several views.
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    let value: PodiumViews.Binding<Value>

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
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
