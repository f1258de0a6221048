/// A view whose type is hidden; state lives as long as the hidden type stays the same.
public struct AnyView {
  let content: any View

  /// Hides the type of `view`.
  public init<V: View>(_ view: V) {
    content = V.self == AnyView.self ? (view as? AnyView)?.content ?? view : view
  }

  /// Hides the type of `view`.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
  package func reconcile(_ node: ViewNode) {
    func open<V: View>(_ view: V) { node.reconcile(slot: 0, view) }
    open(content)
  }
}
