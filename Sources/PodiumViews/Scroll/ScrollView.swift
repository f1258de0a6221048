/// A view whose content can be larger than itself; pictures show it as scrolled, without indicators.
public struct ScrollView<Content: View>: View, PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// The axes along which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether indicators are wanted; pictures show none.
  public var showsIndicators: Bool

  /// Makes the view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  package func reconcile(_ node: ViewNode) {
    // Several views stand in a column whatever the axes are.
    node.reconcile(
      slot: 0, content, environment: node.derivedEnvironment { $0.stackOrientation = .vertical })
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    let scroll = node.attachment as? ScrollNode ?? ScrollNode()
    node.attachment = scroll
    let environment = node.environment
    if scroll.axes != axes { scroll.invalidateLayout() }
    scroll.axes = axes
    scroll.setDirection(environment.layoutDirection)
    (scroll.isEnabled, scroll.isClipped) = (environment.isScrollEnabled, !environment.isScrollClipDisabled)
    scroll.initialAnchor = environment.scrollAnchor
    scroll.setItems(node.childItems)
    return [scroll]
  }
}
