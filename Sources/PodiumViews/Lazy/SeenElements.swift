/// The elements of a lazy container that can be seen; the views of others hear that they left the sight.
struct SeenElements {
  private var seen: [ObjectIdentifier: DeferredNode] = [:]

  /// Takes what the container placed last.
  mutating func update(_ placed: LayoutNodes, in container: LayoutNode) {
    var current: [ObjectIdentifier: DeferredNode] = [:]
    for node in placed {
      guard let element = node.element(in: container) else { continue }
      current[ObjectIdentifier(element)] = element
    }
    for (id, element) in current where seen[id] == nil { element.setInSight(true) }
    for (id, element) in seen where current[id] == nil { element.setInSight(false) }
    seen = current
  }
}

extension DeferredNode {
  fileprivate func setInSight(_ isShown: Bool) {
    guard let row else { return }
    assumingMainActor(with: row) { $0.setContentInSight(isShown) }
  }
}

extension LayoutNode {
  /// The element of a `ForEach` that the node is, stands around or belongs to.
  fileprivate func element(in container: LayoutNode) -> DeferredNode? {
    var inner: LayoutNode? = self
    while let node = inner {
      if let element = node as? DeferredNode { return element }
      inner = (node as? WrapperNode)?.content
    }
    var outer = parent
    while let node = outer, node !== container {
      if let element = node as? DeferredNode { return element }
      outer = node.parent
    }
    return nil
  }
}
