extension View {
  /// Puts items into the bars of the screen.
  public consuming func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    toolbarViews(ToolbarContentView(content: content()))
  }

  /// Puts items into the bars of the screen that people may rearrange; here they stand as written.
  public consuming func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbarViews(ToolbarContentView(content: content()))
  }

  /// Puts views into the navigation bar, trailing.
  public consuming func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbarViews(content())
  }

  private func toolbarViews<Content: View>(_ views: Content) -> some View {
    BesideView(
      content: self, beside: views.font(.body).labelStyle(.iconOnly).buttonStyle(.borderless)
    ) { screen, nodes in
      screen.toolbar += nodes.map(ToolbarNode.init)
    }
  }

  /// Shows or hides bars of the screen.
  public consuming func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    visible(visibility, bars)
  }

  /// Shows or hides bars of the screen.
  public consuming func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    visible(visibility, bars)
  }

  private func visible(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    screenValue { screen in
      for bar in bars { screen.visibilities[bar == .automatic ? .navigationBar : bar] = visibility }
    }
  }

  /// Accepted; bars are drawn without a ground of their own, as over content at its top.
  public consuming func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Accepted; bars are drawn without a ground of their own, as over content at its top.
  public consuming func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepted; bars are drawn without a ground of their own, as over content at its top.
  public consuming func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }

  /// Accepted; bars have the scheme of their screen.
  public consuming func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
}
