extension View {
  /// Shows a number beside the view's tab or row; zero hides it.
  public consuming func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(label: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Shows a text beside the view's tab or row.
  public consuming func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(label: label)) }

  /// Shows a text beside the view's tab or row.
  public consuming func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// Shows a text beside the view's tab or row.
  @_disfavoredOverload public consuming func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}

/// Hands a badge to a tab bar, or draws it at the end of a row.
public struct _BadgeModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let label: Text?

  package func makeWrapper() -> BadgeNode { BadgeNode() }

  package func reconcileSecondary(_ node: ViewNode) {
    guard node.environment.isInListRow else { return node.removeChildren(from: 1) }
    node.reconcileForEachItem(label.map { $0.font(.body).foregroundStyle(.secondary).lineLimit(1) })
  }

  package func update(_ wrapper: BadgeNode, _ node: ViewNode, index: Int) -> Bool {
    if node.environment.isInListRow, index + 1 >= node.children.count { reconcileSecondary(node) }
    wrapper.label = label
    wrapper.direction = node.environment.layoutDirection
    return wrapper.setDrawn(index + 1 < node.children.count ? node.children[index + 1].items.first : nil)
  }
}

/// A row with its badge before the trailing edge, or before what marks the edge, such as a link's chevron.
package final class BadgeNode: WrapperNode {
  /// Between a row and its badge, points.
  static var spacing: CGFloat { 8 }

  var label: Text?
  var direction = LayoutDirection.leftToRight
  private var badge: LayoutNode?
  private var room: BadgeRoomNode?

  /// Takes what is drawn; says whether it is another view than before.
  func setDrawn(_ node: LayoutNode?) -> Bool {
    guard badge !== node else { return false }
    badge = node
    if let node { adopt(node) }
    return true
  }

  override package var containerValues: ContainerValues {
    var own = ContainerValues()
    own.badge = label
    return super.containerValues.over(own)
  }

  /// The badge, where the content has no room of its own for it.
  private var ownBadge: LayoutNode? { room == nil ? badge : nil }

  /// Looks for a room in the content and puts the badge there.
  private func findRoom() {
    content?.makeDeferred()
    func find(_ node: LayoutNode) -> BadgeRoomNode? {
      node as? BadgeRoomNode ?? node.children.lazy.compactMap(find).first
    }
    let found = content.flatMap(find)
    if room !== found { room?.setBadge(nil, below: self) }
    room = found
    found?.setBadge(badge, below: self)
  }

  private func inner(_ proposal: ProposedViewSize, beside badge: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - badge.width - Self.spacing) }, height: proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    findRoom()
    guard let badge = ownBadge else { return super.computeSize(proposal) }
    let size = badge.size(.unspecified)
    let row = content?.size(inner(proposal, beside: size)) ?? .zero
    // In a row the badge stands at the trailing edge, however narrow the content is.
    let width = row.width + Self.spacing + size.width
    return CGSize(width: max(width, proposal.width ?? width), height: max(row.height, size.height))
  }

  override func placeChildren() {
    guard let badge = ownBadge, let content else { return super.placeChildren() }
    let size = badge.size(.unspecified)
    let offered = inner(proposal, beside: size)
    let row = content.size(offered)
    let isLeft = direction == .leftToRight
    content.place(
      at: CGPoint(x: isLeft ? frame.minX : frame.maxX - row.width, y: frame.midY - row.height / 2), proposal: offered)
    badge.place(
      at: CGPoint(x: isLeft ? frame.maxX - size.width : frame.minX, y: frame.midY - size.height / 2),
      proposal: .unspecified)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let badge = ownBadge else { return super.explicitAlignment(key, size: size, proposal: proposal) }
    let offered = inner(proposal, beside: badge.size(.unspecified))
    guard let content, let guide = content.guide(key, offered) else { return nil }
    let row = content.size(offered)
    if key.axis == .horizontal { return direction == .leftToRight ? guide : size.width - row.width + guide }
    return guide + (size.height - row.height) / 2
  }

  override package func draw(_ context: inout DrawingContext) {
    super.draw(&context)
    ownBadge?.draw(&context)
  }

  override package var children: LayoutNodes { super.children + (ownBadge.map { [$0] } ?? []) }
}
