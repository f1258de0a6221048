import Foundation

/// A paragraph set at one scale and one tightness.
struct TextSetting {
  /// A line's heights, points.
  struct LineBox {
    var ascent: CGFloat
    var height: CGFloat
    /// From this line's top to the next one's.
    var pitch: CGFloat

    /// The box around runs with these metrics; an offset baseline adds to a line and takes nothing (facts T14).
    init(_ metrics: some Sequence<(FontMetrics, baselineOffset: CGFloat)>, options: TextLayoutOptions) {
      var (above, below, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for (font, offset) in metrics {
        above = max(above, font.ascent + max(offset, 0))
        below = max(below, font.descent + max(-offset, 0))
        leading = max(leading, font.leading)
      }
      let pixel = options.pixelLength
      ascent = above.rounded(to: pixel)
      height = (above + below).roundedUp(to: pixel)
      let natural = (above + below + leading).roundedUp(to: pixel)
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
