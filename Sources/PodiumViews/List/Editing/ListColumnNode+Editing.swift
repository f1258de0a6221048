/// The distances of a row that is edited, points; ours, by eye.
private enum EditMetrics {
  static let markWidth: CGFloat = 38
  static let markDiameter: CGFloat = 22
  static let handleWidth: CGFloat = 36
}

extension ListColumnNode {
  /// What edits take of a row's content on both sides, points.
  func editInsets(_ entry: Entry) -> EdgeInsets {
    guard isEditing, entry.kind == .row else { return EdgeInsets() }
    let traits = ListRowTraits.of(entry.node)
    return EdgeInsets(
      top: 0, leading: traits.deletion == nil ? 0 : EditMetrics.markWidth, bottom: 0,
      trailing: traits.movement == nil ? 0 : EditMetrics.handleWidth)
  }

  /// The marks before rows that can be deleted; a touch shows the button that does.
  func placeEditMarks() {
    guard isEditing else { return (editMarks = [:]) }
    var marks: [ObjectIdentifier: ActionNode] = [:]
    for entry in visible where entry.kind == .row && ListRowTraits.of(entry.node).deletion != nil {
      let mark = editMarks[ObjectIdentifier(entry.node)] ?? makeMark(entry.node)
      marks[ObjectIdentifier(entry.node)] = mark
      adopt(mark)
      let row = rect(entry)
      let diameter = EditMetrics.markDiameter
      let x = layoutDirection == .leftToRight ? row.minX + 16 : row.maxX - 16 - diameter
      mark.place(
        at: CGPoint(x: x + shift(entry), y: row.midY - diameter / 2),
        proposal: ProposedViewSize(width: diameter, height: diameter))
    }
    editMarks = marks
  }

  private func makeMark(_ row: LayoutNode) -> ActionNode {
    let mark = ActionNode()
    mark.setContent(DeleteMarkNode(row))
    assumingMainActor(with: (mark, self, row)) { mark, list, row in
      mark.action = { [weak list, weak row] in
        if let list, let row { _ = list.reveal(row, edge: .trailing) }
      }
    }
    return mark
  }

  /// Draws the marks, and three lines behind rows that can be moved.
  func drawEditing(_ look: ListLook, _ context: inout DrawingContext) {
    guard isEditing else { return }
    for entry in visible where entry.kind == .row {
      editMarks[ObjectIdentifier(entry.node)]?.draw(&context)
      guard ListRowTraits.of(entry.node).movement != nil else { continue }
      let row = rect(entry)
      let x = layoutDirection == .leftToRight ? row.maxX - 16 - 22 : row.minX + 16
      for step in -1...1 {
        let line = CGRect(x: x + shift(entry), y: row.midY + CGFloat(step) * 5 - 0.75, width: 22, height: 1.5)
        context.fill(Path(roundedRect: line, cornerRadius: 0.75), .color(look.handle))
      }
    }
  }

  /// Moves a row before or behind another one of its section; says whether both can be moved.
  package func move(_ row: LayoutNode, after: Bool, _ other: LayoutNode) -> Bool {
    guard let source = visible.first(where: { $0.node === row }),
      let goal = visible.first(where: { $0.node === other }),
      source.section == goal.section, let movement = ListRowTraits.of(row).movement,
      let place = ListRowTraits.of(other).movement?.index
    else { return false }
    movement.action(IndexSet(integer: movement.index), after ? place + 1 : place)
    return true
  }
}

/// A red circle with a minus sign.
private final class DeleteMarkNode: LayoutNode {
  private weak var row: LayoutNode?

  init(_ row: LayoutNode) { self.row = row }

  private var list: ListColumnNode? {
    var current = parent
    while let node = current {
      if let list = node as? ListColumnNode { return list }
      current = node.parent
    }
    return nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: EditMetrics.markDiameter, height: EditMetrics.markDiameter)
  }

  override package func draw(_ context: inout DrawingContext) {
    guard let look = list?.look else { return }
    var aloud = DrawingContext()
    row?.draw(&aloud)
    context.addAccessibilityText((["Remove"] + aloud.accessibilityText.prefix(1)).joined(separator: " "))
    context.fill(Path(ellipseIn: frame), .color(look.destructive))
    let bar = CGRect(x: frame.midX - 6, y: frame.midY - 1, width: 12, height: 2)
    context.fill(Path(roundedRect: bar, cornerRadius: 1), .color(look.mark))
  }
}
