/// Views inside a layout.
struct LayoutContainer<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  func reconcile(_ node: ViewNode) {
    let environment = node.derivedEnvironment {
      $0.stackOrientation = ((layout as? AnyLayout)?.properties ?? L.layoutProperties).stackOrientation
    }
    node.reconcile(slot: 0, content, environment: environment)
  }

  func items(_ node: ViewNode) -> [LayoutNode] { [node.updateContainer(layout)] }
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
  /// The container node of `layout`, with the children's items inside.
  package func updateContainer<L: Layout>(_ layout: L) -> LayoutContainerNode<L> {
    let container = attachment as? LayoutContainerNode<L> ?? LayoutContainerNode(layout)
    attachment = container
    container.layoutDirection = environment.layoutDirection
    container.setLayout(layout)
    container.setItems(childItems)
    return container
  }
}

/// Runs a ``Layout`` over layout nodes.
package final class LayoutContainerNode<L: Layout>: ContainerNode {
  private var layout: L
  var currentLayout: L { layout }
  private var cache: L.Cache?
  private let mirror = LayoutMirror()
  private var subviews: LayoutSubviews?

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
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    self.cache = nil
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  private var currentSubviews: LayoutSubviews {
    if let subviews, subviews.layoutDirection == layoutDirection { return subviews }
    let mirror = layoutDirection == .rightToLeft ? mirror : nil
    let fresh = LayoutSubviews(
      items.map { LayoutSubview(node: $0, mirror: mirror) }[...], layoutDirection: layoutDirection)
    subviews = fresh
    return fresh
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func placeChildren() {
    mirror.bounds = frame
    withCache { $0.placeSubviews(in: frame, proposal: proposal, subviews: $1, cache: &$2) }
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

  /// The subviews' explicit guides as one: the first of first baselines, the last of last ones, else their mean.
  private func combinedAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    // Where the children stand is only known by placing them; most guides are set nowhere, so ask first.
    guard items.contains(where: { $0.dimensions(proposal).explicit(key) != nil }) else { return nil }
    let saved = (frame.origin, self.proposal)
    place(at: .zero, proposal: proposal)
    let values = items.compactMap { item -> CGFloat? in
      guard let value = item.dimensions(item.proposal).explicit(key) else { return nil }
      return value + (key.axis == .horizontal ? item.frame.minX : item.frame.minY)
    }
    place(at: saved.0, proposal: saved.1)
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
