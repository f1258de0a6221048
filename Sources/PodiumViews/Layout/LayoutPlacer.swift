/// Carries out what a ``Layout`` says about places: to the nodes, or into notes where only the places are asked for.
///
/// A layout places as if left to right; inside a right-to-left container the places are mirrored in the bounds.
final class LayoutPlacer {
  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  let isMirrored: Bool
  var bounds: CGRect = .zero
  /// How often a subview was placed since this was last set.
  var count = 0
  private var notes: [ObjectIdentifier: Place]?

  init(isMirrored: Bool) { self.isMirrored = isMirrored }

  func place(_ node: LayoutNode, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = node.size(proposal)
    var origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    if isMirrored { origin.x = bounds.minX + bounds.maxX - origin.x - size.width }
    count += 1
    if notes != nil {
      notes?[ObjectIdentifier(node)] = Place(origin: origin, proposal: proposal)
    } else {
      node.place(at: origin, proposal: proposal)
    }
  }

  /// Where `body` places subviews inside `bounds`, with none of them moved.
  func places(in bounds: CGRect, _ body: () -> Void) -> [ObjectIdentifier: Place] {
    let outer = (self.bounds, count, notes)
    (self.bounds, notes) = (bounds, [:])
    defer { (self.bounds, count, notes) = outer }
    body()
    return notes ?? [:]
  }
}
