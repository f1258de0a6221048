/// The headers and footers of sections that stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// What stands over sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands under sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one below the other, made when they can be seen in the scroll view around.
///
/// The stack takes the whole width it is offered (facts G9).
public struct LazyVStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes the stack; `spacing` in points, nil lets neighbours decide.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
    self.content = content()
  }

  package func reconcile(_ node: ViewNode) { node.reconcileLazyContent(content, axis: .vertical) }

  package func items(_ node: ViewNode) -> LayoutNodes {
    [
      node.updateLazyContainer(
        .init(axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews))
    ]
  }
}

/// Views side by side, made when they can be seen in the scroll view around.
///
/// The stack takes the whole height it is offered (facts G9).
public struct LazyHStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes the stack; `spacing` in points, nil lets neighbours decide.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
    self.content = content()
  }

  package func reconcile(_ node: ViewNode) { node.reconcileLazyContent(content, axis: .horizontal) }

  package func items(_ node: ViewNode) -> LayoutNodes {
    [
      node.updateLazyContainer(
        .init(axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews))
    ]
  }
}

extension ViewNode {
  /// Updates the content of a lazy container that runs along `axis`; grids pass nil, as spacers do not grow there.
  package func reconcileLazyContent<V: View>(_ content: V, axis: Axis?) {
    let environment = derivedEnvironment {
      $0.stackOrientation = axis
      $0.isLazyContainer = true
    }
    reconcile(slot: 0, content, environment: environment)
  }

  /// The lazy container that this view is, with the children's items inside.
  package func updateLazyContainer(_ style: LazyContainerNode.Style) -> LazyContainerNode {
    let container = attachment as? LazyContainerNode ?? LazyContainerNode()
    attachment = container
    container.style = style
    container.setDirection(environment.layoutDirection)
    container.setContent(childItems)
    return container
  }
}
