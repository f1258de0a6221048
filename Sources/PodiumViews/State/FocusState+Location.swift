/// Where a focus state lives between runs of the body.
///
/// Unchecked: `unfocused` never changes, and the state is safe from any thread.
final class FocusLocation<Value: Hashable>: FocusNaming, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let unfocused: Value

  init(unfocused: Value) {
    self.unfocused = unfocused
    state = StateLocation(unfocused)
  }

  func get() -> Value { state.get() }

  func set(_ value: Value) { state.set(value) }

  /// Lets go of the focus where the state names `value`.
  func release(_ value: Value) { if state.get() == value { state.set(unfocused) } }

  func reset(unlessNaming focused: FocusTargetNode?) {
    guard state.get() != unfocused else { return }
    if let focused, focused.location === self, focused.wantsFocus() { return }
    state.set(unfocused)
  }
}

/// Something that names the view with the focus.
protocol FocusNaming: AnyObject {
  /// Names no view, unless it names the one that has the focus.
  @MainActor func reset(unlessNaming focused: FocusTargetNode?)
}
