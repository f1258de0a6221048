import Foundation

/// A paragraph set at one scale and one tightness.
struct TextSetting {
  /// What the runs of a line need of it, points.
  struct LineExtents {
    private(set) var (above, below, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)

    /// Makes room for a run; an offset baseline adds to a line and takes nothing (facts T14).
    mutating func add(_ font: FontMetrics, baselineOffset: CGFloat = 0) {
      above = max(above, font.ascent + max(baselineOffset, 0))
      below = max(below, font.descent + max(-baselineOffset, 0))
      leading = max(leading, font.leading)
    }
  }

  /// A line's heights, points.
  struct LineBox {
    var ascent: CGFloat
    var height: CGFloat
    /// From this line's top to the next one's.
    var pitch: CGFloat

    /// The box around what stands on the line.
    init(_ extents: LineExtents, options: TextLayoutOptions) {
      let (above, below) = (extents.above, extents.below)
      let pixel = options.pixelLength
      ascent = above.rounded(to: pixel)
      height = (above + below).roundedUp(to: pixel)
      let natural = (above + below + extents.leading).roundedUp(to: pixel)
      // Facts T13: spacing is added to the unrounded height and never brings lines closer than none would.
      pitch = max(natural, above + below + options.lineSpacing)
    }
  }

  struct Line {
    var text: StyledText
    /// To the end of the ink.
    var width: CGFloat
    /// With the white space that hangs.
    var reportedWidth: CGFloat
    var spacing: CGFloat
    var top: CGFloat
    var box: LineBox

    var baseline: CGFloat { top + box.ascent }
  }

  var text: StyledText
  var shaped: ShapedText
  var scale: CGFloat
  var lines: [Line] = []
  var isTruncated = false
}
