extension ListColumnNode {
  /// Shows the actions behind a row that can be seen; says whether it has any on that side.
  package func reveal(_ row: LayoutNode, edge: HorizontalEdge) -> Bool {
    let traits = ListRowTraits.of(row)
    var actions = traits.swipeActions[edge]?()
    if actions == nil, edge == .trailing, let delete = traits.deletion {
      actions = assumingMainActor(with: delete) { delete in
        AnyView(Button("Delete", role: .destructive, action: delete).labelStyle(.titleOnly))
      }
    }
    guard let actions else { return false }
    revealed = Revealed(row: ObjectIdentifier(row), edge: edge, actions: actions)
    onReveal()
    return true
  }

  /// The row that was swiped, where it is still there and can be seen.
  var revealedEntry: Entry? {
    revealed.flatMap { revealed in visible.first { ObjectIdentifier($0.node) == revealed.row } }
  }

  /// The actions of the row that was swiped; they go with it.
  var shownSwipeItems: LayoutNodes { revealedEntry == nil ? [] : swipeItems }

  /// The rows that can be seen, top to bottom.
  package var visibleRows: LayoutNodes { LayoutNodes(visible.lazy.filter { $0.kind == .row }.map(\.node)) }

  /// How wide the actions are, each as wide as it likes and as high as the row.
  private func swipeSizes(_ height: CGFloat) -> [CGSize] {
    swipeItems.map { $0.size(ProposedViewSize(width: nil, height: height)) }
  }

  /// How far a row is pushed aside, points to the right.
  func shift(_ entry: Entry) -> CGFloat {
    guard let revealed, revealed.row == ObjectIdentifier(entry.node) else { return 0 }
    let width = swipeSizes(entry.height).reduce(0) { $0 + $1.width }
    let isLeft = (revealed.edge == .leading) == (layoutDirection == .leftToRight)
    return isLeft ? width : -width
  }

  func placeSwipeActions() {
    guard let revealed, let entry = revealedEntry else { return }
    let row = rect(entry)
    let sizes = swipeSizes(row.height)
    let total = sizes.reduce(0) { $0 + $1.width }
    let isLeft = (revealed.edge == .leading) == (layoutDirection == .leftToRight)
    var x = isLeft ? row.minX : row.maxX - total
    for (item, size) in zip(swipeItems, sizes) {
      adopt(item)
      item.place(at: CGPoint(x: x, y: row.minY), proposal: ProposedViewSize(width: size.width, height: row.height))
      x += size.width
    }
  }
}
