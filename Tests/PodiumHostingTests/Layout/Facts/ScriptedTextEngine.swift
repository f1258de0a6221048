import PodiumDrawing

/// Measures what a test says: "36.5x38@29" is one block with its baseline 29 points down.
///
/// Other texts are FixedTextEngine's. The 13 point font has the metrics that facts K10 and G3 lead back to, so
/// that the distances between texts and views can be checked without the font.
struct ScriptedTextEngine: TextEngine {
  private let plain = FixedTextEngine()

  func metrics(of font: ResolvedFont) -> FontMetrics {
    switch font.size {
    case 13: FontMetrics(ascent: 13.1, descent: 2.7422, leading: 0, capHeight: 9.349, xHeight: 7)
    default: plain.metrics(of: font)
    }
  }

  func shape(_ text: StyledText) -> ShapedText {
    let parts = text.string.split(separator: "@")
    guard parts.count == 2, let baseline = Double(parts[1]), let height = Self.height(parts[0]) else {
      return plain.shape(text)
    }
    var bare = text
    bare.runs = [StyledText.Run(String(parts[0]), font: text.runs[0].font)]
    var shaped = plain.shape(bare)
    shaped.clusters[0].utf8Range = 0..<text.string.utf8.count
    shaped.metrics = shaped.metrics.map { _ in
      FontMetrics(ascent: baseline, descent: height - baseline, leading: 0, capHeight: 9, xHeight: 7)
    }
    return shaped
  }

  private static func height(_ block: Substring) -> Double? {
    block.split(separator: "x").last.flatMap { Double($0) }
  }
}
