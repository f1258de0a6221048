extension EnvironmentValues {
  private struct IdiomKey: EnvironmentKey { static var defaultValue: InterfaceIdiom { .iOS } }

  /// Whose look views have: iOS's unless set. Ours.
  public var interfaceIdiom: InterfaceIdiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }

  /// What a length that grows with a text style is multiplied by, at the reader's text size.
  func growth(of style: Font.TextStyle) -> CGFloat {
    let metrics = interfaceIdiom.metrics.textStyle(style)
    return metrics.size(at: dynamicTypeSize) / metrics.size(at: .large)
  }

  /// The font of texts where none is set.
  var defaultFont: Font { font ?? interfaceIdiom.metrics.defaultFont }
}
