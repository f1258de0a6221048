/// One line of a lazy container, along its axis, points.
struct LazyLine {
  /// Indices of the cells in the line.
  let cells: Range<Int>
  var start: CGFloat = 0
  var extent: CGFloat = 0
}

/// Where the lines of a lazy container are.
struct LazyArrangement {
  var lines: [LazyLine] = []
  var length: CGFloat = 0
  /// Across the axis: of all tracks, or of the broadest view known.
  var breadth: CGFloat = 0
  var tracks: [GridTracks.Track]?
  var hasMadeViews = false
  fileprivate(set) var axis = Axis.vertical
  fileprivate(set) var cross: CGFloat?

  /// What a cell is offered: its track's length across the axis, any length along it.
  func proposal(of cell: LazyCell, column: Int) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.cross] = cell.isAlone ? cross : tracks.map { $0[column].length } ?? cross
    return proposal
  }
}

/// Measures the lines that are made or needed, and estimates the others.
struct LazyArranger {
  private let axis: Axis
  private let spacing: CGFloat?
  private let cells: [LazyCell]
  private(set) var result = LazyArrangement()

  init(axis: Axis, spacing: CGFloat?, tracks: GridTracks?, cross: CGFloat?, cells: [LazyCell]) {
    (self.axis, self.spacing, self.cells) = (axis, spacing, cells)
    result.axis = axis
    result.cross = cross
    result.tracks = tracks?.tracks
    if let tracks { result.breadth = tracks.length }
  }

  /// False where making a view changed which cells there are.
  mutating func run(_ isNeeded: (CGFloat, CGFloat) -> Bool) -> Bool {
    var lines = split()
    var known = [Bool](repeating: false, count: lines.count)
    var sum: CGFloat = 0
    var count = 0
    for index in lines.indices where lines[index].cells.allSatisfy({ !cells[$0].node.isDeferred }) {
      lines[index].extent = measure(lines[index])
      known[index] = true
      // Headers and footers say nothing of how long rows are.
      guard cells[lines[index].cells.lowerBound].role == .content else { continue }
      sum += lines[index].extent
      count += 1
    }
    // Without anything to go by, the first line is made.
    if count == 0, let first = known.firstIndex(of: false) {
      guard make(lines[first]) else { return false }
      lines[first].extent = measure(lines[first])
      (known[first], sum, count) = (true, lines[first].extent, 1)
    }
    let average = count == 0 ? 0 : sum / CGFloat(count)
    let gap = averageGap(lines, known)
    var position: CGFloat = 0
    for index in lines.indices {
      if index > 0 {
        position += known[index - 1] && known[index] ? distance(lines[index - 1], lines[index]) : gap
      }
      lines[index].start = position
      if !known[index] {
        let count = CGFloat(lineCount(lines[index]))
        let estimate = average * count + gap * (count - 1)
        lines[index].extent = estimate
        if isNeeded(position, position + estimate) {
          guard make(lines[index]) else { return false }
          lines[index].extent = measure(lines[index])
          known[index] = true
          if index > 0, known[index - 1] {
            position += distance(lines[index - 1], lines[index]) - gap
            lines[index].start = position
          }
        }
      }
      position += lines[index].extent
    }
    result.lines = lines
    result.length = position
    return true
  }

  /// Fills lines with as many cells as there are tracks.
  private func split() -> [LazyLine] {
    let most = result.tracks?.count ?? 1
    var lines: [LazyLine] = []
    lines.reserveCapacity(cells.count / max(1, most) + 1)
    var start = 0
    for index in cells.indices {
      let isBreak =
        index - start >= most || cells[index].isAlone || cells[start].isAlone
        || cells[index].section != cells[start].section
      if isBreak, index > start {
        lines.append(LazyLine(cells: start..<index))
        start = index
      }
    }
    if start < cells.count { lines.append(LazyLine(cells: start..<cells.count)) }
    return lines
  }

  /// Makes the views of a line; false where an element is not the one view that the line was made for.
  private mutating func make(_ line: LazyLine) -> Bool {
    for index in line.cells {
      let node = cells[index].node
      guard node.isDeferred else { continue }
      result.hasMadeViews = true
      node.makeDeferred()
      // What turns out to be several views is placed view by view from now on.
      if cells[index].count != 1 { return false }
      if let deferred = node as? DeferredNode, !deferred.isSingle { return false }
    }
    return true
  }

  /// How many lines the cells of a line not made yet may take.
  private func lineCount(_ line: LazyLine) -> Int {
    let count = line.cells.reduce(0) { $0 + cells[$1].count }
    let most = max(1, result.tracks?.count ?? 1)
    return max(1, (count + most - 1) / most)
  }

  private mutating func measure(_ line: LazyLine) -> CGFloat {
    var extent: CGFloat = 0
    for (column, index) in line.cells.enumerated() {
      let size = cells[index].node.size(result.proposal(of: cells[index], column: column))
      extent = max(extent, size[axis])
      if result.tracks == nil { result.breadth = max(result.breadth, size[axis.cross]) }
    }
    return extent
  }

  private func distance(_ first: LazyLine, _ next: LazyLine) -> CGFloat {
    if let spacing { return spacing }
    var largest: CGFloat = 0
    for (above, below) in zip(first.cells, next.cells) {
      largest = max(
        largest, cells[above].node.spacing.distance(to: cells[below].node.spacing, along: axis))
    }
    return largest
  }

  private func averageGap(_ lines: [LazyLine], _ known: [Bool]) -> CGFloat {
    if let spacing { return spacing }
    var (sum, count): (CGFloat, Int) = (0, 0)
    for index in lines.indices.dropFirst() where known[index - 1] && known[index] {
      sum += distance(lines[index - 1], lines[index])
      count += 1
    }
    return count == 0 ? ViewSpacing.general : sum / CGFloat(count)
  }
}
