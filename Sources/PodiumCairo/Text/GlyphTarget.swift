import CPangoCairo
import Foundation

/// Draws glyph runs in the way that suits a context's surface.
struct GlyphTarget {
  private enum Method {
    /// As coverage of pixels.
    case masks(PixelGrid)
    /// As filled outlines, where text is turned or stretched.
    case outlines
    /// As glyphs of an embedded font.
    case glyphs
    /// As glyphs with the characters they stand for, so that the text can be found and copied.
    case text
  }

  let cr: OpaquePointer
  private let method: Method

  private let masks: GlyphMaskCache

  init(_ cr: OpaquePointer, masks: GlyphMaskCache) {
    self.cr = cr
    self.masks = masks
    let surface = cairo_get_group_target(cr)
    method =
      if let grid = PixelGrid(cr) {
        .masks(grid)
      } else if cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE {
        .outlines
      } else if cairo_surface_has_show_text_glyphs(surface) != 0 { .text } else { .glyphs }
  }

  /// Where a line beside the letters is drawn: on whole pixels where there are any.
  func snappedLine(_ rect: CGRect) -> CGRect {
    if case .masks(let grid) = method { return grid.snappedLine(rect) }
    return rect
  }

  /// Draws the run's glyphs in the context's source; (x, y) is the left end of the run's baseline.
  func draw(_ run: GlyphRun, x: CGFloat, y: CGFloat, text: [UInt8]) {
    if case .masks(let grid) = method, run.size * grid.scale <= GlyphMaskCache.largestSize {
      return drawMasks(run, x: x, y: y, grid: grid)
    }
    guard let glyphs = prepared(run, x: x, y: y) else { return }
    switch method {
    case .masks, .outlines:
      cairo_glyph_path(cr, glyphs, Int32(glyphs.count))
      cairo_fill(cr)
    case .glyphs: cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
    case .text: show(run, glyphs, text: text)
    }
  }

  /// Letters stand between pixels along the line, their baseline on a whole one, so that their feet are sharp.
  private func drawMasks(_ run: GlyphRun, x: CGFloat, y: CGFloat, grid: PixelGrid) {
    let baseline = grid.pixelY(y).rounded()
    let size = run.size * grid.scale
    let placed = run.glyphs.compactMap { glyph -> GlyphMaskCache.Placed? in
      guard let index = glyph.index, index != UInt32(PANGO_GLYPH_EMPTY) else { return nil }
      return masks.placed(
        index, of: run.font, size: size, x: grid.pixelX(x + glyph.x), y: baseline + glyph.y * grid.scale)
    }
    GlyphMaskPainter(cr: cr).paint(placed)
  }

  func appendPath(_ run: GlyphRun, x: CGFloat, y: CGFloat) {
    guard let glyphs = prepared(run, x: x, y: y) else { return }
    cairo_glyph_path(cr, glyphs, Int32(glyphs.count))
  }

  /// Sets the run's font and returns its glyphs at their places; nil where nothing is to be drawn.
  private func prepared(_ run: GlyphRun, x: CGFloat, y: CGFloat) -> [cairo_glyph_t]? {
    let glyphs = run.glyphs.compactMap { glyph -> cairo_glyph_t? in
      guard let index = glyph.index, index != UInt32(PANGO_GLYPH_EMPTY) else { return nil }
      return cairo_glyph_t(index: UInt(index), x: x + glyph.x, y: y + glyph.y)
    }
    guard !glyphs.isEmpty, let face = run.font.cairoFace else { return nil }
    cairo_set_font_face(cr, face)
    cairo_set_font_size(cr, run.size)
    return glyphs
  }

  /// Shows glyphs with their characters, both left to right: readers of PDF turn right-to-left words around
  /// themselves, and would turn reading order the wrong way.
  private func show(_ run: GlyphRun, _ glyphs: [cairo_glyph_t], text: [UInt8]) {
    var (clusters, bytes) = clusters(of: run, text: text)
    let isWhole =
      clusters.reduce(0) { $0 + Int($1.num_glyphs) } == glyphs.count && bytes.count == run.utf8Range.count
    // A reordered cluster has no place in such a list, and Cairo takes no noncharacters: drawn all the same, only not
    // to be copied.
    guard isWhole, !Self.hasNoncharacter(bytes) else { return cairo_show_glyphs(cr, glyphs, Int32(glyphs.count)) }
    let length = Int32(bytes.count)
    bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          cr, characters.baseAddress, length, glyphs, Int32(glyphs.count), &clusters, Int32(clusters.count),
          cairo_text_cluster_flags_t(0))
      }
    }
  }

  /// Whether text holds code points that stand for no character, such as U+FFFE.
  private static func hasNoncharacter(_ bytes: [UInt8]) -> Bool {
    // All of them begin with such a byte.
    guard bytes.contains(where: { $0 >= 0xEF }) else { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint)
  }

  /// How many bytes and drawn glyphs belong together, left to right, and the bytes in that order.
  private func clusters(of run: GlyphRun, text: [UInt8]) -> (clusters: [cairo_text_cluster_t], bytes: [UInt8]) {
    let starts = run.glyphs.map(\.utf8Offset)
    var clusters: [cairo_text_cluster_t] = []
    var bytes: [UInt8] = []
    var index = 0
    var end = run.utf8Range.upperBound
    while index < starts.count {
      let start = starts[index]
      var drawn: Int32 = 0
      while index < starts.count, starts[index] == start {
        if let glyph = run.glyphs[index].index, glyph != UInt32(PANGO_GLYPH_EMPTY) { drawn += 1 }
        index += 1
      }
      if !run.isRightToLeft { end = index < starts.count ? starts[index] : run.utf8Range.upperBound }
      guard end > start else { return ([], []) }
      clusters.append(cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: drawn))
      bytes += text[start..<end]
      if run.isRightToLeft { end = start }
    }
    return (clusters, bytes)
  }
}
