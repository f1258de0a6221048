/// Views in rows and columns: columns as wide as their widest cell, rows as tall as their tallest.
public struct Grid<Content: View>: View, PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Makes the grid; spacings in points, nil lets neighbours decide.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  package func reconcile(_ node: ViewNode) {
    LayoutContainer(layout: layout, content: content).reconcile(node)
  }

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateContainer(layout)] }
}

/// Rows and columns as a layout of its own, for `AnyLayout`; rows are made with ``GridRow``.
public struct GridLayout: Layout {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// Between columns, points; nil lets neighbours decide.
  public var horizontalSpacing: CGFloat?
  /// Between rows, points; nil lets neighbours decide.
  public var verticalSpacing: CGFloat?

  /// Makes the layout; spacings in points, nil lets neighbours decide.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (
      alignment, horizontalSpacing, verticalSpacing
    )
  }

  /// What the grid remembers between its steps.
  public struct Cache {
    var cells: GridCells
    var plans: [(proposal: ProposedViewSize, plan: GridPlan)] = []
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      cells: GridCells(
        subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, alignment: alignment
      ))
  }

  private func plan(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridPlan {
    if let known = cache.plans.first(where: { $0.proposal == proposal }) { return known.plan }
    let plan = GridPlan(cache.cells, proposal)
    // A grid in a stack is asked for its least, its largest and its final size.
    if cache.plans.count == 4 { cache.plans.removeFirst() }
    cache.plans.append((proposal, plan))
    return plan
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    plan(proposal, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let plan = plan(proposal, &cache)
    for (index, cell) in cache.cells.cells.enumerated() {
      let origin = plan.origin(of: cell, cache.cells)
      cell.subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: plan.proposals[index])
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let cells = cache.cells
    var spacing = ViewSpacing.zero
    for cell in cells.cells {
      if cell.row == 0 { spacing.formUnion(cell.subview.spacing, edges: .top) }
      if cell.row == cells.rows.count - 1 { spacing.formUnion(cell.subview.spacing, edges: .bottom) }
      if cell.columns.lowerBound == 0 { spacing.formUnion(cell.subview.spacing, edges: .leading) }
      if cell.columns.upperBound == cells.columnCount {
        spacing.formUnion(cell.subview.spacing, edges: .trailing)
      }
    }
    return spacing
  }
}
