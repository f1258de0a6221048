/// Measures text: the one thing layout needs from a font library.
///
/// Breaking, truncating and scaling are decided above it, the same for every engine (``TextLayout``).
public protocol TextEngine: Sendable {
  /// The vertical measures of `font`.
  func metrics(of font: ResolvedFont) -> FontMetrics

  /// Cluster widths and break opportunities of a paragraph set on one endless line.
  func shape(_ text: StyledText) -> ShapedText
}
