import Foundation

/// Measures text: the one thing layout needs from a font library.
///
/// Breaking, truncating and scaling are decided above it, the same for every engine (``TextLayout``).
public protocol TextEngine: Sendable {
  /// The vertical measures of `font`.
  func metrics(of font: ResolvedFont) -> FontMetrics

  /// Cluster widths and break opportunities of a paragraph set on one endless line.
  func shape(_ text: StyledText) -> ShapedText

  /// Where the runs of a line stand when it is drawn, left to right; a run may stand in several places.
  func stretches(of line: DisplayItem.TextLine) -> [TextStretch]
}

/// A place of a run on its line.
public struct TextStretch: Sendable, Hashable {
  /// Which run of the line it is, from 0.
  public var runIndex: Int
  /// From the line's left end, points.
  public var x: CGFloat
  /// How wide it is, points.
  public var width: CGFloat

  /// Makes a place.
  public init(runIndex: Int, x: CGFloat, width: CGFloat) {
    (self.runIndex, self.x, self.width) = (runIndex, x, width)
  }
}

extension TextEngine {
  /// The runs one behind the other, for engines that know one direction only.
  public func stretches(of line: DisplayItem.TextLine) -> [TextStretch] {
    var stretches: [TextStretch] = []
    var x: CGFloat = 0
    for cluster in measure(line.text).clusters {
      let width = cluster.advance + line.spacing
      if stretches.last?.runIndex == cluster.runIndex {
        stretches[stretches.count - 1].width += width
      } else {
        stretches.append(TextStretch(runIndex: cluster.runIndex, x: x, width: width))
      }
      x += width
    }
    return stretches
  }
}
