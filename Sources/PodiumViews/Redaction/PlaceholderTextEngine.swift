/// Measures placeholders: every character, a space too, is as wide as the next and lines break between any two.
///
/// Facts T15, T16. Heights are those of the text that the placeholder stands for.
struct PlaceholderTextEngine: TextEngine {
  let base: any TextEngine

  func metrics(of font: ResolvedFont) -> FontMetrics { base.metrics(of: font) }

  func shape(_ text: StyledText) -> ShapedText {
    var clusters: [ShapedText.Cluster] = []
    var offset = 0
    for (index, run) in text.runs.enumerated() {
      let advance = Self.advance(size: run.font.size)
      for character in run.string {
        let end = offset + character.utf8.count
        clusters.append(
          ShapedText.Cluster(
            utf8Range: offset..<end, advance: character.isNewline ? 0 : advance, isWhitespace: false,
            breakAfter: character.isNewline ? .mandatory : .none, runIndex: index))
        offset = end
      }
    }
    return ShapedText(clusters: clusters, metrics: text.runs.map { base.metrics(of: $0.font) })
  }

  /// The width of one character at some sizes, points (iamcgn/swiftui-web, redacted/widths).
  private static let recorded: [(size: CGFloat, advance: CGFloat)] = [
    (11, 5.45), (13, 6.3), (17, 7.9), (22, 10.5), (26, 12.95),
  ]

  /// The width of one character: between recorded sizes in proportion, beyond them as at the nearest.
  static func advance(size: CGFloat) -> CGFloat {
    guard let above = recorded.firstIndex(where: { $0.size >= size }), above > 0 else {
      let nearest = size <= recorded[0].size ? recorded[0] : recorded[recorded.count - 1]
      return nearest.advance * (size / nearest.size)
    }
    let (low, high) = (recorded[above - 1], recorded[above])
    return low.advance + (high.advance - low.advance) * (size - low.size) / (high.size - low.size)
  }
}
