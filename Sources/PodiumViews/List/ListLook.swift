/// The colours and distances of one list, settled.
struct ListLook {
  var metrics: ListMetrics
  var page: Color.Resolved?
  var card: Color.Resolved
  var separator: Color.Resolved
  var selected: Color.Resolved
  /// The mark of a row that can be deleted, the sign on it, and the handle of one that can be moved.
  var destructive: Color.Resolved
  var mark: Color.Resolved
  var handle: Color.Resolved
  /// The thickness of a separator, points.
  var hairline: CGFloat

  @MainActor init(_ environment: EnvironmentValues) {
    metrics = environment.listMetrics
    let isPlain = metrics.isPlain
    func color(_ semantic: SemanticColor) -> Color.Resolved { environment.resolve(Color(.semantic(semantic))) }
    page = environment.hidesScrollBackground ? nil : color(isPlain ? .background : .groupedBackground)
    card = color(isPlain ? .background : .secondaryGroupedBackground)
    separator = color(.separator)
    selected = environment.resolve(Color(.system(.gray4)))
    destructive = environment.resolve(.red)
    mark = environment.resolve(.white)
    handle = color(.tertiary)
    hairline = environment.dividerThickness
  }
}

extension EnvironmentValues {
  private struct HidesBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var hidesScrollBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the page behind lists and forms inside the view.
  public consuming func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
