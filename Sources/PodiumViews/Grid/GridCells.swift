/// The cells of a grid: which view is in which row and columns, and how far rows and columns are apart.
struct GridCells {
  struct Cell {
    let subview: LayoutSubview
    let index: Int
    let row: Int
    let columns: Range<Int>
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?

    var isSpanning: Bool { columns.count > 1 }
  }

  struct Row {
    var cells: Range<Int>
    let alignment: VerticalAlignment
  }

  let alignment: Alignment
  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  private(set) var columnAlignments: [HorizontalAlignment] = []
  /// Between each column and the next, points.
  private(set) var columnGaps: [CGFloat] = []
  /// Between each row and the next, points.
  private(set) var rowGaps: [CGFloat] = []

  init(
    _ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, alignment: Alignment
  ) {
    self.alignment = alignment
    read(subviews)
    columnAlignments = Array(repeating: alignment.horizontal, count: columnCount)
    for cell in cells where !cell.isSpanning {
      if let own = cell.subview[GridColumnAlignmentKey.self] {
        columnAlignments[cell.columns.lowerBound] = own
      }
    }
    columnGaps = gaps(columnCount, horizontalSpacing, .horizontal)
    rowGaps = gaps(rows.count, verticalSpacing, .vertical)
  }

  private mutating func read(_ subviews: LayoutSubviews) {
    var places: [(row: Int, columns: Range<Int>, isWhole: Bool)] = []
    var current: GridRowKey.Row?
    var next = 0
    for (index, subview) in subviews.enumerated() {
      let row = subview[GridRowKey.self]
      if row == nil || row != current {
        rows.append(Row(cells: index..<index, alignment: row?.alignment ?? alignment.vertical))
        next = 0
      }
      current = row
      let span = subview[GridCellColumnsKey.self]
      places.append((rows.count - 1, next..<(next + span), row == nil))
      rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<(index + 1)
      next += span
      if row != nil { columnCount = max(columnCount, next) }
    }
    // A view without a row spans all columns there are.
    if columnCount == 0, !places.isEmpty { columnCount = 1 }
    cells = zip(subviews, places).enumerated().map { index, entry in
      let (subview, place) = entry
      return Cell(
        subview: subview, index: index, row: place.row,
        columns: place.isWhole ? 0..<columnCount : place.columns,
        unsizedAxes: subview[GridCellUnsizedAxesKey.self], anchor: subview[GridCellAnchorKey.self])
    }
  }

  /// Neighbours decide by the largest distance that any two of them want.
  private func gaps(_ count: Int, _ spacing: CGFloat?, _ axis: Axis) -> [CGFloat] {
    guard count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: count - 1) }
    var gaps = [CGFloat?](repeating: nil, count: count - 1)
    func widen(_ boundary: Int, _ first: Cell, _ next: Cell) {
      let distance = first.subview.spacing.distance(to: next.subview.spacing, along: axis)
      gaps[boundary] = max(gaps[boundary] ?? 0, distance)
    }
    if axis == .horizontal {
      for row in rows {
        for (first, next) in zip(cells[row.cells], cells[row.cells].dropFirst()) {
          widen(first.columns.upperBound - 1, first, next)
        }
      }
    } else {
      for (index, (above, below)) in zip(rows, rows.dropFirst()).enumerated() {
        for first in cells[above.cells] {
          for next in cells[below.cells] where first.columns.overlaps(next.columns) {
            widen(index, first, next)
          }
        }
      }
    }
    return gaps.map { $0 ?? ViewSpacing.general }
  }
}
