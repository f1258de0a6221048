import Foundation

/// Breaks clusters into lines, greedily, after white space (facts T6) or within a word too long for a line (T8).
struct LineBreaker {
  /// One line as a stretch of clusters.
  struct Line {
    /// Trailing white space and the line feed included.
    var clusters: Range<Int>
    /// The clusters up to the last one that is not white space.
    var inked: Range<Int>
    /// Points up to the end of the ink.
    var drawnWidth: CGFloat
    /// Points with the white space that hangs past the ink.
    var fullWidth: CGFloat
    /// Whether a line feed ended it.
    var isMandatory: Bool
  }

  let clusters: [ShapedText.Cluster]
  /// Points; may be infinite.
  let width: CGFloat
  /// Points taken from every cluster's advance.
  let tightening: CGFloat

  /// The line that starts with the cluster at `start`, of clusters before `end` only.
  func line(from start: Int, upTo end: Int? = nil) -> Line {
    let end = end ?? clusters.count
    var total: CGFloat = 0
    var line = Line(
      clusters: start..<start, inked: start..<start, drawnWidth: 0, fullWidth: 0, isMandatory: false)
    var lastBreak: Line?
    var index = start
    while index < end {
      let cluster = clusters[index]
      if cluster.breakAfter == .mandatory {
        line.clusters = start..<index + 1
        line.isMandatory = true
        return line
      }
      let next = total + cluster.advance - tightening
      if !cluster.isWhitespace {
        if next > width + .layoutTolerance, index > start { return lastBreak ?? line }
        line.inked = start..<index + 1
        line.drawnWidth = next
      }
      total = next
      line.fullWidth = total
      index += 1
      line.clusters = start..<index
      if cluster.breakAfter == .allowed { lastBreak = line }
    }
    return line
  }
}
