struct GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
struct GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
struct GridCellUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
struct GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

extension View {
  /// Lets a cell of a grid span several columns, at most 10,000.
  public consuming func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: min(max(1, count), 10_000))
  }

  /// Puts a point of the view at the same point of its cell, whatever the grid's alignment is.
  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Keeps the view from making its column wider or its row taller; it is offered what the others need.
  public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }

  /// Sets the alignment of the column that the cell is in.
  public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
