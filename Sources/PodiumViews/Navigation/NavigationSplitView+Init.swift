extension NavigationSplitView {
  /// Makes a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, preferred: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes a split view of three columns; the binding says which show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes a split view of three columns; the binding says which is on top in a narrow window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, preferred: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes a split view of two columns; the binding says which show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: EmptyView(), detail: detail()
    )
  }

  /// Makes a split view of two columns; the binding says which is on top in a narrow window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }

  /// Makes a split view of two columns with both bindings.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(),
      detail: detail())
  }
}

/// How a split view shares its width; every style draws the columns beside each other.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The standard way of sharing the width.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The standard way of sharing the width.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
  /// The detail gives way to the other columns; drawn as `automatic`.
  public static var balanced: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
  /// The detail keeps its width under the other columns; drawn as `automatic`.
  public static var prominentDetail: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension View {
  /// Accepted: every style draws the columns beside each other.
  public consuming func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// Sets the width of the column around, points.
  public consuming func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    screenValue { $0.columnWidth = ColumnWidth(ideal: width) }
  }

  /// Sets the limits of the width of the column around, points; it has the ideal one.
  public consuming func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    screenValue { $0.columnWidth = ColumnWidth(min: min, ideal: ideal, max: max) }
  }
}
