import Foundation

/// Neighbouring glyphs of one font and one style, left to right.
struct GlyphRun {
  struct Glyph {
    /// The font's own number; nil where no font holds the character.
    var index: UInt32?
    /// Points from the run's left end and up or down from the baseline.
    var x: CGFloat
    var y: CGFloat
    /// Points to the next glyph, tracking included.
    var advance: CGFloat
    /// Where the glyph's characters start, UTF-8 bytes in the whole text.
    var utf8Offset: Int
  }

  var font: LoadedFont
  /// Points.
  var size: CGFloat
  /// Which run of the text gives paint, offset and lines.
  var styleIndex: Int
  var isRightToLeft: Bool
  /// The bytes that the glyphs stand for.
  var utf8Range: Range<Int>
  var glyphs: [Glyph]
  var width: CGFloat
}
