/// One thing that takes part in layout and drawing.
///
/// Layout runs in two steps: `size(_:)` answers what a proposal leads to, and remembers it; `place(at:proposal:)`
/// fixes the frames. Frames are absolute, in points, and never rounded: only the painter knows pixels.
package class LayoutNode {
  package internal(set) weak var parent: LayoutNode?
  /// In root coordinates, after placing.
  package private(set) var frame: CGRect = .zero
  package private(set) var proposal: ProposedViewSize = .zero

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []

  /// How many proposals are remembered: a stack asks for its least, its largest and a few sizes between. Ours.
  private static let memoLimit = 8

  package init() {}

  // MARK: What kinds of nodes differ in

  /// The size for a proposal, not remembered.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children; `frame` is set.
  func placeChildren() {}

  /// The place of a guide in the node's own coordinates, where something set one.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Adds what the node draws.
  package func draw(_ context: inout DrawingContext) {}

  /// The nodes inside, in tree order.
  package var children: [LayoutNode] { [] }

  /// What a container that knows no sections lays out for this item.
  package var parts: [LayoutNode] { [self] }

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

  /// Forgets what the node remembers beyond sizes.
  func layoutDidInvalidate() {}

  // MARK: The same for all

  /// The size for a proposal, points.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let computed = computeSize(proposal)
    let size = CGSize(width: Self.sane(computed.width), height: Self.sane(computed.height))
    if sizes.count == Self.memoLimit { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// NaN and negative lengths never leave a node.
  private static func sane(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }

  /// The place of a guide for a proposal, where something set one.
  final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if let known = guides.first(where: { $0.key == key && $0.proposal == proposal }) { return known.value }
    let value = explicitAlignment(key, size: size(proposal), proposal: proposal)
    if guides.count == Self.memoLimit { guides.removeFirst() }
    guides.append((key, proposal, value))
    return value
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
      node.sizes.removeAll(keepingCapacity: true)
      node.guides.removeAll(keepingCapacity: true)
      node.layoutDidInvalidate()
      current = node.parent
    }
  }

  /// Makes this the parent of `child`.
  final func adopt(_ child: LayoutNode) { child.parent = self }
}
