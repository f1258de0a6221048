/// A container that can tell where a view of its own would stand without placing it.
package protocol PlaceEstimating: LayoutNode {
  /// Where the view would stand that `path` leads to, in root coordinates; nil where it stands there already.
  ///
  /// The path begins with the view looked for and goes outward to a child of this container.
  func estimatedFrame(along path: LayoutNodes) -> CGRect?
}

/// A view to be scrolled to.
struct ScrollTarget {
  let id: AnyHashable
  let anchor: UnitPoint?
  /// Where in the view tree to look.
  weak var root: ViewNode?

  /// The target's frame in root coordinates, where `scroll` is the scroll view that holds it.
  func rect(in scroll: ScrollNode) -> CGRect? {
    guard let node = assumingMainActor(with: self, { $0.root?.layoutNode(id: $0.id) }) else { return nil }
    var rect = node.frame
    var current = node
    var path: LayoutNodes = [node]
    while let parent = current.parent {
      if let estimate = (parent as? any PlaceEstimating)?.estimatedFrame(along: path) { rect = estimate }
      if parent === scroll { return rect }
      // A scroll view further in has to be scrolled, not this one.
      if parent is ScrollNode { return nil }
      current = parent
      path.append(parent)
    }
    return nil
  }
}

extension ViewNode {
  /// The first layout node of the view with an explicit id in this tree; makes deferred rows where it has to.
  fileprivate func layoutNode(id: AnyHashable) -> LayoutNode? {
    if let found = find(id, making: false) { return found }
    return find(id, making: true)
  }

  private func find(_ id: AnyHashable, making: Bool) -> LayoutNode? {
    if explicitID == id, let item = items.first { return item }
    if let rows = deferredRows {
      if let row = rows.node(id: id) { return row }
      if making { for node in rows.nodes { if let found = find(id, in: node) { return found } } }
    }
    for child in children { if let found = child.find(id, making: making) { return found } }
    return nil
  }

  private func find(_ id: AnyHashable, in node: DeferredNode) -> LayoutNode? {
    guard node.isDeferred else { return nil }
    node.resolve()
    return node.row?.find(id, making: true)
  }
}
