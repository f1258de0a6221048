/// Calls an action when a value made of a view's geometry changes.
public struct _GeometryChangeModifier<T: Equatable>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  package func makeWrapper() -> GeometryChangeNode { GeometryChangeNode() }

  package func update(_ wrapper: GeometryChangeNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.check = { [weak node, transform, action] leaf in
      let value = transform(GeometryProxy(node: leaf))
      let last = leaf.last as? T
      guard last != value else { return }
      leaf.last = value
      // During layout nothing may change: the action runs when everything is placed.
      MainActor.assumeIsolated { node?.graph.afterLayout { action(last ?? value, value) } }
    }
    return false
  }
}

package final class GeometryChangeNode: WrapperNode {
  var check: (GeometryChangeNode) -> Void = { _ in }
  var last: Any?

  override func placeChildren() {
    super.placeChildren()
    check(self)
  }
}

extension View {
  /// Calls an action with a value made of the view's geometry, at first and whenever it changes.
  public consuming func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls an action with the old and the new value made of the view's geometry whenever it changes.
  public consuming func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}
