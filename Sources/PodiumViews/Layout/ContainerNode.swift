/// A layout node around any number of others.
package class ContainerNode: LayoutNode {
  @exclusivity(unchecked) package private(set) final var items: LayoutNodes = []
  @exclusivity(unchecked) package private(set) final var layoutDirection: LayoutDirection = .leftToRight

  /// Turns the node round: the distances inside may differ from side to side.
  ///
  /// While an ancestor is being laid out, only what lies below it is forgotten.
  package final func setDirection(_ direction: LayoutDirection, below ancestor: LayoutNode? = nil) {
    guard direction != layoutDirection else { return }
    layoutDirection = direction
    invalidateLayout(below: ancestor)
  }

  /// Puts other nodes inside.
  package final func setItems(_ given: LayoutNodes) {
    let nodes = given.contains { $0 is SectionNode } ? given.parts : given
    let isSame = nodes.isIdentical(to: items)
    for node in nodes { adopt(node) }
    guard !isSame else { return }
    items = nodes
    invalidateLayout()
  }

  /// Puts other nodes inside while the node itself is being placed: its own size does not depend on them.
  final func setItemsDuringLayout(_ nodes: LayoutNodes) {
    for node in nodes { adopt(node) }
    items = nodes
    forgetGuideKinds()
  }

  override var explicitGuides: GuideKinds { items.reduce(into: []) { $0.formUnion($1.currentGuideKinds) } }

  override package var children: LayoutNodes { items }

  /// Draws the children by rising z index, ties in order (facts P10).
  override package func draw(_ context: inout DrawingContext) {
    let visible = children
    guard visible.contains(where: { $0.zIndex != 0 }) else {
      for item in visible { item.draw(&context) }
      return
    }
    let sorted = visible.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, item) in sorted { item.draw(&context) }
  }
}
