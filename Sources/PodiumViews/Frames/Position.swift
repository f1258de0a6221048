/// Puts the middle of a view at a point of the space it is offered.
public struct _PositionLayout: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let position: CGPoint

  package func makeWrapper() -> PositionNode { PositionNode() }

  package func update(_ wrapper: PositionNode, _ node: ViewNode, index: Int) -> Bool {
    (wrapper.position, wrapper.direction) = (position, node.environment.layoutDirection)
    return false
  }
}

/// Takes the whole proposal (facts F36); in a right-to-left environment the point counts from the right (R10).
package final class PositionNode: WrapperNode {
  var position = CGPoint.zero
  var direction = LayoutDirection.leftToRight

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content?.size(proposal) ?? .zero)
  }

  private func corner(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let inner = content?.size(proposal) ?? .zero
    let x = direction == .leftToRight ? position.x : size.width - position.x
    return CGPoint(x: x - inner.width / 2, y: position.y - inner.height / 2)
  }

  override func placeChildren() {
    let corner = corner(frame.size, proposal)
    content?.place(at: CGPoint(x: frame.minX + corner.x, y: frame.minY + corner.y), proposal: proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let value = content?.guide(key, proposal) else { return nil }
    let corner = corner(size, proposal)
    return value + (key.axis == .horizontal ? corner.x : corner.y)
  }
}

extension View {
  /// Puts the view's middle at a point, in points from the top leading corner of the space offered.
  public consuming func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  /// Puts the view's middle at a point, in points from the top leading corner of the space offered.
  public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
