/// Space around a view.
public struct _PaddingLayout: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  package func makeWrapper() -> PaddingNode { PaddingNode() }

  package func update(_ wrapper: PaddingNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.update(insets, direction: node.environment.layoutDirection)
  }
}

/// Keeps its content clear of its edges; `insets.leading` is the left side here, settled by the direction.
package class InsetNode: WrapperNode {
  private(set) final var insets = EdgeInsets()

  /// Takes insets; says whether they changed.
  final func update(_ given: EdgeInsets, direction: LayoutDirection) -> Bool {
    var settled = given
    if direction == .rightToLeft { swap(&settled.leading, &settled.trailing) }
    let isChanged = insets != settled
    insets = settled
    return isChanged
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content?.size(proposal.inset(by: insets)) ?? .zero
    return CGSize(
      width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
  }

  override func placeChildren() {
    content?.place(
      at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
      proposal: proposal.inset(by: insets))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let value = content?.guide(key, proposal.inset(by: insets)) else { return nil }
    return value + (key.axis == .horizontal ? insets.leading : insets.top)
  }
}

package final class PaddingNode: InsetNode {
  /// A padded side is no longer the content's own.
  override package var spacing: ViewSpacing {
    var spacing = super.spacing
    let plain = ViewSpacing()
    if insets.top != 0 { spacing.top = plain.top }
    if insets.bottom != 0 { spacing.bottom = plain.bottom }
    if insets.leading != 0 { spacing.leading = plain.leading }
    if insets.trailing != 0 { spacing.trailing = plain.trailing }
    return spacing
  }
}

extension View {
  /// The distance where none is given, points (facts K1).
  package static var defaultPadding: CGFloat { 16 }

  /// Adds space on every side, points.
  public consuming func padding(_ length: CGFloat) -> some View { modifier(_PaddingLayout(insets: EdgeInsets(length))) }

  /// Adds space by side, points.
  public consuming func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

  /// Adds space on some sides, points; 16 where no length is given.
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length ?? Self.defaultPadding, edges: edges)))
  }
}
