/// Moves a guide of a view.
public struct _AlignmentWritingModifier: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  package func makeWrapper() -> GuideNode { GuideNode() }

  package func update(_ wrapper: GuideNode, _ node: ViewNode, index: Int) -> Bool {
    (wrapper.key, wrapper.compute) = (key, compute)
    return true
  }
}

package final class GuideNode: WrapperNode {
  var key: AlignmentKey?
  var compute: (ViewDimensions) -> CGFloat = { _ in 0 }

  override var explicitGuides: GuideKinds {
    super.explicitGuides.union(key.map { GuideKinds(of: $0) } ?? [])
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content else { return nil }
    return key == self.key ? compute(content.dimensions(proposal)) : content.guide(key, proposal)
  }
}

extension View {
  /// Sets the place of a guide, points from the view's left.
  public consuming func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
  }

  /// Sets the place of a guide, points from the view's top.
  public consuming func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
  }
}
