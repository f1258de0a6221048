extension Font {
  /// The heights that a line takes from the font where they are not the face's own: a text style's on macOS.
  func lineMetrics(in environment: EnvironmentValues) -> FontMetrics? {
    guard case .style(let style) = base else { return nil }
    return environment.interfaceIdiom.metrics.textStyle(style).line
  }
}
