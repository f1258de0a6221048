/// The widths of a grid's columns and the heights of its rows for one proposal.
///
/// Columns are served like the views of a stack: the least flexible first, each offered an equal part of what is
/// left. What a cell over several columns needs beyond them is spread over them evenly (facts G2–G5). Then rows
/// are served the same way.
struct GridPlan {
  private(set) var size = CGSize.zero
  /// By cell.
  private(set) var proposals: [ProposedViewSize]
  private var widths: [CGFloat]
  private var heights: [CGFloat]
  private var xs: [CGFloat] = []
  private var ys: [CGFloat] = []
  /// By row: from its top to its alignment guide.
  private var guides: [CGFloat]

  init(_ grid: GridCells, _ proposal: ProposedViewSize) {
    widths = Array(repeating: 0, count: grid.columnCount)
    heights = Array(repeating: 0, count: grid.rows.count)
    guides = heights
    proposals = Array(repeating: .unspecified, count: grid.cells.count)
    fitColumns(grid, proposal.width)
    (xs, size.width) = Self.starts(widths, grid.columnGaps)
    fitRows(grid, proposal.height)
    (ys, size.height) = Self.starts(heights, grid.rowGaps)
  }

  private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> ([CGFloat], CGFloat) {
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      starts.append(position)
      position += length + (index < gaps.count ? gaps[index] : 0)
    }
    return (starts, position)
  }

  // MARK: Columns

  private mutating func fitColumns(_ grid: GridCells, _ available: CGFloat?) {
    let single = grid.cells.filter { !$0.isSpanning && !$0.unsizedAxes.contains(.horizontal) }
    let byColumn = Dictionary(grouping: single) { $0.columns.lowerBound }
    func width(_ column: Int, _ offered: CGFloat?) -> CGFloat {
      (byColumn[column] ?? []).reduce(0) {
        max($0, $1.subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width)
      }
    }
    var remaining = available.map { $0 - grid.columnGaps.reduce(0, +) }
    serve(Array(widths.indices), &remaining, measure: width) { widths[$0] = $1 }
    let spanning = grid.cells.filter { $0.isSpanning && !$0.unsizedAxes.contains(.horizontal) }
    for cell in spanning.sorted(by: { ($0.columns.count, $0.index) < ($1.columns.count, $1.index) }) {
      let present = length(widths, grid.columnGaps, cell.columns)
      let offered = remaining.map { present + max(0, $0) }
      let taken = cell.subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
      guard taken > present else { continue }
      let share = (taken - present) / CGFloat(cell.columns.count)
      for column in cell.columns { widths[column] += share }
      remaining = remaining.map { $0 - (taken - present) }
    }
  }

  /// Offers each of `indices` an equal part of what remains, the least flexible first.
  private func serve(
    _ indices: [Int], _ remaining: inout CGFloat?, measure: (Int, CGFloat?) -> CGFloat,
    set: (Int, CGFloat) -> Void
  ) {
    guard var room = remaining else {
      for index in indices { set(index, measure(index, nil)) }
      return
    }
    let flexibility = Dictionary(
      uniqueKeysWithValues: indices.map { ($0, measure($0, .infinity) - measure($0, 0)) })
    let order = indices.sorted { (flexibility[$0] ?? 0, $0) < (flexibility[$1] ?? 0, $1) }
    for (place, index) in order.enumerated() {
      let taken = measure(index, max(0, room / CGFloat(order.count - place)))
      set(index, taken)
      room -= taken
    }
    remaining = room
  }

  private func length(_ lengths: [CGFloat], _ gaps: [CGFloat], _ range: Range<Int>) -> CGFloat {
    range.reduce(0) { $0 + lengths[$1] } + range.dropLast().reduce(0) { $0 + gaps[$1] }
  }

  // MARK: Rows

  private mutating func fitRows(_ grid: GridCells, _ available: CGFloat?) {
    let cellWidths = grid.cells.map { length(widths, grid.columnGaps, $0.columns) }
    /// Above and below the row's guide.
    func extent(_ row: Int, _ offered: CGFloat?) -> (above: CGFloat, below: CGFloat) {
      var (above, below, least): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for cell in grid.cells[grid.rows[row].cells] where !cell.unsizedAxes.contains(.vertical) {
        let dimensions = cell.subview.dimensions(
          in: ProposedViewSize(width: cellWidths[cell.index], height: offered))
        guard cell.anchor == nil else {
          least = max(least, dimensions.height)
          continue
        }
        let guide = dimensions[grid.rows[row].alignment]
        let place = guide.isFinite ? guide : 0
        above = max(above, place)
        below = max(below, dimensions.height - place)
      }
      return (above, max(below, least - above))
    }
    var remaining = available.map { $0 - grid.rowGaps.reduce(0, +) }
    var offers = [CGFloat?](repeating: nil, count: heights.count)
    serve(Array(heights.indices), &remaining) { row, offered in
      let extent = extent(row, offered)
      offers[row] = offered
      return extent.above + extent.below
    } set: {
      heights[$0] = $1
    }
    for row in heights.indices {
      guides[row] = extent(row, offers[row]).above
      for cell in grid.cells[grid.rows[row].cells] {
        let offered = cell.unsizedAxes.contains(.vertical) ? heights[row] : offers[row]
        proposals[cell.index] = ProposedViewSize(width: cellWidths[cell.index], height: offered)
      }
    }
  }

  // MARK: Places

  /// Where a cell's view goes, from the grid's top left corner.
  func origin(of cell: GridCells.Cell, _ grid: GridCells) -> CGPoint {
    let dimensions = cell.subview.dimensions(in: proposals[cell.index])
    let width = length(widths, grid.columnGaps, cell.columns)
    let (x, y) = (xs[cell.columns.lowerBound], ys[cell.row])
    if let anchor = cell.anchor {
      return CGPoint(
        x: x + (width - dimensions.width) * anchor.x,
        y: y + (heights[cell.row] - dimensions.height) * anchor.y)
    }
    let box = ViewDimensions(
      size: CGSize(width: width, height: heights[cell.row]), node: nil, proposal: proposals[cell.index])
    let alignment =
      cell.isSpanning ? grid.alignment.horizontal : grid.columnAlignments[cell.columns.lowerBound]
    let guide = dimensions[grid.rows[cell.row].alignment]
    return CGPoint(
      x: x + box[alignment] - dimensions[alignment], y: y + guides[cell.row] - (guide.isFinite ? guide : 0))
  }
}
