extension Image {
  @MainActor func symbolNode(_ plainName: String, _ node: ViewNode) -> LayoutNode {
    let environment = node.environment
    let leaf = node.attachment as? SymbolNode ?? SymbolNode()
    node.attachment = leaf
    let font = environment.fontChanges.apply(to: environment.defaultFont).resolve(in: environment)
    update(leaf, plainName, font: font, isResizable: isResizable, in: environment) {
      environment.foregroundPaint(level: $0)
    }
    return leaf
  }

  /// Shows a symbol in a node, beside letters of a font and in the paints of each level.
  func update(
    _ leaf: SymbolNode, _ plainName: String, font: ResolvedFont, isResizable: Bool, in environment: EnvironmentValues,
    paint: (_ level: Int) -> StylePaint
  ) {
    let name = environment.symbolVariants.name(for: plainName, exists: SymbolCatalog.contains)
    let mode = symbolMode ?? environment.symbolRenderingMode ?? .monochrome
    let scale: SymbolScale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let artwork = SymbolCatalog.artwork(
      named: name, weight: font.weight, scale: scale, multicolor: mode == .multicolor,
      isLayered: mode == .palette || mode == .hierarchical)
    // A palette names the style of each layer; a hierarchy fades one style.
    let paints = (0..<3).map { level in
      paint(mode == .monochrome ? 0 : level)
    }
    leaf.update(
      artwork: artwork, name: name, label: label, fontSize: font.size, isResizable: isResizable, paints: paints,
      tints: artwork?.tints.map { tint in tint.map { environment.resolve(Color(.system($0))) } } ?? [],
      engine: environment.textEngine, redaction: environment.redaction)
  }
}

/// Lays out and draws one symbol; an unknown one is a plain box and is reported.
final class SymbolNode: LayoutNode {
  private var artwork: SymbolArtwork?
  private var name = ""
  private var label: String?
  private var fontSize: CGFloat = 17
  private var isResizable = false
  private var paints: [StylePaint] = []
  private var tints: [Color.Resolved?] = []
  private var engine: any TextEngine = FixedTextEngine()

  private var redaction: Redaction?

  /// The box of a symbol that is not known or not shown, ems (facts T16).
  private static let unknownSize = CGSize(width: 1.18, height: 1.145)

  func update(
    artwork: SymbolArtwork?, name: String, label: String?, fontSize: CGFloat, isResizable: Bool,
    paints: [StylePaint], tints: [Color.Resolved?], engine: any TextEngine, redaction: Redaction?
  ) {
    let isSame =
      artwork == self.artwork && fontSize == self.fontSize && isResizable == self.isResizable
      && redaction?.kind == self.redaction?.kind
    self.redaction = redaction
    (self.artwork, self.name, self.label, self.fontSize) = (artwork, name, label, fontSize)
    (self.isResizable, self.paints, self.tints, self.engine) = (isResizable, paints, tints, engine)
    if !isSame { invalidateLayout() }
  }

  /// Where letters beside the symbol stand, from its top, points.
  var naturalBaseline: CGFloat { (artwork?.baseline ?? Self.unknownSize.height * 0.8) * fontSize }

  var naturalSize: CGSize {
    if redaction?.kind == .placeholder {
      return CGSize(
        width: (Self.unknownSize.width * fontSize).rounded(), height: (Self.unknownSize.height * fontSize).rounded())
    }
    let ems = artwork?.size ?? Self.unknownSize
    return CGSize(width: ems.width * fontSize, height: ems.height * fontSize)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  override var explicitGuides: GuideKinds { .baselines }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let artwork, !isResizable, artwork.size.height > 0,
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    // A placeholder stands beside text as the symbol would.
    return artwork.baseline / artwork.size.height * naturalSize.height
  }

  override func draw(_ context: inout DrawingContext) {
    if let label, redaction?.kind != .cover { context.addAccessibilityText(label) }
    if let redaction { return redaction.fill(hiddenBox(redaction.kind), &context) }
    guard let artwork else { return drawUnknown(&context) }
    guard frame.width > 0, frame.height > 0, artwork.size.width > 0, artwork.size.height > 0 else { return }
    let (sx, sy) = (frame.width / artwork.size.width, frame.height / artwork.size.height)
    let origin = CGPoint(x: frame.minX, y: frame.minY + artwork.baseline * sy)
    let place = CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: origin.x, ty: origin.y)
    for (index, layer) in artwork.layers.enumerated() {
      let tint = index < tints.count ? tints[index] : nil
      let paint = tint.map { Paint.color($0) } ?? paints[min(max(layer.level - 1, 0), 2)](frame)
      switch layer {
      case .fill(let path, let style, _): context.fill(path.applying(place), paint, style: style)
      case .stroke(let path, var style, _):
        style.lineWidth *= min(sx, sy)
        context.stroke(path.applying(place), paint, style: style)
      case .text(let string, let face):
        let font = ResolvedFont(face: face, size: artwork.textSize * min(sx, sy))
        let text = StyledText(runs: [StyledText.Run(string, font: font, paint: paint)])
        let width = engine.shape(text).clusters.reduce(0) { $0 + $1.advance }
        context.add(.text(DisplayItem.TextLine(text: text, origin: origin, width: width)))
      }
    }
  }

  /// A square of the font's size in the middle of a placeholder; a cover hides all of the symbol.
  private func hiddenBox(_ kind: Redaction.Kind) -> CGRect {
    guard kind == .placeholder, !isResizable else { return frame }
    return CGRect(
      x: frame.midX - fontSize / 2, y: frame.midY - fontSize / 2, width: fontSize, height: fontSize)
  }

  private func drawUnknown(_ context: inout DrawingContext) {
    context.addWarning("there is no symbol named '\(name)'")
    let side = min(frame.width, frame.height)
    let box = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let line = max(side * 0.06, 0.5)
    let outline = Path(
      roundedRect: box.insetBy(dx: side * 0.1 + line / 2, dy: side * 0.1 + line / 2), cornerRadius: side * 0.15)
    context.stroke(outline, paints.first?(frame) ?? .color(.black), style: StrokeStyle(lineWidth: line))
  }

  override package var dumpName: String { "Symbol" }
  override package var dumpDetail: String { "\"\(name)\"" }
}
