/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Kind { case standard, compact, custom(CGFloat) }

  let kind: Kind

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(kind: .standard)

  /// A smaller distance.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(max(0, spacing)))
  }
}

extension View {
  /// Sets the distance between a list's sections, points.
  public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets the distance between a list's sections.
  public consuming func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listMetrics) { metrics in
      switch spacing.kind {
      case .standard: break
      // Apple publishes no number; ours, by eye.
      case .compact: metrics.sectionSpacing = min(metrics.sectionSpacing, 16)
      case .custom(let distance): metrics.sectionSpacing = distance
      }
    }
  }
}
