/// Flexible space that pushes its neighbours apart along the stack it stands in.
public struct Spacer: View, PrimitiveView {
  /// The least length, points; nil for the system's.
  public var minLength: CGFloat?

  /// Makes the space; its least length is 8 points unless given (facts K3).
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func items(_ node: ViewNode) -> LayoutNodes {
    let spacer = node.attachment as? SpacerNode ?? SpacerNode()
    node.attachment = spacer
    spacer.update(minLength: minLength ?? ViewSpacing.general, axis: node.environment.stackOrientation)
    return [spacer]
  }
}

final class SpacerNode: LayoutNode {
  private var minLength: CGFloat = 0
  private var axis: Axis?

  func update(minLength: CGFloat, axis: Axis?) {
    guard (minLength, axis) != (self.minLength, self.axis) else { return }
    (self.minLength, self.axis) = (minLength, axis)
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    if axis != .vertical { size.width = max(minLength, proposal.width ?? minLength) }
    if axis != .horizontal { size.height = max(minLength, proposal.height ?? minLength) }
    return size
  }

  /// Nothing stands apart from a spacer (facts K4).
  override package var spacing: ViewSpacing { .zero }
  /// Everyone else is served before a spacer (facts K5).
  override package var layoutPriority: Double { -.infinity }
}
