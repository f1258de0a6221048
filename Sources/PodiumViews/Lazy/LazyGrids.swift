/// A grid that fills its columns from left to right and grows downward, made as far as it can be seen.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes the grid; `spacing` is between rows, points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.pinnedViews) = (
      columns, alignment, spacing, pinnedViews
    )
    self.content = content()
  }

  package func reconcile(_ node: ViewNode) { node.reconcileLazyContent(content, axis: nil) }

  package func items(_ node: ViewNode) -> LayoutNodes {
    [
      node.updateLazyContainer(
        .init(
          axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews,
          tracks: columns))
    ]
  }
}

/// A grid that fills its rows from top to bottom and grows sideways, made as far as it can be seen.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes the grid; `spacing` is between columns, points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.pinnedViews) = (rows, alignment, spacing, pinnedViews)
    self.content = content()
  }

  package func reconcile(_ node: ViewNode) { node.reconcileLazyContent(content, axis: nil) }

  package func items(_ node: ViewNode) -> LayoutNodes {
    [
      node.updateLazyContainer(
        .init(
          axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews,
          tracks: rows))
    ]
  }
}
