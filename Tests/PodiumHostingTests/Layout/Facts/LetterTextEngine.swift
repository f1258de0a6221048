import Foundation
import PodiumDrawing

/// Measures by a row's own widths of characters; heights are those of macOS's 13 point font, in proportion.
struct LetterTextEngine: TextEngine {
  /// By the font's size and the character, points; other sizes are as wide as 13 points, in proportion.
  let letters: [String: [String: CGFloat]]

  private static let height = FontMetrics(
    ascent: 13.1, descent: 2.7422, leading: 0, capHeight: 9.349, xHeight: 7)

  func metrics(of font: ResolvedFont) -> FontMetrics { Self.height.scaled(by: font.size / 13) }

  private func advance(_ character: Character, size: CGFloat) -> CGFloat {
    let exact = letters.first { key, _ in Double(key).map { abs($0 - size) < 0.001 } ?? false }?.value
    if let exact { return exact[String(character)] ?? 6 }
    return (letters["13"]?[String(character)] ?? 6) * size / 13
  }

  func shape(_ text: StyledText) -> ShapedText {
    var shaped = FixedTextEngine().shape(text)
    for (index, character) in text.string.enumerated() where shaped.clusters[index].breakAfter != .mandatory {
      let run = text.runs[shaped.clusters[index].runIndex]
      shaped.clusters[index].advance = advance(character, size: run.font.size) + run.tracking
    }
    shaped.metrics = text.runs.map { metrics(of: $0.font) }
    return shaped
  }
}
