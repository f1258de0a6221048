/// Lays out lines of views along an axis, making only those that can be seen in the scroll view around.
///
/// The extent of a line not made yet is the average of those that were. Outside of a scroll view every view is made.
package class LazyContainerNode: ContainerNode {
  /// How a lazy container lays out its lines.
  package struct Style: Equatable {
    var axis = Axis.vertical
    /// Where views stand across the axis.
    var alignment = HorizontalAlignment.center.key
    /// Between lines, points; nil lets neighbours decide.
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews = []
    /// The columns of a grid, or rows where it runs sideways; nil for a stack.
    var tracks: [GridItem]?
  }

  package final var style = Style() { didSet { if style != oldValue { invalidateLayout() } } }
  private var axis: Axis { style.axis }
  private var alignment: AlignmentKey { style.alignment }
  private var pinnedViews: PinnedScrollableViews { style.pinnedViews }

  /// Those views that can be seen, as of the last layout.
  package private(set) final var placed: LayoutNodes = []
  private var pinned: LayoutNodes = []
  /// The content's items, with sections as such.
  private var contents: LayoutNodes = []
  private var revisions: [Int] = []
  private var cells: [LazyCell]?
  private var lines: [LazyLine] = []
  private var seenElements = SeenElements()

  /// Takes the items of the content; headers and footers of sections get lines of their own.
  package final func setContent(_ items: LayoutNodes) {
    // Views may move from one section to the next without any that comes or goes.
    let revisions = items.compactMap { ($0 as? SectionNode)?.revision }
    if revisions != self.revisions { invalidateLayout() }
    (contents, self.revisions) = (items, revisions)
    setItems(items)
  }

  override func layoutDidInvalidate() { cells = nil }

  private var currentCells: [LazyCell] {
    if let cells { return cells }
    let fresh = LazyCell.cells(of: contents)
    cells = fresh
    return fresh
  }

  // MARK: Size

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal[axis.cross]
    let scroll = enclosingScroll(along: axis)
    // Shown whole, or not scrolled at all: then everything counts.
    let isWhole = scroll.map { $0.viewport[axis] == nil } ?? true
    if isWhole { makeAll() }
    let arrangement = arrange(cross) { _, _ in isWhole }
    var size = CGSize.zero
    size[axis] = arrangement.length
    size[axis.cross] = cross ?? arrangement.breadth
    return size
  }

  private func makeAll() {
    while true {
      let waiting = currentCells.filter { $0.node.isDeferred }
      guard !waiting.isEmpty else { return }
      for cell in waiting { cell.node.makeDeferred() }
      cells = nil
    }
  }

  /// Lines and tracks for a length across the axis; `isNeeded` says of a line that is not made yet, by where it
  /// would start and end, whether to make it.
  private func arrange(_ cross: CGFloat?, isNeeded: (CGFloat, CGFloat) -> Bool) -> LazyArrangement {
    // Making an element can show that it has another number of views than was expected: then lines shift.
    while true {
      var arranger = LazyArranger(
        axis: axis, spacing: style.spacing, tracks: GridTracks(style.tracks, length: cross), cross: cross,
        cells: currentCells)
      if arranger.run(isNeeded) { return arranger.result }
      cells = nil
    }
  }

  // MARK: Places

  override func placeChildren() {
    let scroll = enclosingScroll(along: axis)
    let seen = visibleRange(scroll)
    let cross = proposal[axis.cross]
    let arrangement = arrange(cross) { start, end in seen.overlaps(start, end) }
    lines = arrangement.lines
    placed = []
    pinned = []
    let cells = currentCells
    for line in lines where seen.overlaps(line.start, line.start + line.extent) {
      place(line, arrangement, cells)
    }
    if scroll != nil, !pinnedViews.isEmpty { placePinned(arrangement, cells, seen) }
    if scroll != nil { seenElements.update(placed, in: self) }
    if arrangement.hasMadeViews { scroll?.placeAgain(for: self) }
  }

  private struct Range {
    var start: CGFloat
    var end: CGFloat

    /// Whether something of the stretch can be seen; an empty one counts where it stands inside.
    func overlaps(_ from: CGFloat, _ to: CGFloat) -> Bool {
      from == to ? from >= start && from < end : from < end - 0.001 && to > start + 0.001
    }
  }

  /// What can be seen, along the axis from the container's own start.
  private func visibleRange(_ scroll: ScrollNode?) -> Range {
    guard let rect = scroll?.visibleRect else { return Range(start: -.infinity, end: .infinity) }
    switch (axis, layoutDirection) {
    case (.vertical, _): return Range(start: rect.minY - frame.minY, end: rect.maxY - frame.minY)
    case (.horizontal, .leftToRight): return Range(start: rect.minX - frame.minX, end: rect.maxX - frame.minX)
    case (.horizontal, .rightToLeft): return Range(start: frame.maxX - rect.maxX, end: frame.maxX - rect.minX)
    }
  }

  private func place(_ line: LazyLine, _ arrangement: LazyArrangement, _ cells: [LazyCell]) {
    for (column, index) in line.cells.enumerated() {
      let node = cells[index].node
      let offered = arrangement.proposal(of: cells[index], column: column)
      node.place(at: corner(of: cells[index], column, line, arrangement), proposal: offered)
      placed.append(node)
    }
  }

  /// Where a cell's view goes, in root coordinates.
  private func corner(
    of cell: LazyCell, _ column: Int, _ line: LazyLine, _ arrangement: LazyArrangement
  ) -> CGPoint {
    let own = cell.node.dimensions(arrangement.proposal(of: cell, column: column))
    var origin = CGPoint.zero
    origin[axis] = line.start
    if let tracks = arrangement.tracks, !cell.isAlone {
      // The tracks stand as a block in the container, the view in its own track and line.
      let track = tracks[column]
      var block = CGSize.zero
      block[axis.cross] = arrangement.breadth
      let lead = guide(alignment, frame.size) - guide(alignment, block)
      var box = CGSize.zero
      box[axis] = line.extent
      box[axis.cross] = track.length
      let wanted = cellAlignment(track.alignment)
      let outer = ViewDimensions(size: box, node: nil, proposal: ProposedViewSize(box))
      origin.x += outer[wanted.horizontal] - own[wanted.horizontal]
      origin.y += outer[wanted.vertical] - own[wanted.vertical]
      origin[axis.cross] += lead + track.start
    } else {
      let place = guide(alignment, frame.size) - own.value(alignment)
      origin[axis.cross] += place.isFinite ? place : 0
    }
    if layoutDirection == .rightToLeft { origin.x = frame.width - origin.x - own.width }
    return CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
  }

  private func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat {
    ViewDimensions(size: size, node: nil, proposal: ProposedViewSize(size)).value(key)
  }

  /// A track's own alignment, or the grid's along the cross axis.
  private func cellAlignment(_ own: Alignment?) -> Alignment {
    if let own { return own }
    return axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(alignment.id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(alignment.id))
  }

  // MARK: Pinned headers and footers

  private func placePinned(_ arrangement: LazyArrangement, _ cells: [LazyCell], _ seen: Range) {
    var ends: [Int: (start: CGFloat, end: CGFloat)] = [:]
    for line in lines {
      guard let section = cells[line.cells.lowerBound].section else { continue }
      ends[section] = (ends[section]?.start ?? line.start, line.start + line.extent)
    }
    for line in lines {
      let cell = cells[line.cells.lowerBound]
      guard let section = cell.section, let range = ends[section], range.start < seen.end,
        range.end > seen.start
      else { continue }
      var start = line.start
      if cell.role == .header, pinnedViews.contains(.sectionHeaders) {
        start = max(start, min(seen.start, range.end - line.extent))
      } else if cell.role == .footer, pinnedViews.contains(.sectionFooters) {
        start = min(start, max(seen.end - line.extent, range.start))
      } else {
        continue
      }
      var moved = line
      moved.start = start
      placed.removeAll { $0 === cell.node }
      place(moved, arrangement, cells)
      pinned.append(cell.node)
    }
  }

  /// Lines that are estimated or out of sight still have a place to be scrolled to.
  final func frameOfLine(along path: LayoutNodes) -> CGRect? {
    let cells = currentCells
    func isWanted(_ cell: LazyCell) -> Bool {
      if path.contains(where: { $0 === cell.node }) { return true }
      // The target may be an element whose views were taken apart.
      var outer = cell.node.parent
      while let node = outer, node !== self {
        if node === path.first { return true }
        outer = node.parent
      }
      return false
    }
    guard let line = lines.first(where: { $0.cells.contains { isWanted(cells[$0]) } }),
      let node = cells[line.cells].first(where: isWanted)?.node
    else { return nil }
    let isPinned = pinned.contains { $0 === node }
    if !isPinned, placed.contains(where: { $0 === node }) {
      return path.contains { $0 === node } ? nil : node.frame
    }
    var rect = frame
    if axis == .vertical {
      (rect.origin.y, rect.size.height) = (frame.minY + line.start, line.extent)
    } else {
      rect.size.width = line.extent
      rect.origin.x =
        layoutDirection == .leftToRight ? frame.minX + line.start : frame.maxX - line.start - line.extent
    }
    return rect
  }

  override package var children: LayoutNodes { placed }
  override package var dumpDetail: String {
    placed.count == currentCells.count ? "" : "\(placed.count) of \(items.count)"
  }
}

extension LayoutNode {
  /// Makes the views that the node, or what it wraps, stands for.
  func makeDeferred() {
    if let deferred = self as? DeferredNode { return deferred.resolve() }
    (self as? WrapperNode)?.content?.makeDeferred()
  }
}

extension LazyContainerNode: PlaceEstimating {
  package func estimatedFrame(along path: LayoutNodes) -> CGRect? { frameOfLine(along: path) }
}
