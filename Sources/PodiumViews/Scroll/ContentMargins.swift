/// Which part of a scroll view margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind { case automatic, scrollContent, scrollIndicators }

  let kind: Kind
  /// Both; pictures show the content's.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// What is scrolled.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
  /// The indicators, which pictures do not show.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}

extension View {
  /// Keeps the content of scroll views away from their edges, points.
  public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let isShown = placement != .scrollIndicators
    return safeAreaPadding(
      EdgeInsets(
        top: isShown && edges.contains(.top) ? insets.top : 0,
        leading: isShown && edges.contains(.leading) ? insets.leading : 0,
        bottom: isShown && edges.contains(.bottom) ? insets.bottom : 0,
        trailing: isShown && edges.contains(.trailing) ? insets.trailing : 0))
  }

  /// Keeps the content of scroll views away from their edges, points.
  public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Keeps the content of scroll views away from their edges, points.
  public consuming func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
