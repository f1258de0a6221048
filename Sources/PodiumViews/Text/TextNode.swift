/// Lays out and draws one text.
final class TextNode: LayoutNode {
  private var text: ResolvedText?
  private var options = TextLayoutOptions()
  private var engine: any TextEngine = FixedTextEngine()
  private var redaction: Redaction.Kind?
  /// The layout without limits, which is that of most proposals too.
  private var natural: TextLayout?
  private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
  /// The engine's answer, which it forgets itself after some hundred other texts.
  private var shaped: ShapedText?
  /// The places in the text that lead somewhere.
  private var links: [TextLinkNode] = []

  @MainActor func update(_ newText: ResolvedText, in environment: EnvironmentValues) {
    var newOptions = TextLayoutOptions()
    newOptions.alignment = environment.multilineTextAlignment
    let lines = environment.textLines
    newOptions.lineLimit = lines.limit
    newOptions.minimumLines = lines.minimum
    newOptions.minimumScaleFactor = environment.minimumScaleFactor
    newOptions.allowsTightening = environment.allowsTightening
    newOptions.lineSpacing = environment.lineSpacing
    newOptions.pixelLength = environment.pixelLength
    newOptions.truncationMode =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    let hidden = environment.redactionKind
    let isSame = newText.text == text?.text && newOptions == options && hidden == redaction
    (text, options, engine) = (newText, newOptions, environment.textEngine)
    redaction = hidden
    if hidden == .placeholder { engine = PlaceholderTextEngine(base: engine) }
    // Where a private text leads is private too.
    if hidden == .cover { links = [] } else { updateLinks(newText, environment) }
    if !isSame { invalidateLayout() }
  }

  @MainActor private func updateLinks(_ text: ResolvedText, _ environment: EnvironmentValues) {
    guard !text.spans.isEmpty || !links.isEmpty else { return }
    var labels: [TextLink: String] = [:]
    var order: [TextLink] = []
    for run in text.text.runs {
      guard let link = text.span(run.span)?.link else { continue }
      if labels[link] == nil { order.append(link) }
      labels[link, default: ""] += run.string
    }
    let openURL = environment.openURL
    links = order.enumerated().map { index, link in
      let node = index < links.count ? links[index] : TextLinkNode()
      (node.link, node.label, node.kind) = (link, labels[link] ?? "", .link(link.url))
      (node.isEnabled, node.allowsHitTesting) = (environment.isEnabled, environment.allowsHitTesting)
      node.action = { openURL(link.url) }
      adopt(node)
      return node
    }
  }

  override func layoutDidInvalidate() {
    natural = nil
    layouts = []
    shaped = nil
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
    guard let text else { return nil }
    var proposal = proposal
    if options.isOneLine { proposal.height = nil }
    let natural = self.natural ?? layout(of: text.text, .unspecified)
    self.natural = natural
    if natural.isUnchanged(byRoom: proposal.width, proposal.height) { return natural }
    if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
    let layout = layout(of: text.text, proposal)
    if layouts.count == 4 { layouts.removeFirst() }
    layouts.append((proposal, layout))
    return layout
  }

  private func layout(of text: StyledText, _ proposal: ProposedViewSize) -> TextLayout {
    let shaped = self.shaped ?? engine.measure(text)
    self.shaped = shaped
    return TextLayout(
      text, shaped: shaped, width: proposal.width, height: proposal.height, options: options, engine: engine)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let layout = layout(proposal) else { return .zero }
    return redacted(layout, proposal)?.size ?? layout.size
  }

  private func redacted(_ layout: TextLayout, _ proposal: ProposedViewSize) -> RedactedText? {
    guard let redaction, let text else { return nil }
    return RedactedText(
      text: text.text, layout: layout, kind: redaction, options: options, engine: engine, width: proposal.width)
  }

  override var explicitGuides: GuideKinds { .baselines }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal)?.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal)?.lastBaseline }
    return nil
  }

  /// Text stands closer to text than to other views (facts K8–K11b; the formulas of facts 3.1).
  override package var spacing: ViewSpacing {
    guard let runs = text?.text.runs, let first = runs.first, let last = runs.last else { return ViewSpacing() }
    let pixel = options.pixelLength
    func up(_ length: CGFloat) -> CGFloat { (length / pixel - 0.001).rounded(.up) * pixel }
    let top = first.lineMetrics ?? engine.metrics(of: first.font)
    let bottom = last.lineMetrics ?? engine.metrics(of: last.font)
    let above = top.descent + up(top.lineHeight * 0.1)
    let below = max(
      up(bottom.lineHeight * 1.1) - bottom.capHeight, up(bottom.lineHeight * 0.1) + bottom.descent)
    let sides: ViewSpacing.Values = [(.general, ViewSpacing.general)]
    return ViewSpacing(
      top: [(.textToText, up(top.leading)), (.viewToText, above)], leading: sides,
      bottom: [(.textToText, 0), (.textToView, below)], trailing: sides)
  }

  /// The lines with their paints; those that depend on where the text stands are put in only now.
  private var paintedLayout: TextLayout? {
    guard let text, !text.isPainted else { return layout(proposal) }
    return layout(of: text.painted(for: frame), proposal)
  }

  /// A rectangle behind neighbouring runs of one span, or of one link.
  private struct Area {
    var span: Int
    var rect: CGRect
    var baseline: CGFloat
  }

  /// Where the runs with spans stand on a line, in the coordinates of its origin.
  private func areas(of line: DisplayItem.TextLine) -> [Area] {
    guard line.text.runs.contains(where: { $0.span != 0 }) else { return [] }
    var areas: [Area] = []
    for stretch in engine.stretches(of: line) where line.text.runs.indices.contains(stretch.runIndex) {
      let run = line.text.runs[stretch.runIndex]
      guard run.span != 0 else { continue }
      let metrics = engine.metrics(of: run.font)
      areas.append(
        Area(
          span: run.span,
          rect: CGRect(
            x: line.origin.x + stretch.x, y: line.origin.y - run.baselineOffset - metrics.ascent,
            width: stretch.width, height: metrics.ascent + metrics.descent),
          baseline: line.origin.y - run.baselineOffset))
    }
    return areas
  }

  override func placeChildren() {
    guard let text, !links.isEmpty, let layout = layout(proposal) else { return }
    var rects: [TextLink: [CGRect]] = [:]
    for line in layout.lines {
      var last: (link: TextLink, end: CGFloat)?
      for area in areas(of: line) {
        guard let link = text.span(area.span)?.link else { continue }
        let rect = area.rect.offsetBy(dx: frame.minX, dy: frame.minY)
        if let before = last, before.link == link, abs(before.end - rect.minX) < 0.01,
          let whole = rects[link]?.popLast()
        {
          rects[link, default: []].append(whole.union(rect))
        } else {
          rects[link, default: []].append(rect)
        }
        last = (link, rect.maxX)
      }
    }
    for node in links { node.cover(rects[node.link] ?? [], in: self) }
  }

  override package var children: LayoutNodes { LayoutNodes(links.lazy.filter(\.isSeen)) }

  override package func draw(_ context: inout DrawingContext) {
    guard let text, let layout = paintedLayout else { return }
    if let hidden = redacted(layout, proposal) {
      for bar in hidden.bars(in: frame) { context.fill(Redaction.shape(bar.rect), bar.paint) }
      // What is private must not be read in a file either; a placeholder's words are nobody's.
      if hidden.kind == .placeholder { context.addAccessibilityText(text.spoken) }
      return
    }
    for var line in layout.lines {
      line.origin.x += frame.minX
      line.origin.y += frame.minY
      let areas = areas(of: line)
      for area in areas {
        if let paint = text.span(area.span)?.background { context.fill(Path(area.rect), paint(area.rect)) }
      }
      context.add(.text(line))
      for area in areas {
        text.span(area.span)?.image?.draw(
          at: CGPoint(x: area.rect.minX, y: area.baseline), scale: layout.scale, &context)
      }
    }
    _ = context.takingAccessibilityText { context in
      for link in links { link.draw(&context) }
    }
    for warning in text.warnings { context.addWarning(warning) }
    context.addAccessibilityText(text.spoken)
    if layout.isTruncated { context.addTruncated(text.text.string) }
    for character in layout.missingGlyphs {
      context.addWarning("no font has a glyph for '\(character)' (\(Self.scalars(character)))")
    }
    for family in layout.missingFamilies {
      context.addWarning("the font family '\(family)' is not installed; the system font is drawn instead")
    }
  }

  private static func scalars(_ character: Character) -> String {
    character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }

  override package var dumpName: String { "Text" }
  override package var dumpDetail: String {
    guard let text else { return "" }
    switch redaction {
    case nil: return "\"\(text.text.string)\""
    case .placeholder: return "\"\(text.text.string)\" as a placeholder"
    case .cover: return "covered"
    }
  }
}
