/// Views side by side as a layout of its own, for `AnyLayout` and `callAsFunction`.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  /// Makes the layout; a spacing of nil lets neighbours decide.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal, setsGuides: false)
  }

  /// What the stack remembers between its steps.
  public struct Cache { var stack: StackLayout.Cache }

  private var stack: StackLayout { StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key) }

  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.result(proposal, &cache.stack).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.place(in: bounds, proposal, subviews, &cache.stack)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }
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

  package func items(_ node: ViewNode) -> [LayoutNode] { [node.updateContainer(layout)] }
}
