/// Views side by side as a layout of its own, for `AnyLayout` and `callAsFunction`.
public struct HStackLayout: StackingLayout {
  /// How the views stand from top to bottom.
  public var alignment: VerticalAlignment
  /// Between views, points; nil lets neighbours decide.
  public var spacing: CGFloat?

  /// Makes the layout; a spacing of nil lets neighbours decide.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal, setsGuides: false)
  }

  var stack: StackLayout { StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key) }
}

/// Views side by side.
public struct HStack<Content: View>: View, InPlaceContainer {
  let content: Content
  let layout: HStackLayout

  /// Makes the stack; `spacing` in points, nil lets neighbours decide.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  func contentEnvironment(_ node: ViewNode) -> EnvironmentValues { node.environment(inside: layout) }

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateStack(layout)] }
}
