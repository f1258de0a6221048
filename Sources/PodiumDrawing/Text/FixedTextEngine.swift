import Foundation

/// Measures without fonts, for layout tests.
///
/// The text "32x16" is one block of 32 by 16 points; any other string is 6 points a character, lines 16 high,
/// baseline 13.
public struct FixedTextEngine: TextEngine {
  /// Makes the engine.
  public init() {}

  private static let lineMetrics = FontMetrics(ascent: 13, descent: 3, leading: 0, capHeight: 9, xHeight: 7)

  public func metrics(of font: ResolvedFont) -> FontMetrics { Self.lineMetrics }

  public func shape(_ text: StyledText) -> ShapedText {
    let string = text.string
    if let block = Self.block(string) {
      let cluster = ShapedText.Cluster(
        utf8Range: 0..<string.utf8.count, advance: block.width, isWhitespace: false, breakAfter: .none,
        runIndex: 0)
      let descent = min(3, block.height)
      let metrics = FontMetrics(
        ascent: block.height - descent, descent: descent, leading: 0, capHeight: 9, xHeight: 7)
      return ShapedText(clusters: [cluster], metrics: text.runs.map { _ in metrics })
    }
    var clusters: [ShapedText.Cluster] = []
    var offset = 0
    for (index, run) in text.runs.enumerated() {
      for character in run.string {
        let length = character.utf8.count
        let isSpace = character.isWhitespace
        clusters.append(
          ShapedText.Cluster(
            utf8Range: offset..<offset + length, advance: character.isNewline ? 0 : 6 + run.tracking,
            isWhitespace: isSpace, breakAfter: character.isNewline ? .mandatory : isSpace ? .allowed : .none,
            runIndex: index))
        offset += length
      }
    }
    return ShapedText(clusters: clusters, metrics: text.runs.map { _ in Self.lineMetrics })
  }

  /// The size that a text such as "87.5x16" stands for.
  private static func block(_ string: String) -> CGSize? {
    let parts = string.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width >= 0,
      height >= 0,
      width.isFinite, height.isFinite
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
