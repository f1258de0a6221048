/// A view with an id: a new id makes a new view, with state of its own.
public struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
  let content: Content
  let id: ID

  package func reconcile(_ node: ViewNode) {
    let child = node.reconcile(slot: 0, content, identity: AnyHashable(id))
    child.isNamed = true
  }
}

extension View {
  /// Gives the view an identity of its own; `scrollTo` finds it by this.
  public consuming func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
