/// Scrolls the scroll views inside a ``ScrollViewReader``.
@MainActor public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls so that the view with an id can be seen, with the anchors of both meeting where one is given.
  ///
  /// Ids are those of `id(_:)` and of the elements of a `ForEach`. The scroll view moves at the next layout.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let target = ScrollTarget(id: AnyHashable(id), anchor: anchor, root: node)
    func visit(_ layout: LayoutNode) {
      if let scroll = layout as? ScrollNode { scroll.scroll(to: target) }
      layout.children.forEach(visit)
    }
    node.items.forEach(visit)
  }
}

/// A view whose content can scroll the scroll views in it.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  /// Makes the view from a means of scrolling it.
  public var content: (ScrollViewProxy) -> Content

  /// Makes the view.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  package func reconcile(_ node: ViewNode) {
    node.reconcile(slot: 0, node.tracking { content(ScrollViewProxy(node: node)) })
  }
}
