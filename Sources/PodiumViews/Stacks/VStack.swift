/// Views one below the other as a layout of its own, for `AnyLayout` and `callAsFunction`.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  /// Makes the layout; a spacing of nil lets neighbours decide.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical, setsGuides: false)
  }

  /// What the stack remembers between its steps.
  public struct Cache { var stack: StackLayout.Cache }

  private var stack: StackLayout { StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key) }

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

  package func items(_ node: ViewNode) -> [LayoutNode] { [node.updateContainer(layout)] }
}
