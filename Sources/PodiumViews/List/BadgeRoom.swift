/// Where a row's own view shows the badge that is set on the row.
struct RowBadgeRoom: View, PrimitiveView {
  func items(_ node: ViewNode) -> LayoutNodes {
    let leaf = node.attachment as? BadgeRoomNode ?? BadgeRoomNode()
    node.attachment = leaf
    leaf.direction = node.environment.layoutDirection
    return [leaf]
  }
}

/// Empty until a badge comes.
package final class BadgeRoomNode: LayoutNode {
  var direction = LayoutDirection.leftToRight
  private var badge: LayoutNode?

  func setBadge(_ node: LayoutNode?, below row: LayoutNode) {
    guard badge !== node else { return }
    badge = node
    if let node { adopt(node) }
    // The row itself is just being measured.
    invalidateLayout(below: row)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let size = badge?.size(.unspecified) else { return .zero }
    return CGSize(width: size.width + BadgeNode.spacing, height: size.height)
  }

  override func placeChildren() {
    guard let badge else { return }
    let space = direction == .rightToLeft ? BadgeNode.spacing : 0
    badge.place(at: CGPoint(x: frame.minX + space, y: frame.minY), proposal: .unspecified)
  }

  override package func draw(_ context: inout DrawingContext) { badge?.draw(&context) }
  override package var children: LayoutNodes { badge.map { [$0] } ?? [] }
}
