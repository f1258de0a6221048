extension IdiomMetrics {
  /// iOS's measures.
  ///
  /// Text sizes: facts 3.2, Human Interface Guidelines. Divider: facts K12. The ring of 32 and the small one of 16 are
  /// macOS's (facts V13); spinners of 20 and 37 are iOS's; the other measures of progress views and gauges are ours.
  static let iOS = IdiomMetrics(
    defaultFont: .body,
    textStyles: [
      .largeTitle: .init(sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], boldWeight: .bold),
      .title: .init(sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], boldWeight: .bold),
      .title2: .init(sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], boldWeight: .bold),
      .title3: .init(sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], boldWeight: .semibold),
      .headline: .init(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], weight: .semibold, boldWeight: .heavy),
      .body: .init(sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], boldWeight: .semibold),
      .callout: .init(sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], boldWeight: .semibold),
      .subheadline: .init(sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], boldWeight: .semibold),
      .footnote: .init(sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], boldWeight: .semibold),
      .caption: .init(sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], boldWeight: .semibold),
      .caption2: .init(sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], boldWeight: .semibold),
    ],
    dividerThickness: 0.5,
    progress: Progress(
      barThickness: 4, barRow: 4, labelGap: 5, valueFont: .caption, rings: [16, 32, 44], spinners: [16, 20, 37],
      ringLine: 1 / 8),
    gauge: Gauge(barThickness: 6, barCorner: nil, accessoryLabelFont: .headline, accessoryValueFont: .subheadline))
}
