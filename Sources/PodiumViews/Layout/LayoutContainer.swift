/// Views inside a layout.
struct LayoutContainer<L: Layout, Content: View>: View, InPlaceContainer {
  let content: Content
  let layout: L

  init(layout: L, content: Content) { (self.layout, self.content) = (layout, content) }

  func contentEnvironment(_ node: ViewNode) -> EnvironmentValues { node.environment(inside: layout) }

  func items(_ node: ViewNode) -> LayoutNodes { [node.updateContainer(layout)] }
}

extension EnvironmentValues {
  /// What the container around a view is like; a container inside replaces all of it.
  private struct ContainerTraits: Equatable {
    var orientation: Axis?
    var isLazy = false
  }

  private struct ContainerTraitsKey: EnvironmentKey {
    static var defaultValue: ContainerTraits { ContainerTraits() }
  }

  /// The direction of the stack around a view: a spacer grows along it.
  var stackOrientation: Axis? {
    get { self[ContainerTraitsKey.self].orientation }
    set { self[ContainerTraitsKey.self] = ContainerTraits(orientation: newValue) }
  }

  /// Whether the container around a view asks for its views only when they can be seen.
  ///
  /// A `ForEach` there hands over ``DeferredNode``s. Set it after `stackOrientation`, which clears it.
  package var isLazyContainer: Bool {
    get { self[ContainerTraitsKey.self].isLazy }
    set { if isLazyContainer != newValue { self[ContainerTraitsKey.self].isLazy = newValue } }
  }
}

extension ViewNode {
  /// The environment of views inside `layout`.
  func environment<L: Layout>(inside layout: L) -> EnvironmentValues {
    let properties =
      L.self == AnyLayout.self ? (layout as? AnyLayout)?.properties ?? L.layoutProperties : L.layoutProperties
    return derivedEnvironment { $0.stackOrientation = properties.stackOrientation }
  }

  /// The container node of `layout`, with the children's items inside.
  package func updateContainer<L: Layout>(_ layout: L) -> LayoutContainerNode<L> {
    let container = attachment as? LayoutContainerNode<L> ?? LayoutContainerNode(layout)
    attachment = container
    container.setDirection(environment.layoutDirection)
    container.setLayout(layout)
    container.setItems(childItems)
    return container
  }
}

/// Runs a ``Layout`` over layout nodes.
package final class LayoutContainerNode<L: Layout>: ContainerNode {
  @exclusivity(unchecked) private var layout: L
  var currentLayout: L { layout }
  @exclusivity(unchecked) private var cache: L.Cache?
  @exclusivity(unchecked) private var placer = LayoutPlacer(isMirrored: false)
  @exclusivity(unchecked) private var subviews: LayoutSubviews?

  init(_ layout: L) { self.layout = layout }

  func setLayout(_ newLayout: L) {
    if hasEqualBits(layout, newLayout) { return }
    layout = newLayout
    invalidateLayout()
  }

  override func layoutDidInvalidate() {
    cache = nil
    subviews = nil
  }

  private func withCache<R>(_ body: (L, LayoutSubviews, inout L.Cache) -> R) -> R {
    let subviews = currentSubviews
    var cache = self.cache.take() ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  private var currentSubviews: LayoutSubviews {
    if let subviews, subviews.layoutDirection == layoutDirection { return subviews }
    let isMirrored = layoutDirection == .rightToLeft
    if placer.isMirrored != isMirrored { placer = LayoutPlacer(isMirrored: isMirrored) }
    let fresh = LayoutSubviews(
      items.map { LayoutSubview(node: $0, placer: placer) }[...], layoutDirection: layoutDirection)
    subviews = fresh
    return fresh
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func placeChildren() {
    let (bounds, proposal) = (frame, proposal)
    withCache { layout, subviews, cache in
      placer.bounds = bounds
      placer.count = 0
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    if placer.count < items.count { placeForgotten() }
  }

  /// What the layout places nowhere stands in its middle.
  private func placeForgotten() {
    let places = places(in: frame, proposal)
    for item in items where places[ObjectIdentifier(item)] == nil {
      let size = item.size(proposal)
      item.place(
        at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: proposal)
    }
  }

  private func places(in bounds: CGRect, _ proposal: ProposedViewSize) -> [ObjectIdentifier: LayoutPlacer.Place] {
    withCache { layout, subviews, cache in
      placer.places(in: bounds) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override package var spacing: ViewSpacing {
    let spacing = withCache { $0.spacing(subviews: $1, cache: &$2) }
    return layoutDirection == .rightToLeft ? spacing.mirrored : spacing
  }

  override var explicitGuides: GuideKinds { L.layoutProperties.setsGuides ? .all : super.explicitGuides }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return own ?? combinedAlignment(key, size: size, proposal: proposal)
  }

  /// The subviews' explicit guides as one.
  private func combinedAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    // Most guides are set nowhere; where one may be, only the children's places tell what they would be asked for.
    let kind = GuideKinds(of: key)
    guard items.contains(where: { $0.currentGuideKinds.contains(kind) }) else { return nil }
    let places = places(in: CGRect(origin: .zero, size: size), proposal)
    return key.combined(items.compactMap { item in places[ObjectIdentifier(item)].map { (item, $0) } })
  }
}

extension AlignmentKey {
  /// The explicit guides of placed views as one: the first of first baselines, the last of last ones, else their mean.
  func combined(_ views: [(node: LayoutNode, place: LayoutPlacer.Place)]) -> CGFloat? {
    let values = views.compactMap { node, place -> CGFloat? in
      guard let value = node.guide(self, place.proposal) else { return nil }
      return value + (axis == .horizontal ? place.origin.x : place.origin.y)
    }
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
