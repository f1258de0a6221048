/// One thing that takes part in layout and drawing.
///
/// Layout runs in two steps: `size(_:)` answers what a proposal leads to, and remembers it; `place(at:proposal:)`
/// fixes the frames. Frames are absolute, in points, and never rounded: only the painter knows pixels.
package class LayoutNode {
  /// The node around this one.
  package final var parent: LayoutNode? { outside?.node }
  @exclusivity(unchecked) private final var outside: Anchor?
  @exclusivity(unchecked) private final var anchor: Anchor?
  /// In root coordinates, after placing.
  @exclusivity(unchecked) package private(set) var frame: CGRect = .zero
  @exclusivity(unchecked) package private(set) var proposal: ProposedViewSize = .zero

  @exclusivity(unchecked) private final var sizes = SizeMemo()
  @exclusivity(unchecked) private final var guides: [(request: GuideRequest, place: CGFloat?)] = []
  @exclusivity(unchecked) private final var guideKinds: GuideKinds?

  private struct GuideRequest: Equatable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }

  /// Leads to a node as a weak reference would: what weak references point to counts all others slowly.
  private final class Anchor {
    // Set to nil when the node ends.
    unowned(unsafe) var node: LayoutNode?

    init(_ node: LayoutNode) { self.node = node }
  }

  package init() {}

  deinit { anchor?.node = nil }

  // MARK: What kinds of nodes differ in

  /// The size for a proposal, not remembered.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children; `frame` is set.
  func placeChildren() {}

  /// The place of a guide in the node's own coordinates, where something set one.
  ///
  /// Only asked for the kinds of guides that ``explicitGuides`` names.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The kinds of guides that this node or one inside may set; remembered until the layout is invalid.
  var explicitGuides: GuideKinds { [] }

  /// Adds what the node draws.
  package func draw(_ context: inout DrawingContext) {}

  /// The nodes inside, in tree order.
  package var children: LayoutNodes { [] }

  /// What a container that knows no sections lays out for this item.
  package var parts: LayoutNodes { LayoutNodes(self) }
  /// Grows whenever ``parts`` changes.
  package var partsRevision: Int { 0 }

  /// What the view hands to its container.
  package var containerValues: ContainerValues { ContainerValues() }

  package var spacing: ViewSpacing { ViewSpacing() }
  package var layoutPriority: Double { 0 }
  /// Whether the node stands for views that nobody has needed yet; asking for its size makes them.
  package var isDeferred: Bool { false }
  package var zIndex: Double { 0 }

  /// The value set with `layoutValue(key:value:)`, by the key's type.
  package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// What the node is called in a text dump.
  package var dumpName: String { String(describing: type(of: self)) }
  /// What a text dump adds behind the frame.
  package var dumpDetail: String { "" }

  /// Whether the node shows another of its children in place of this one.
  func passesOver(_ child: LayoutNode) -> Bool { false }

  /// Forgets what the node remembers beyond sizes.
  func layoutDidInvalidate() {}

  // MARK: The same for all

  /// The size for a proposal, points.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let computed = computeSize(proposal)
    let size = CGSize(width: Self.sane(computed.width), height: Self.sane(computed.height))
    sizes.remember(size, for: proposal)
    return size
  }

  /// NaN and negative lengths never leave a node.
  private static func sane(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }

  /// The place of a guide for a proposal, where something set one.
  final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard currentGuideKinds.contains(GuideKinds(of: key)) else { return nil }
    let request = GuideRequest(key: key, proposal: proposal)
    if let known = guides.first(where: { $0.request == request }) { return known.place }
    let place = explicitAlignment(key, size: size(proposal), proposal: proposal)
    if guides.count == SizeMemo.limit { guides.removeFirst() }
    guides.append((request, place))
    return place
  }

  /// Asks for ``explicitGuides`` anew.
  final func forgetGuideKinds() { guideKinds = nil }

  /// ``explicitGuides``, remembered.
  final var currentGuideKinds: GuideKinds {
    if let guideKinds { return guideKinds }
    let kinds = explicitGuides
    guideKinds = kinds
    return kinds
  }

  /// Size and guides for a proposal.
  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self, proposal: proposal)
  }

  /// Puts the node's top left corner at `origin` and lays out what is inside.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(proposal))
    self.proposal = proposal
    placeChildren()
  }

  /// Forgets sizes here and in everything around, up to but without `ancestor`.
  package final func invalidateLayout(below ancestor: LayoutNode? = nil) {
    var current: LayoutNode? = self
    while let node = current, node !== ancestor {
      node.sizes.forget()
      if !node.guides.isEmpty { node.guides.removeAll(keepingCapacity: true) }
      node.guideKinds = nil
      node.layoutDidInvalidate()
      current = node.outside?.node
    }
  }

  /// Makes this the parent of `child`.
  final func adopt(_ child: LayoutNode) {
    let anchor = self.anchor ?? Anchor(self)
    self.anchor = anchor
    if child.outside !== anchor { child.outside = anchor }
  }
}
