import Foundation
import PodiumDrawing
import Synchronization

/// Measures by a table: widths of characters, heights by font size. Widths grow evenly with size.
final class ScriptedTextEngine: TextEngine {
  /// Points at the size the script is written for.
  let widths: [Character: CGFloat]
  let otherWidth: CGFloat
  let scriptedSize: CGFloat
  let heights: [CGFloat: FontMetrics]
  /// Clusters measured since the start.
  let measured = Mutex(0)

  init(
    widths: [Character: CGFloat] = [:], otherWidth: CGFloat = 6, scriptedSize: CGFloat = 13,
    heights: [CGFloat: FontMetrics] = [:]
  ) {
    self.widths = widths
    self.otherWidth = otherWidth
    self.scriptedSize = scriptedSize
    self.heights = heights
  }

  func metrics(of font: ResolvedFont) -> FontMetrics {
    if let metrics = heights[font.size] { return metrics }
    let scale = font.size / 13
    return FontMetrics(
      ascent: 13 * scale, descent: 3 * scale, leading: 0, capHeight: 9 * scale, xHeight: 7 * scale)
  }

  func shape(_ text: StyledText) -> ShapedText {
    var clusters: [ShapedText.Cluster] = []
    var offset = 0
    for (index, run) in text.runs.enumerated() {
      for character in run.string {
        let advance = (widths[character] ?? otherWidth) * run.font.size / scriptedSize
        clusters.append(
          ShapedText.Cluster(
            utf8Range: offset..<offset + character.utf8.count, advance: character.isNewline ? 0 : advance,
            isWhitespace: character.isWhitespace,
            breakAfter: character.isNewline ? .mandatory : character.isWhitespace ? .allowed : .none,
            runIndex: index))
        offset += character.utf8.count
      }
    }
    measured.withLock { $0 += clusters.count }
    return ShapedText(clusters: clusters, metrics: text.runs.map { metrics(of: $0.font) })
  }
}

extension StyledText {
  /// One run of the system face.
  init(_ string: String, size: CGFloat = 13, isRightToLeft: Bool = false) {
    self.init(runs: [Run(string, font: ResolvedFont(size: size))], isRightToLeft: isRightToLeft)
  }
}

extension TextLayout {
  var strings: [String] { lines.map(\.text.string) }
}
