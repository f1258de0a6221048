extension Image {
  @MainActor func symbolNode(_ name: String, _ node: ViewNode) -> LayoutNode {
    let leaf = node.attachment as? SymbolNode ?? SymbolNode()
    node.attachment = leaf
    return leaf
  }
}

final class SymbolNode: LayoutNode {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 20) }
}
