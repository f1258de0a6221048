/// A place in a text that leads somewhere: a rectangle on each line it stands on.
final class TextLinkNode: ActionNode {
  var link = TextLink(url: URL(filePath: "/"), number: 0)
  /// All of the link's text.
  var label = ""
  /// In root coordinates, points.
  private var rects: [CGRect] = []

  /// Whether any of it is shown: text that was cut leads nowhere.
  var isSeen: Bool { !rects.isEmpty }

  /// Sets the rectangles; a touch goes to the first.
  func cover(_ rects: [CGRect], in text: LayoutNode) {
    self.rects = rects
    invalidateLayout(below: text)
    if let first = rects.first { place(at: first.origin, proposal: ProposedViewSize(first.size)) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { rects.first?.size ?? .zero }

  override package func draw(_ context: inout DrawingContext) {
    context.addAccessibilityText(label)
    for rect in rects { context.addLink(rect, to: link.url, label: label) }
  }

  override package var dumpName: String { "TextLink" }
}
