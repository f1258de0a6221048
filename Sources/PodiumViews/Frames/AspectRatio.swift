/// How content of one proportion meets a space of another.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers everything.
  case fill
}

/// Proposes sizes of one proportion.
public struct _AspectRatioLayout: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  package func makeWrapper() -> AspectRatioNode { AspectRatioNode() }

  package func update(_ wrapper: AspectRatioNode, _ node: ViewNode, index: Int) -> Bool {
    let isChanged = wrapper.ratio != aspectRatio || wrapper.mode != contentMode
    (wrapper.ratio, wrapper.mode) = (aspectRatio, contentMode)
    return isChanged
  }
}

package final class AspectRatioNode: WrapperNode {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let content else { return proposal }
    let ideal = content.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width > height * ratio
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content?.size(inner(proposal)) ?? .zero }
  override func placeChildren() { content?.place(at: frame.origin, proposal: inner(proposal)) }
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { content?.guide(key, inner(proposal)) }
}

extension View {
  /// Keeps a proportion of width to height; nil keeps the view's own.
  public consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the proportion of a size.
  public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view, in its own proportion, to fit inside.
  public consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view, in its own proportion, to cover everything.
  public consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
