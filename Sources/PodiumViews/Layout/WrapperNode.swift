/// A layout node around exactly one other; by itself it changes nothing.
package class WrapperNode: LayoutNode {
  @exclusivity(unchecked) package private(set) final var content: LayoutNode?

  /// Puts another node inside.
  final func setContent(_ node: LayoutNode) {
    guard content !== node else { return }
    content = node
    adopt(node)
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content?.size(proposal) ?? .zero }

  override func placeChildren() { content?.place(at: frame.origin, proposal: proposal) }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    content?.guide(key, proposal)
  }

  override var explicitGuides: GuideKinds { content?.currentGuideKinds ?? [] }

  override package func draw(_ context: inout DrawingContext) { content?.draw(&context) }

  override package var children: LayoutNodes { content.map { [$0] } ?? [] }
  override package var containerValues: ContainerValues { content?.containerValues ?? ContainerValues() }
  override package var spacing: ViewSpacing { content?.spacing ?? ViewSpacing() }
  override package var layoutPriority: Double { content?.layoutPriority ?? 0 }
  override package var isDeferred: Bool { content?.isDeferred ?? false }
  override package var zIndex: Double { content?.zIndex ?? 0 }
  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { content?.layoutValue(key) }
}
