/// The top or the bottom.
public enum VerticalEdge: Int8, Sendable, Hashable, CaseIterable, Codable {
  case top, bottom

  /// Some of the two.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top.
    public static let top = Set(.top)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The side from which lines begin, or the other.
public enum HorizontalEdge: Int8, Sendable, Hashable, CaseIterable, Codable {
  case leading, trailing

  /// Some of the two.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The side from which lines begin.
    public static let leading = Set(.leading)
    /// The side at which lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Puts a bar at one edge and keeps the content clear of it.
public struct _SafeAreaInsetModifier<Bar: View>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let bar: Bar

  package func makeWrapper() -> SafeAreaInsetNode { SafeAreaInsetNode() }

  package func reconcileSecondary(_ node: ViewNode) {
    let environment = node.derivedEnvironment { $0.stackOrientation = nil }
    node.reconcile(slot: 1, bar, environment: environment)
  }

  package func update(_ wrapper: SafeAreaInsetNode, _ node: ViewNode, index: Int) -> Bool {
    let direction = node.environment.layoutDirection
    let isRightToLeft = direction == .rightToLeft
    let isChanged =
      wrapper.edge != edge || wrapper.gap != spacing || wrapper.isRightToLeft != isRightToLeft
    (wrapper.edge, wrapper.gap, wrapper.alignment) = (edge, spacing, alignment)
    wrapper.isRightToLeft = isRightToLeft
    // Several views in the bar lie on top of each other; of several contents the first carries it.
    wrapper.setBar(index == 0 && node.children.count > 1 ? node.children[1].items : [], direction)
    return isChanged
  }
}

/// Offers its content what the bar leaves; the content may stretch under the bar again.
package final class SafeAreaInsetNode: WrapperNode, SafeAreaNode {
  var edge = Edge.bottom
  var alignment = HorizontalAlignment.center.key
  var gap: CGFloat?
  var isRightToLeft = false
  package private(set) var safeRect = CGRect.zero
  private let bar = LayoutContainerNode(ZStackLayout())

  func setBar(_ items: LayoutNodes, _ direction: LayoutDirection) {
    adopt(bar)
    bar.setDirection(direction)
    bar.setItems(items)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// The bar's own length and what stands between it and the content.
  private func inset(_ proposal: ProposedViewSize) -> (bar: CGFloat, gap: CGFloat) {
    guard !bar.items.isEmpty, let content else { return (0, 0) }
    let (first, second) = isFirst ? (bar.spacing, content.spacing) : (content.spacing, bar.spacing)
    return (bar.size(proposal)[axis], gap ?? first.distance(to: second, along: axis))
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inset = inset(proposal)
    var inner = proposal
    inner[axis] = proposal[axis].map { max(0, $0 - inset.bar - inset.gap) }
    return inner
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inset = inset(proposal)
    var size = content?.size(contentProposal(proposal)) ?? .zero
    size[axis] += inset.bar + inset.gap
    return size
  }

  /// Whether the bar is at the left or the top of the picture.
  private var isAtStart: Bool { axis == .horizontal && isRightToLeft ? !isFirst : isFirst }

  override func placeChildren() {
    guard let content else { return }
    let inset = inset(proposal)
    let inner = contentProposal(proposal)
    var origin = frame.origin
    if isAtStart { origin[axis] += inset.bar + inset.gap }
    safeRect = frame
    safeRect.origin = origin
    safeRect.size[axis] = max(0, frame.size[axis] - inset.bar - inset.gap)
    content.place(at: origin, proposal: inner)
    placeBar(inset.bar)
  }

  private func placeBar(_ length: CGFloat) {
    var offered = proposal
    offered[axis.cross] = frame.size[axis.cross]
    let own = bar.dimensions(offered)
    var origin = CGPoint.zero
    origin[axis] = isAtStart ? 0 : frame.size[axis] - length
    let outer = ViewDimensions(size: frame.size, node: nil, proposal: offered)
    origin[axis.cross] = outer.value(alignment) - own.value(alignment)
    if axis == .vertical, isRightToLeft { origin.x = frame.width - origin.x - own.width }
    bar.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offered)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let value = content?.guide(key, contentProposal(proposal)) else { return nil }
    let inset = inset(proposal)
    return value + (key.axis == axis && isAtStart ? inset.bar + inset.gap : 0)
  }

  override package func draw(_ context: inout DrawingContext) {
    super.draw(&context)
    bar.draw(&context)
  }

  override package var children: LayoutNodes { super.children + bar.items }
}

extension View {
  /// Puts a bar at the top or bottom and keeps this view clear of it; `spacing` in points between them.
  public consuming func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, bar: content()))
  }

  /// Puts a bar at one side and keeps this view clear of it; `spacing` in points between them.
  public consuming func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing,
        bar: content()))
  }
}
