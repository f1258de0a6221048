/// A way to lay out views: it answers a size for a proposal and then places its subviews.
public protocol Layout {
  /// What the layout keeps between its steps.
  associatedtype Cache = Void
  /// The views to be laid out.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout as a container.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache; called again when the subviews change.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The container's spacing to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal, points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every subview inside `bounds`, points.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a horizontal guide, or nil to combine the subviews'.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The place of a vertical guide, or nil to combine the subviews'.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The layout applied to views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// Properties of a layout as a container.
public struct LayoutProperties: Sendable {
  /// The direction in which a stack lays out; decides which way a spacer grows.
  public var stackOrientation: Axis?
  /// Whether the layout may set guides of its own; those that never do are not asked.
  var setsGuides = true

  /// Makes properties without an orientation.
  public init() {}

  init(stackOrientation: Axis? = nil, setsGuides: Bool) {
    (self.stackOrientation, self.setsGuides) = (stackOrientation, setsGuides)
  }
}
