/// The look of a list.
@MainActor @preconcurrency public protocol ListStyle {}

/// A list style the engine can draw.
@MainActor protocol MeasuredListStyle: ListStyle {
  var metrics: ListMetrics { get }
}

/// The look of the platform: rows on rounded cards, as on iOS.
public struct DefaultListStyle: MeasuredListStyle {
  /// Makes the style.
  nonisolated public init() {}
  var metrics: ListMetrics { .insetGrouped }
}

/// Rows on the page, from edge to edge.
public struct PlainListStyle: MeasuredListStyle {
  /// Makes the style.
  nonisolated public init() {}
  var metrics: ListMetrics { .plain }
}

/// Rows on the page, a little in from the edges.
public struct InsetListStyle: MeasuredListStyle {
  /// Makes the style.
  nonisolated public init() {}
  var metrics: ListMetrics {
    var metrics = ListMetrics.plain
    metrics.margin = 8
    return metrics
  }
}

/// Sections on bands from edge to edge.
public struct GroupedListStyle: MeasuredListStyle {
  /// Makes the style.
  nonisolated public init() {}
  var metrics: ListMetrics { .grouped }
}

/// Sections on rounded cards.
public struct InsetGroupedListStyle: MeasuredListStyle {
  /// Makes the style.
  nonisolated public init() {}
  var metrics: ListMetrics { .insetGrouped }
}

/// The first column of a split view, drawn like cards.
public struct SidebarListStyle: MeasuredListStyle {
  /// Makes the style.
  nonisolated public init() {}
  var metrics: ListMetrics {
    var metrics = ListMetrics.insetGrouped
    metrics.isSidebar = true
    return metrics
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of the platform: rows on rounded cards, as on iOS.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows on the page, from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows on the page, a little in from the edges.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections on bands from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on rounded cards.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The first column of a split view, drawn like cards.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  private struct MetricsKey: EnvironmentKey { static var defaultValue: ListMetrics { .insetGrouped } }
  private struct InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The distances of the list style around.
  var listMetrics: ListMetrics {
    get { self[MetricsKey.self] }
    set { self[MetricsKey.self] = newValue }
  }

  /// Whether a view stands in a list or form.
  package var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of lists inside the view.
  public consuming func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listMetrics, (style as? any MeasuredListStyle)?.metrics ?? .insetGrouped)
  }
}
