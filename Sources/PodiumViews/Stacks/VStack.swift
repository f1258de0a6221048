/// Views one below the other as a layout of its own, for `AnyLayout` and `callAsFunction`.
public struct VStackLayout: StackingLayout {
  /// How the views stand from side to side.
  public var alignment: HorizontalAlignment
  /// Between views, points; nil lets neighbours decide.
  public var spacing: CGFloat?

  /// Makes the layout; a spacing of nil lets neighbours decide.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical, setsGuides: false)
  }

  var stack: StackLayout { StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key) }
}

/// Views one below the other.
public struct VStack<Content: View>: View, InPlaceContainer {
  let content: Content
  let layout: VStackLayout

  /// Makes the stack; `spacing` in points, nil lets neighbours decide.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  func contentEnvironment(_ node: ViewNode) -> EnvironmentValues { node.environment(inside: layout) }

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateStack(layout)] }
}
