/// A picture or symbol that stands between the letters of a text.
struct InlineImage {
  /// Draws it; placed anew for each drawing.
  let node: LayoutNode
  /// Points, at the text's full size.
  let size: CGSize
  /// From its top to the letters' baseline, points.
  let baseline: CGFloat
  /// Whether a line grows for it: symbols stay within the line of their letters.
  let isSymbol: Bool

  init(_ image: Image, font: ResolvedFont, paint: StylePaint, in environment: EnvironmentValues) {
    if case .symbol(let name) = image.source {
      let symbol = SymbolNode()
      image.update(symbol, name, font: font, isResizable: true, in: environment) { paint.level($0) }
      (node, size, baseline, isSymbol) = (symbol, symbol.naturalSize, symbol.naturalBaseline, true)
    } else {
      let picture = ImageNode()
      let name = if case .named(let name) = image.source { name } else { "" }
      image.update(
        picture, image.resource(in: environment), name: name, isResizable: true, paint: paint,
        redaction: environment.redaction)
      (node, size, baseline, isSymbol) = (picture, picture.naturalSize, picture.naturalSize.height, false)
    }
  }

  /// The room it takes among letters.
  var inlay: StyledText.Inlay {
    StyledText.Inlay(
      width: size.width, ascent: isSymbol ? 0 : baseline, descent: isSymbol ? 0 : size.height - baseline)
  }

  /// Draws it with its left end and baseline at a place; what it says aloud is left to the text.
  func draw(at origin: CGPoint, scale: CGFloat, _ context: inout DrawingContext) {
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    node.place(at: CGPoint(x: origin.x, y: origin.y - baseline * scale), proposal: ProposedViewSize(size))
    _ = context.takingAccessibilityText { node.draw(&$0) }
  }
}
