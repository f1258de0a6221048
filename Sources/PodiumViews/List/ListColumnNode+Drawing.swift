extension ListColumnNode {
  /// Draws the page, the cards, the rows and the lines between them.
  func drawList(_ context: inout DrawingContext) {
    guard let look else { return }
    drawPage(look, &context)
    drawCards(look, &context)
    for entry in visible { target(entry).draw(&context) }
    drawEditing(look, &context)
    for item in shownSwipeItems { item.draw(&context) }
    for (index, entry) in visible.enumerated() where entry.kind == .row {
      drawSeparator(entry, after: index, look, &context)
    }
  }

  private func drawPage(_ look: ListLook, _ context: inout DrawingContext) {
    guard let page = look.page else { return }
    let window = enclosingScroll(along: .vertical)?.visibleRect ?? frame
    context.fill(Path(window), .color(page))
  }

  /// The cards of sections, and what rows put behind themselves, cut to the card's form.
  private func drawCards(_ look: ListLook, _ context: inout DrawingContext) {
    for section in cards.keys.sorted() {
      guard let range = cards[section] else { continue }
      let area = CGRect(
        x: frame.minX + metrics.margin, y: frame.minY + range.lowerBound, width: rowWidth(frame.width),
        height: range.upperBound - range.lowerBound)
      let outline = Path(roundedRect: area, cornerRadius: metrics.cornerRadius)
      let rows = visible.filter { $0.section == section && $0.kind == .row }
      // A row with a background of its own stands on no card.
      let own = rows.filter { ListRowTraits.of($0.node).background != nil }
      if own.isEmpty { context.fill(outline, .color(look.card)) }
      context.layer {
        $0.clip = outline
      } content: { context in
        for area in own.isEmpty ? [] : cardAreas(rows) { context.fill(Path(area), .color(look.card)) }
        for entry in rows { drawBackground(entry, look, &context) }
      }
    }
  }

  /// The areas of rows without a background of their own, those below each other as one.
  private func cardAreas(_ rows: [Entry]) -> [CGRect] {
    rows.reduce(into: []) { areas, entry in
      guard ListRowTraits.of(entry.node).background == nil else { return }
      let area = rect(entry)
      if let last = areas.last, abs(last.maxY - area.minY) < 0.01 {
        areas[areas.count - 1] = last.union(area)
      } else {
        areas.append(area)
      }
    }
  }

  /// How far from the row's leading edge the line below begins: at the guide, or below the row's first text.
  private func separatorStart(_ entry: Entry, _ row: CGRect) -> CGFloat {
    let standard = insets(entry).leading
    if let guide = separatorGuide(.listRowSeparatorLeading, entry, row) { return guide }
    guard let text = Self.firstText(in: entry.node) else { return standard }
    return distance(to: text.frame, entry, row)
  }

  /// How far from the row's leading edge the line below ends.
  private func separatorEnd(_ entry: Entry, _ row: CGRect) -> CGFloat {
    min(row.width, separatorGuide(.listRowSeparatorTrailing, entry, row) ?? row.width)
  }

  /// Where a guide that the row's content sets stands, points from the row's leading edge.
  private func separatorGuide(_ alignment: HorizontalAlignment, _ entry: Entry, _ row: CGRect) -> CGFloat? {
    entry.node.guide(alignment.key, proposal(entry, frame.width)).map {
      distance(to: entry.node.frame, entry, row) + $0
    }
  }

  /// How far from the row's leading edge a part of it begins, were the row not pushed aside.
  private func distance(to part: CGRect, _ entry: Entry, _ row: CGRect) -> CGFloat {
    layoutDirection == .leftToRight
      ? part.minX - row.minX - shift(entry) : row.maxX - part.maxX + shift(entry)
  }

  /// The first text of a row that is not the text of an option or other part of a control.
  private static func firstText(in node: LayoutNode, isInControl: Bool = false) -> LayoutNode? {
    if node is TextNode { return node }
    if isInControl, node is ActionNode { return nil }
    let isInControl = isInControl || node is ValueControlNode
    return node.children.lazy.compactMap { firstText(in: $0, isInControl: isInControl) }.first
  }

  private func drawBackground(_ entry: Entry, _ look: ListLook, _ context: inout DrawingContext) {
    if let background = ListRowTraits.of(entry.node).background {
      for node in background { node.draw(&context) }
    }
    if let selection, let id = Self.id(of: entry), selection.contains(id) {
      context.fill(Path(rect(entry)), .color(look.selected))
    }
  }

  private func drawSeparator(
    _ entry: Entry, after index: Int, _ look: ListLook, _ context: inout DrawingContext
  ) {
    let traits = ListRowTraits.of(entry.node)
    let isLast = cards[entry.section].map { entry.y + entry.height >= $0.upperBound - 0.01 } ?? true
    var isShown = !isLast || metrics.isPlain
    switch traits.separators.bottom {
    case .visible: isShown = true
    case .hidden: isShown = false
    case .automatic: break
    }
    if index + 1 < visible.count, visible[index + 1].section == entry.section,
      ListRowTraits.of(visible[index + 1].node).separators.top == .hidden
    {
      isShown = false
    }
    guard isShown else { return }
    let row = rect(entry)
    let start = min(max(0, separatorStart(entry, row)), row.width)
    let width = max(0, separatorEnd(entry, row) - start)
    let x = layoutDirection == .leftToRight ? row.minX + start : row.maxX - start - width
    let line = CGRect(x: x, y: row.maxY - look.hairline, width: width, height: look.hairline)
    var color = look.separator
    if let tint = traits.separatorTint, case .resolved(let resolved) = tint.storage { color = resolved }
    context.fill(Path(line), .color(color))
  }
}
