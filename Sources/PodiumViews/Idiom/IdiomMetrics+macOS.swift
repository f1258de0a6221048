extension IdiomMetrics {
  /// macOS's measures.
  ///
  /// Recorded from macOS 26 by iamcgn/swiftui-web: facts T1, T2, T14g, K6, K8, K10, V9, V11–V13. A style's heights are
  /// those that give its recorded line, pitch and distances; a Mac has no Dynamic Type.
  static let macOS = IdiomMetrics(
    defaultFont: .system(size: 13),
    textStyles: [
      .largeTitle: style(26, bold: .bold, line: line(37.625, descent: 8.6788, leading: 1.2, cap: 18.1982)),
      .title: style(22, bold: .bold, line: line(32.917, descent: 7.592, leading: 0.05, cap: 15.5908)),
      .title2: style(17, bold: .bold, line: line(25.02, descent: 5.7722, leading: 1.8, cap: 11.9565)),
      .title3: style(15, bold: .semibold, line: line(21.8, descent: 4.9981, leading: 2.3, cap: 10.4028)),
      .headline: style(13, .bold, bold: .heavy, line: line(18.333, descent: 4.2733, leading: 0.6, cap: 9.3491)),
      .body: style(13, bold: .semibold, line: line(18.333, descent: 4.2241, leading: 0.6, cap: 9.3491)),
      .callout: style(12, bold: .semibold, line: line(17.125, descent: 3.9524, leading: 0.6, cap: 8.3223)),
      .subheadline: style(11, bold: .semibold, line: line(15.92, descent: 3.6807, leading: 1.3, cap: 7.7954)),
      .footnote: style(10, bold: .semibold, line: line(14.6, descent: 3.409, leading: 1.3, cap: 7.2686)),
      .caption: style(10, bold: .medium, line: line(14.6, descent: 3.409, leading: 1.3, cap: 7.2686)),
      .caption2: style(10, .medium, bold: .semibold, line: line(14.6, descent: 3.4147, leading: 1.3, cap: 7.2686)),
    ],
    dividerThickness: 1,
    progress: Progress(
      barThickness: 8, barRow: 20, labelGap: 0, valueFont: nil, rings: [16, 32, 44], spinners: [16, 32, 44],
      ringLine: 5 / 32),
    gauge: Gauge(barThickness: 16, barCorner: 1.5, accessoryLabelFont: nil, accessoryValueFont: .subheadline))

  private static func style(
    _ size: CGFloat, _ weight: Font.Weight = .regular, bold: Font.Weight, line: FontMetrics
  ) -> TextStyle {
    TextStyle(sizes: [size], weight: weight, boldWeight: bold, line: line)
  }

  private static func line(
    _ height: CGFloat, descent: CGFloat, leading: CGFloat, cap: CGFloat
  ) -> FontMetrics {
    FontMetrics(
      ascent: height - descent, descent: descent, leading: leading, capHeight: cap, xHeight: cap * 0.74)
  }
}
