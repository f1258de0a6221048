/// Draws a view elsewhere without a change of layout.
public struct _OffsetEffect: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let offset: CGSize

  package func makeWrapper() -> OffsetNode { OffsetNode() }

  package func update(_ wrapper: OffsetNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.offset = offset
    // A right-to-left environment turns the way a view is pushed, as SwiftUI does.
    if node.environment.layoutDirection == .rightToLeft { wrapper.offset.width = -offset.width }
    return false
  }
}

package final class OffsetNode: WrapperNode {
  var offset = CGSize.zero

  override func placeChildren() {
    content?.place(at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal: proposal)
  }
}

extension View {
  /// Draws the view (x, y) points away from its place.
  public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view away from its place, points.
  public consuming func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
}
