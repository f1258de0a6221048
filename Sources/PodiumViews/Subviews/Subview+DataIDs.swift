@MainActor extension Subview {
  /// The ids of the `ForEach` elements that the view comes from, the innermost first.
  ///
  /// In a picker they stand for tags that were not set.
  var dataIDs: [AnyHashable] {
    var ids: [AnyHashable] = []
    func note(_ node: ViewNode) {
      if node.parent?.hasKeyedChildren == true, let id = node.identity { ids.append(id) }
    }
    var current = owner
    while let node = current {
      note(node)
      current = node.parent
    }
    // Below the owner the way to the item is a single line.
    var inner: [AnyHashable] = []
    var below = owner
    while let node = below {
      below = node.children.first { child in child.items.contains { $0 === item } || node.children.count == 1
      }
      if let below, node.hasKeyedChildren, let id = below.identity { inner.insert(id, at: 0) }
    }
    return deferredIDs + inner + ids
  }

  /// The ids of elements that are made only when they are needed, the innermost first.
  private var deferredIDs: [AnyHashable] {
    var ids: [AnyHashable] = []
    var current: LayoutNode? = item
    while let node = current {
      if let element = node as? DeferredNode {
        if let id = element.rowID { ids.insert(id, at: 0) }
        current = element.isSingle ? element.items.first : nil
      } else {
        current = (node as? WrapperNode)?.content
      }
    }
    return ids
  }
}
