extension ListColumnNode {
  /// Draws the page, the cards, the rows and the lines between them.
  func drawList(_ context: inout DrawingContext) {
    guard let look else { return }
    drawPage(look, &context)
    drawCards(look, &context)
    for entry in visible { target(entry).draw(&context) }
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
      context.fill(outline, .color(look.card))
      let rows = visible.filter { $0.section == section && $0.kind == .row }
      context.layer {
        $0.clip = outline
      } content: { context in
        for entry in rows { drawBackground(entry, look, &context) }
      }
    }
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
    // Guides count from the leading edge of the row's content.
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      entry.node.guide(alignment.key, proposal(entry, frame.width))
    }
    let inset = insets(entry).leading
    let start = inset + (guide(.listRowSeparatorLeading) ?? 0)
    let end = guide(.listRowSeparatorTrailing).map { inset + $0 } ?? row.width
    let x = layoutDirection == .leftToRight ? row.minX + start : row.maxX - end
    let line = CGRect(x: x, y: row.maxY - look.hairline, width: max(0, end - start), height: look.hairline)
    var color = look.separator
    if let tint = traits.separatorTint, case .resolved(let resolved) = tint.storage { color = resolved }
    context.fill(Path(line), .color(color))
  }
}
