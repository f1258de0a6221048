/// Content that is there but not shown, such as what a closed menu would open.
///
/// It is neither drawn nor said aloud; a host reaches its buttons after everything that is shown.
package final class ClosedContentNode: WrapperNode {
  package private(set) var closed: LayoutNodes = []

  func setClosed(_ nodes: LayoutNodes) {
    closed = nodes.parts
    for node in closed { adopt(node) }
  }

  override func placeChildren() {
    super.placeChildren()
    for node in closed { node.place(at: frame.origin, proposal: .unspecified) }
  }
}

/// Keeps views at hand without showing them.
struct ClosedContentModifier<Closed: View>: ViewModifier, LayoutModifier {
  typealias Body = Never
  let closed: Closed

  func makeWrapper() -> ClosedContentNode { ClosedContentNode() }

  func reconcileSecondary(_ node: ViewNode) { node.reconcile(slot: 1, closed) }

  func update(_ wrapper: ClosedContentNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.setClosed(index == 0 && node.children.count > 1 ? node.children[1].items : [])
    return false
  }
}

extension View {
  /// Keeps `content` at hand without showing it.
  func closedContent<Closed: View>(@ViewBuilder _ content: () -> Closed) -> some View {
    modifier(ClosedContentModifier(closed: content()))
  }
}
