/// A thin line across the stack it stands in.
public struct Divider: View, PrimitiveView {
  /// Makes the line.
  public init() {}

  package func items(_ node: ViewNode) -> LayoutNodes {
    let divider = node.attachment as? DividerNode ?? DividerNode()
    node.attachment = divider
    let environment = node.environment
    divider.color = Color(.semantic(.separator)).resolve(in: environment.appearance)
    divider.update(
      thickness: environment.dividerThickness,
      axis: environment.stackOrientation == .horizontal ? .vertical : .horizontal)
    return [divider]
  }
}

final class DividerNode: LayoutNode {
  var color = Color.Resolved.clear
  private var thickness: CGFloat = 0
  /// The direction of the line.
  private var axis = Axis.horizontal

  func update(thickness: CGFloat, axis: Axis) {
    guard (thickness, axis) != (self.thickness, self.axis) else { return }
    (self.thickness, self.axis) = (thickness, axis)
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize(width: thickness, height: thickness)
    size[axis] = proposal[axis] ?? 10
    return size
  }

  override package func draw(_ context: inout DrawingContext) { context.fill(Path(frame), .color(color)) }
}
