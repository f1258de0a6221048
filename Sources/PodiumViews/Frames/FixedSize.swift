/// Lets a view be as large as it likes.
public struct _FixedSizeLayout: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  package func makeWrapper() -> FixedSizeNode { FixedSizeNode() }

  package func update(_ wrapper: FixedSizeNode, _ node: ViewNode, index: Int) -> Bool {
    let isChanged = (wrapper.horizontal, wrapper.vertical) != (horizontal, vertical)
    (wrapper.horizontal, wrapper.vertical) = (horizontal, vertical)
    return isChanged
  }
}

package final class FixedSizeNode: WrapperNode {
  var horizontal = true
  var vertical = true

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content?.size(inner(proposal)) ?? .zero }
  override func placeChildren() { content?.place(at: frame.origin, proposal: inner(proposal)) }
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { content?.guide(key, inner(proposal)) }
}

extension View {
  /// Keeps the view at its ideal size.
  public consuming func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size along some axes.
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
