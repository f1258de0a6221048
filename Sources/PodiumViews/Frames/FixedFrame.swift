/// A frame of a fixed width, height or both.
public struct _FrameLayout: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  package func makeWrapper() -> FixedFrameNode { FixedFrameNode() }

  package func update(_ wrapper: FixedFrameNode, _ node: ViewNode, index: Int) -> Bool {
    var lengths = LengthCheck()
    defer { lengths.finish(wrapper, node) }
    return wrapper.update(
      width: lengths.checked(width, "frame(width:)"), height: lengths.checked(height, "frame(height:)"),
      alignment: alignment, direction: node.environment.layoutDirection)
  }
}

/// Looks at the lengths of one frame; the first that is none keeps the picture from being drawn, as long as it is so.
struct LengthCheck {
  private var first: (length: CGFloat, name: String)?

  /// A length that layout can use; a negative or non-finite one is left out.
  mutating func checked(
    _ length: CGFloat?, _ name: @autoclosure () -> String, allowsInfinity: Bool = false
  ) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite || allowsInfinity { return length }
    first = first ?? (length, name())
    return nil
  }

  /// Tells what was found of the wrapper that a modifier put around an item of `node`.
  @MainActor func finish(_ wrapper: LayoutNode, _ node: ViewNode) {
    let problem = first.map { ViewProblem.invalidLength($0.length, $0.name, view: node.authorName ?? node.viewName) }
    node.graph.setProblem(problem, of: node, part: wrapper)
  }
}

extension LayoutNode {
  /// Offers the node the whole of `bounds` and lines it up there, from left to right.
  final func place(in bounds: CGRect, alignment: Alignment) {
    let offered = ProposedViewSize(bounds.size)
    let outer = ViewDimensions(size: bounds.size, node: nil, proposal: offered)
    let inner = dimensions(offered)
    place(
      at: CGPoint(
        x: bounds.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
        y: bounds.minY + outer[alignment.vertical] - inner[alignment.vertical]),
      proposal: offered)
  }
}

/// A wrapper that puts its content somewhere inside a box of its own size.
package class AligningNode: WrapperNode {
  var alignment = Alignment.center
  var direction = LayoutDirection.leftToRight

  /// The proposal for the content inside a box of `size`.
  func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the content's corner goes inside a box of `size`.
  final func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    guard let content else { return .zero }
    let inner = content.dimensions(contentProposal(proposal))
    let outer = ViewDimensions(size: size, node: nil, proposal: proposal)
    var x = outer[alignment.horizontal] - inner[alignment.horizontal]
    if direction == .rightToLeft { x = size.width - x - inner.width }
    return CGPoint(x: x, y: outer[alignment.vertical] - inner[alignment.vertical])
  }

  override func placeChildren() {
    let origin = contentOrigin(frame.size, proposal)
    content?.place(
      at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: contentProposal(proposal))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let value = content?.guide(key, contentProposal(proposal)) else { return nil }
    let origin = contentOrigin(size, proposal)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}

package final class FixedFrameNode: AligningNode {
  private var width: CGFloat?
  private var height: CGFloat?

  func update(width: CGFloat?, height: CGFloat?, alignment: Alignment, direction: LayoutDirection) -> Bool {
    let isChanged =
      (width, height) != (self.width, self.height) || alignment != self.alignment || direction != self.direction
    (self.width, self.height, self.alignment, self.direction) = (width, height, alignment, direction)
    return isChanged
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = content?.size(contentProposal(proposal)) ?? .zero
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }
}

extension View {
  /// Puts the view into a frame of the given size, points; nil keeps the view's own.
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }
}
