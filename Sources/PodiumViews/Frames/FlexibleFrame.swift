/// A frame with limits.
public struct _FlexFrameLayout: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  var horizontal: FrameLimits
  var vertical: FrameLimits
  let alignment: Alignment

  package func makeWrapper() -> FlexibleFrameNode { FlexibleFrameNode() }

  package func update(_ wrapper: FlexibleFrameNode, _ node: ViewNode, index: Int) -> Bool {
    let direction = node.environment.layoutDirection
    var lengths = LengthCheck()
    let limits = (horizontal.checked(&lengths, "Width"), vertical.checked(&lengths, "Height"))
    lengths.finish(wrapper, node)
    let isChanged =
      wrapper.horizontal != limits.0 || wrapper.vertical != limits.1 || wrapper.alignment != alignment
      || wrapper.direction != direction
    (wrapper.horizontal, wrapper.vertical) = limits
    (wrapper.alignment, wrapper.direction) = (alignment, direction)
    return isChanged
  }
}

/// The limits of a frame along one axis, points.
package struct FrameLimits: Hashable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  func checked(_ lengths: inout LengthCheck, _ axis: String) -> FrameLimits {
    FrameLimits(
      min: lengths.checked(min, "frame(min\(axis):)", allowsInfinity: true),
      ideal: lengths.checked(ideal, "frame(ideal\(axis):)", allowsInfinity: true),
      max: lengths.checked(max, "frame(max\(axis):)", allowsInfinity: true))
  }

  /// What the content is offered.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    guard let length = proposed ?? ideal else { return nil }
    return clamp(length)
  }

  /// What the frame takes: the proposal within the limits; a missing limit is the content's own length.
  func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
    guard min != nil || max != nil || ideal != nil else { return content }
    guard let proposed else { return clamp(ideal ?? content) }
    switch (min, max) {
    case (nil, nil): return content
    case (let min?, nil): return Swift.max(min, Swift.min(content, proposed))
    case (nil, let max?): return Swift.min(max, Swift.max(content, proposed))
    case (.some, .some): return clamp(proposed)
    }
  }

  /// A minimum beats a maximum below it.
  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.max(min ?? -.infinity, Swift.min(max ?? .infinity, length))
  }
}

package final class FlexibleFrameNode: AligningNode {
  var horizontal = FrameLimits()
  var vertical = FrameLimits()

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content?.size(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: horizontal.length(proposal.width, content: inner.width),
      height: vertical.length(proposal.height, content: inner.height))
  }
}

extension View {
  /// Puts the view into a frame with limits, points; the frame takes what it is offered within them.
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        horizontal: FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}
