/// Shows part of a content that may be larger along some axes.
///
/// Along those it takes what it is offered and offers the content any length; across them it is exactly as large
/// as the content (facts V1).
package final class ScrollNode: ContainerNode {
  package var axes: Axis.Set = .vertical
  /// Whether what lies outside is left out of the drawing.
  var isClipped = true
  /// Whether hosts may scroll it; `scrollTo` always may.
  package var isEnabled = true
  /// Where the content starts out, as a part of what it could be scrolled by.
  var initialAnchor: UnitPoint?
  /// How far the content is scrolled from its leading and top edge, points.
  package private(set) var offset = CGPoint.zero
  /// What can be seen of the content, in root coordinates: the frame, and the safe area around it.
  package private(set) var visibleRect = CGRect.zero
  /// The offer that the last size was for; a length of nil means that the content is shown whole.
  package private(set) var viewport = ProposedViewSize.unspecified

  /// Views inside whose size depends on the viewport's.
  private var dependents: [Weak<LayoutNode>] = []
  /// Views inside that learned something about their size while they were placed.
  private var stale: LayoutNodes = []
  private var target: ScrollTarget?
  private var wasScrolled = false
  private let column = LayoutContainerNode(VStackLayout())

  /// Estimates settle after a few rounds; this only ends what never would. Ours.
  private static let maximumRounds = 12

  struct Weak<T: AnyObject> { weak var value: T? }

  /// The one view inside, or a column of several, as SwiftUI arranges them along any axis.
  private var content: LayoutNode? {
    guard items.count > 1 else { return items.first }
    adopt(column)
    column.setDirection(layoutDirection, below: self)
    column.setItemsDuringLayout(items)
    return column
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    setViewport(proposal)
    var size = content?.size(contentProposal(proposal)) ?? .zero
    if axes.contains(.horizontal), let width = proposal.width { size.width = width }
    if axes.contains(.vertical), let height = proposal.height { size.height = height }
    return size
  }

  private func setViewport(_ proposal: ProposedViewSize) {
    guard viewport != proposal else { return }
    viewport = proposal
    for dependent in dependents { dependent.value?.invalidateLayout(below: self) }
    dependents.removeAll()
  }

  /// Makes a node inside be measured again when the viewport changes.
  func addDependent(_ node: LayoutNode) {
    if !dependents.contains(where: { $0.value === node }) { dependents.append(Weak(value: node)) }
  }

  /// Has the content measured and placed again, because a node in it knows its size better than before.
  package func placeAgain(for node: LayoutNode) { stale.append(node) }

  override func placeChildren() {
    setViewport(proposal)
    visibleRect = safeAreaFrame
    guard let content else { return }
    let inner = contentProposal(proposal)
    for _ in 0..<Self.maximumRounds {
      let size = content.size(inner)
      settleOffset(size)
      content.place(at: origin(of: size), proposal: inner)
      for node in stale { node.invalidateLayout(below: self) }
      let isStale = !stale.isEmpty
      stale = []
      let hasMoved = follow(content.size(inner))
      if !isStale && !hasMoved { break }
    }
    target = nil
  }

  /// Lets a right-to-left content start at its right end (facts R7).
  private func origin(of size: CGSize) -> CGPoint {
    CGPoint(
      x: layoutDirection == .leftToRight ? frame.minX - offset.x : frame.maxX - size.width + offset.x,
      y: frame.minY - offset.y)
  }

  private func limit(_ size: CGSize) -> CGPoint {
    func most(_ axis: Axis.Set, _ content: CGFloat, _ shown: CGFloat) -> CGFloat {
      axes.contains(axis) && content.isFinite ? max(0, content - shown) : 0
    }
    return CGPoint(
      x: most(.horizontal, size.width, frame.width), y: most(.vertical, size.height, frame.height))
  }

  private func settleOffset(_ size: CGSize) {
    let limit = limit(size)
    if !wasScrolled, let initialAnchor {
      offset = CGPoint(x: limit.x * initialAnchor.x, y: limit.y * initialAnchor.y)
    }
    offset = CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
  }

  // MARK: Scrolling

  /// Scrolls by a distance, points; positive toward the content's end.
  package func scroll(by distance: CGSize) {
    wasScrolled = true
    offset.x += distance.width
    offset.y += distance.height
  }

  /// Brings a view into sight at the next layout.
  func scroll(to target: ScrollTarget) { self.target = target }

  /// Moves to the target, where there is one; says whether that changed anything.
  private func follow(_ size: CGSize) -> Bool {
    guard let target, let rect = target.rect(in: self) else { return false }
    wasScrolled = true
    let old = offset
    let start = layoutDirection == .leftToRight ? rect.minX - frame.minX : frame.maxX - rect.maxX
    offset.x += Self.distance(start, rect.width, frame.width, anchor: target.anchor?.x)
    offset.y += Self.distance(rect.minY - frame.minY, rect.height, frame.height, anchor: target.anchor?.y)
    settleOffset(size)
    return abs(offset.x - old.x) > 0.001 || abs(offset.y - old.y) > 0.001
  }

  /// How far to scroll along one axis: the least that shows everything, or what makes the anchors meet (facts V4).
  private static func distance(
    _ start: CGFloat, _ length: CGFloat, _ shown: CGFloat, anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return start + length * anchor - shown * anchor }
    if start < 0 { return start }
    return max(0, min(start, start + length - shown))
  }

  override package func draw(_ context: inout DrawingContext) {
    guard isClipped else { return super.draw(&context) }
    context.layer {
      $0.clip = Path(visibleRect)
    } content: {
      super.draw(&$0)
    }
  }

  override package var children: LayoutNodes { items }
  override package var dumpDetail: String { offset == .zero ? "" : "offset \(offset.x),\(offset.y)" }
}

extension LayoutNode {
  /// The scroll view around that scrolls along `axis`.
  package func enclosingScroll(along axis: Axis) -> ScrollNode? {
    let wanted: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    var current = parent
    while let node = current {
      if let scroll = node as? ScrollNode, scroll.axes.contains(wanted) { return scroll }
      current = node.parent
    }
    return nil
  }
}
