/// The rows of a list below each other: measures, places and draws those that can be seen.
package final class ListColumnNode: ContainerNode {
  /// One line of the list.
  enum Kind: Equatable { case header, row, footer }

  struct Entry {
    var kind: Kind
    var node: LayoutNode
    var section: Int
    /// The element of a `ForEach` that the row shows.
    var element: DeferredNode?
    /// From the top of the list, points.
    var y: CGFloat = 0
    var height: CGFloat = 0
  }

  /// A row whose actions are shown.
  struct Revealed {
    let row: ObjectIdentifier
    let edge: HorizontalEdge
    let actions: AnyView
  }

  struct Part {
    var header: LayoutNodes
    var rows: LayoutNodes
    var footer: LayoutNodes
  }

  var look: ListLook?
  var selection: ListSelection?
  var swipeItems: LayoutNodes = []
  var onReveal: () -> Void = {}
  var revealed: Revealed?
  /// Whether rows show what deletes and moves them.
  var isEditing = false
  /// The marks of rows that can be deleted, by row.
  var editMarks: [ObjectIdentifier: ActionNode] = [:]
  private(set) var sections: [Part] = []
  /// The lines that can be seen, in order; set by placing.
  var visible: [Entry] = []
  /// The whole area of each section's rows that can be seen, in list coordinates.
  var cards: [Int: ClosedRange<CGFloat>] = [:]
  private var actions: [ObjectIdentifier: ActionNode] = [:]
  private var seenElements = SeenElements()
  private var measured: (total: CGFloat, count: Int) = (0, 0)

  var metrics: ListMetrics { look?.metrics ?? .insetGrouped }

  /// Takes the list's content; views outside any section form sections of their own.
  func setSections(_ items: LayoutNodes) {
    var parts: [Part] = []
    var loose: LayoutNodes = []
    func closeLoose() {
      if !loose.isEmpty { parts.append(Part(header: [], rows: loose, footer: [])) }
      loose = []
    }
    for item in Self.withSections(items) {
      if let section = item as? SectionNode {
        closeLoose()
        parts.append(Part(header: section.header, rows: section.content, footer: section.footer))
      } else {
        loose.append(item)
      }
    }
    closeLoose()
    sections = parts
    setItems(items)
    invalidateLayout()
  }

  /// The items with elements that are whole sections opened.
  ///
  /// One element of each `ForEach` is made to see what it holds; where it is rows, the others wait to be seen.
  private static func withSections(_ items: LayoutNodes) -> LayoutNodes {
    var plain: Set<ObjectIdentifier> = []
    return items.reduce(into: LayoutNodes()) { opened, item in
      guard let element = item as? DeferredNode, let rows = element.rows, !plain.contains(ObjectIdentifier(rows)) else {
        return opened.append(item)
      }
      element.resolve()
      if element.contents.contains(where: { $0 is SectionNode }) { return opened.append(contentsOf: element.contents) }
      plain.insert(ObjectIdentifier(rows))
      opened.append(item)
    }
  }

  // MARK: Measuring

  /// The height expected of a row that nobody has seen: the average of those measured.
  private var expectedHeight: CGFloat {
    measured.count > 0 ? measured.total / CGFloat(measured.count) : ListMetrics.minimumRowHeight
  }

  /// The width of rows for a list of `width`.
  func rowWidth(_ width: CGFloat) -> CGFloat { max(0, width - metrics.margin * 2) }

  private func contentProposal(_ kind: Kind, _ insets: EdgeInsets, _ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(0, rowWidth(width) - insets.leading - insets.trailing), height: nil)
  }

  func insets(_ entry: Entry) -> EdgeInsets {
    switch entry.kind {
    case .header: metrics.headerInsets
    case .footer: metrics.footerInsets
    case .row: rowInsets(entry)
    }
  }

  private func rowInsets(_ entry: Entry) -> EdgeInsets {
    var insets = ListRowTraits.of(entry.node).insets ?? ListMetrics.rowInsets
    guard isEditing else { return insets }
    let edit = editInsets(entry)
    insets.leading += edit.leading
    insets.trailing += edit.trailing
    return insets
  }

  func proposal(_ entry: Entry, _ width: CGFloat) -> ProposedViewSize {
    contentProposal(entry.kind, insets(entry), width)
  }

  private func measure(_ entry: inout Entry, width: CGFloat) {
    let insets = insets(entry)
    let content = entry.node.size(contentProposal(entry.kind, insets, width)).height
    entry.height = content + insets.top + insets.bottom
    if entry.kind == .row {
      entry.height = max(entry.height, ListMetrics.minimumRowHeight)
      measured = (measured.total + entry.height, measured.count + 1)
    }
  }

  /// Runs through every line from top to bottom; rows that `isSeen` says can be seen are made and measured.
  @discardableResult func walk(
    width: CGFloat, isSeen: (CGFloat, CGFloat) -> Bool, visit: (Entry) -> Void
  ) -> CGFloat {
    var y: CGFloat = 0
    for (index, part) in sections.enumerated() {
      y += index == 0 ? (part.header.isEmpty ? metrics.topSpacing : metrics.topSpacing / 2) : metrics.sectionSpacing
      func line(_ kind: Kind, _ node: LayoutNode, of element: DeferredNode? = nil) {
        var entry = Entry(kind: kind, node: node, section: index, element: element, y: y)
        if node.isDeferred, !isSeen(y, y + expectedHeight) {
          entry.height = expectedHeight
        } else {
          measure(&entry, width: width)
        }
        visit(entry)
        y += entry.height
      }
      for node in part.header { line(.header, node) }
      for node in part.rows {
        if let element = node as? DeferredNode {
          if element.isDeferred, isSeen(y, y + expectedHeight) { element.resolve() }
          // An element of several views is several rows, of none it is no row.
          if element.isDeferred {
            for _ in 0..<element.expectedCount { line(.row, element, of: element) }
          } else {
            for item in element.items { line(.row, item, of: element) }
          }
        } else {
          line(.row, node)
        }
      }
      for node in part.footer { line(.footer, node) }
    }
    return sections.isEmpty ? 0 : y + metrics.sectionSpacing
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: walk(width: width, isSeen: { _, _ in false }, visit: { _ in }))
  }

  // MARK: Placing

  override func placeChildren() {
    let window = enclosingScroll(along: .vertical)?.visibleRect ?? frame
    let top = window.minY - frame.minY
    let bottom = top + window.height
    (visible, cards) = ([], [:])
    let before = frame.height
    let height = walk(width: frame.width) {
      $0 < bottom && $1 > top
    } visit: { entry in
      if entry.kind == .row {
        let range = cards[entry.section] ?? entry.y...entry.y
        cards[entry.section] = min(range.lowerBound, entry.y)...max(range.upperBound, entry.y + entry.height)
      }
      if entry.y < bottom, entry.y + entry.height > top, !entry.node.isDeferred { visible.append(entry) }
    }
    for entry in visible { place(entry) }
    placeEditMarks()
    placeSwipeActions()
    seenElements.update(LayoutNodes(visible.lazy.map { $0.element ?? $0.node }), in: self)
    // What was seen for the first time may be higher or lower than expected.
    if abs(height - before) > 0.01 { enclosingScroll(along: .vertical)?.placeAgain(for: self) }
  }

  private func place(_ entry: Entry) {
    let insets = insets(entry)
    let proposal = proposal(entry, frame.width)
    let size = entry.node.size(proposal)
    let row = rect(entry)
    var x = row.minX + insets.leading
    if layoutDirection == .rightToLeft { x = row.maxX - insets.leading - size.width }
    let y = row.minY + insets.top + max(0, row.height - insets.top - insets.bottom - size.height) / 2
    let shift = shift(entry)
    target(entry).place(at: CGPoint(x: x + shift, y: y), proposal: proposal)
    for background in ListRowTraits.of(entry.node).background ?? [] {
      background.place(at: CGPoint(x: row.minX + shift, y: row.minY), proposal: ProposedViewSize(row.size))
    }
  }

  /// A line's area in root coordinates.
  func rect(_ entry: Entry) -> CGRect {
    CGRect(
      x: frame.minX + metrics.margin, y: frame.minY + entry.y, width: rowWidth(frame.width), height: entry.height)
  }

  /// What is placed for a line: the row itself, or what makes it selectable around it.
  func target(_ entry: Entry) -> LayoutNode {
    guard entry.kind == .row, let selection, let id = Self.id(of: entry), selection.accepts(id),
      !Self.hasAction(entry.node), ListRowTraits.of(entry.node).isSelectable
    else {
      return entry.node
    }
    let action = actions[ObjectIdentifier(entry.node)] ?? ActionNode()
    actions[ObjectIdentifier(entry.node)] = action
    action.setContent(entry.node)
    assumingMainActor(with: (action, selection, id)) { action, selection, id in
      action.action = { selection.toggle(id) }
    }
    adopt(action)
    return action
  }

  /// The row's tag, the value its link leads to, or the id of the element it shows.
  static func id(of entry: Entry) -> AnyHashable? {
    let values = entry.node.containerValues
    if let value = values.anyTag ?? values.linkValue { return value }
    if let element = entry.element { return element.rowID }
    // A modifier on the `ForEach` stands around its elements.
    var current: LayoutNode? = entry.node
    while let node = current {
      if let element = node as? DeferredNode { return element.rowID }
      current = (node as? WrapperNode)?.content
    }
    return nil
  }

  private static func hasAction(_ node: LayoutNode) -> Bool {
    (node as? ActionNode)?.takesTaps ?? false || node.children.contains(where: hasAction)
  }

  override package func draw(_ context: inout DrawingContext) { drawList(&context) }

  override package var children: LayoutNodes {
    visible.flatMap { entry in (editMarks[ObjectIdentifier(entry.node)].map { [$0] } ?? []) + [target(entry)] }
      + shownSwipeItems
  }
}
