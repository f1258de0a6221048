import CPangoCairo
import Foundation

/// Reads Pango's glyphs of one item into runs, split where the style changes.
struct GlyphCollector {
  let font: LoadedFont
  let text: ShaperInput
  let isRightToLeft: Bool
  /// The item's bytes in the text.
  let bytes: Range<Int>
  /// Points added after every character.
  let spacing: CGFloat

  /// Four spaces to a tab; ours, since a widget has no tab stops.
  private static let tabWidth: CGFloat = 4
  /// The width of the box drawn for a character that no font holds, in em.
  private static let missingWidth: CGFloat = 0.6

  private var runs: [GlyphRun] = []

  init(font: LoadedFont, text: ShaperInput, isRightToLeft: Bool, bytes: Range<Int>, spacing: CGFloat) {
    self.font = font
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.bytes = bytes
    self.spacing = spacing
  }

  /// The runs, left to right.
  mutating func collect(_ string: UnsafeMutablePointer<PangoGlyphString>) -> [GlyphRun] {
    let count = Int(string.pointee.num_glyphs)
    guard let glyphs = string.pointee.glyphs, let clusters = string.pointee.log_clusters else { return [] }
    var style = text.styleIndex(at: bytes.lowerBound)
    // Right-to-left glyphs come last character first: a cluster ends where the one drawn before it starts.
    var end = bytes.upperBound
    for index in 0..<count {
      let offset = bytes.lowerBound + Int(clusters[index])
      style = text.styleIndex(at: offset, from: style)
      let isLast = index + 1 == count || clusters[index + 1] != clusters[index]
      var characters = 0
      if isLast {
        if !isRightToLeft {
          end = index + 1 < count ? bytes.lowerBound + Int(clusters[index + 1]) : bytes.upperBound
        }
        characters = end > offset ? text.characterCount(in: offset..<end) : 0
        if isRightToLeft { end = offset }
      }
      append(glyphs[index], at: offset, style: style, characters: characters)
    }
    finish()
    return runs
  }

  private mutating func append(_ info: PangoGlyphInfo, at offset: Int, style: Int, characters: Int) {
    let unit = 1 / CGFloat(PANGO_SCALE)
    var advance = CGFloat(info.geometry.width) * unit
    var index: UInt32? = info.glyph
    if info.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0 {
      index = nil
      advance = text.styles[style].font.size * Self.missingWidth
    }
    if text.tabs.contains(offset) { advance *= Self.tabWidth }
    let inlayWidth = text.isObject(at: offset) ? text.styles[style].inlayWidth : nil
    if let inlayWidth { advance = inlayWidth }
    let isEmpty = info.glyph == PangoGlyph(PANGO_GLYPH_EMPTY) || inlayWidth != nil
    // The last glyph of a cluster carries the space after each of the characters it stands for.
    advance += CGFloat(characters) * (text.styles[style].tracking + spacing)
    if font.isSystemFace, inlayWidth == nil { advance += CGFloat(characters) * text.styles[style].faceTracking }
    if runs.last?.styleIndex != style {
      runs.append(
        GlyphRun(
          font: font, size: text.styles[style].font.size, styleIndex: style, isRightToLeft: isRightToLeft,
          utf8Range: offset..<offset, glyphs: [],
          width: 0))
    }
    let last = runs.count - 1
    let x = runs[last].width + CGFloat(info.geometry.x_offset) * unit
    runs[last].glyphs.append(
      GlyphRun.Glyph(
        index: isEmpty ? UInt32(PANGO_GLYPH_EMPTY) : index, x: x, y: CGFloat(info.geometry.y_offset) * unit,
        advance: advance, utf8Offset: offset))
    runs[last].width += advance
  }

  /// Gives each run its bytes: up to where the run after it in reading order starts.
  private mutating func finish() {
    var end = bytes.upperBound
    for index in isRightToLeft ? Array(runs.indices) : runs.indices.reversed() {
      let start = runs[index].glyphs.map(\.utf8Offset).min() ?? end
      runs[index].utf8Range = start..<max(start, end)
      end = start
    }
  }
}
