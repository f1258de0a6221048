/// A view that a focus state can name.
package final class FocusTargetNode: WrapperNode {
  /// The view's place in the tree.
  weak var viewNode: ViewNode?
  /// The state that names the view.
  weak var location: AnyObject?
  package var isEnabled = true
  /// Whether the state names this view now.
  var wantsFocus: @MainActor () -> Bool = { false }
  /// Makes the state name this view, or no longer.
  var setFocused: @MainActor (Bool) -> Void = { _ in }
  var wanted = false

  override package var dumpName: String { "Focused" }
  override package var dumpDetail: String { wanted ? "focused" : "" }
}

/// Ties a view to a focus state.
public struct _FocusedModifier<Value: Hashable>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  package func makeWrapper() -> FocusTargetNode { FocusTargetNode() }

  package func update(_ wrapper: FocusTargetNode, _ node: ViewNode, index: Int) -> Bool {
    guard let location = binding.location else { return false }
    wrapper.viewNode = node
    wrapper.location = location
    wrapper.isEnabled = node.environment.isEnabled
    wrapper.wantsFocus = { [value] in location.get() == value }
    wrapper.setFocused = { [value] isFocused in
      if isFocused { location.set(value) } else { location.release(value) }
    }
    let wants = node.tracking { location.get() == value } && wrapper.isEnabled
    if wants != wrapper.wanted {
      wrapper.wanted = wants
      let scene = node.graph.focusScene
      node.graph.afterLayout { [weak wrapper] in if let wrapper { scene.follow(wrapper) } }
    }
    return false
  }
}

/// Gives the focus to a view when it comes.
public struct _DefaultFocusModifier<Value: Hashable>: ViewModifier, LifecycleModifier {
  public typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  package func viewDidUpdate(_ node: ViewNode, isFirst: Bool) {
    if isFirst { node.graph.afterLayout { [binding, value] in binding.wrappedValue = value } }
  }
}

extension View {
  /// Ties the view to a focus state that names it with `value`.
  public consuming func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }

  /// Ties the view to a focus state of its own.
  public consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Sets a focus state when the view comes.
  public consuming func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}

/// When a default focus counts; in a picture it always does when its view comes.
public struct DefaultFocusEvaluationPriority: Sendable {
  private enum Kind { case automatic, userInitiated }
  private let kind: Kind

  /// When the view comes.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)

  /// Also when a person moves the focus here.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}
