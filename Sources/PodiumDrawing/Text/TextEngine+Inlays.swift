import Foundation

extension TextEngine {
  /// What the engine answers for a text, with the room of what stands between its letters.
  package func measure(_ text: StyledText) -> ShapedText {
    var shaped = shape(text)
    guard text.runs.contains(where: { $0.inlay != nil }) else { return shaped }
    let utf8 = Array(text.string.utf8)
    for index in shaped.clusters.indices {
      let cluster = shaped.clusters[index]
      guard text.runs.indices.contains(cluster.runIndex), let inlay = text.runs[cluster.runIndex].inlay,
        utf8[cluster.utf8Range].elementsEqual(StyledText.Inlay.character.utf8)
      else { continue }
      shaped.clusters[index].advance = inlay.width + text.runs[cluster.runIndex].tracking
    }
    for (index, run) in text.runs.enumerated() where shaped.metrics.indices.contains(index) {
      guard let inlay = run.inlay else { continue }
      shaped.metrics[index].ascent = max(shaped.metrics[index].ascent, inlay.ascent)
      shaped.metrics[index].descent = max(shaped.metrics[index].descent, inlay.descent)
    }
    shaped.missingGlyphs.removeAll { $0 == StyledText.Inlay.character }
    return shaped
  }
}
