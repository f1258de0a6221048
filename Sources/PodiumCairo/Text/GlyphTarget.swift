import CPangoCairo
import Foundation

/// Draws glyph runs in the way that suits a context's surface.
struct GlyphTarget {
  private enum Method {
    /// As filled outlines: Cairo 1.16 moves glyph bitmaps to whole pixels, which sets letters unevenly.
    case outlines
    /// As glyphs of an embedded font.
    case glyphs
    /// As glyphs with the characters they stand for, so that the text can be found and copied.
    case text
  }

  private let cr: OpaquePointer
  private let method: Method

  init(_ cr: OpaquePointer) {
    self.cr = cr
    let surface = cairo_get_group_target(cr)
    method =
      if cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE {
        .outlines
      } else if cairo_surface_has_show_text_glyphs(surface) != 0 { .text } else { .glyphs }
  }

  /// Draws the run's glyphs in the context's source; (x, y) is the left end of the run's baseline.
  func draw(_ run: GlyphRun, x: CGFloat, y: CGFloat, text: [UInt8]) {
    guard let glyphs = prepared(run, x: x, y: y) else { return }
    switch method {
    case .outlines:
      cairo_glyph_path(cr, glyphs, Int32(glyphs.count))
      cairo_fill(cr)
    case .glyphs: cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
    case .text: show(run, glyphs, text: text)
    }
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

  private func show(_ run: GlyphRun, _ glyphs: [cairo_glyph_t], text: [UInt8]) {
    let clusters = clusters(of: run)
    let isWhole =
      clusters.reduce(0) { $0 + Int($1.num_glyphs) } == glyphs.count
      && clusters.reduce(0) { $0 + Int($1.num_bytes) } == run.utf8Range.count
    // A reordered cluster has no place in such a list: drawn all the same, only not to be copied.
    guard isWhole else { return cairo_show_glyphs(cr, glyphs, Int32(glyphs.count)) }
    text[run.utf8Range].withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          cr, characters.baseAddress, Int32(characters.count), glyphs, Int32(glyphs.count), clusters,
          Int32(clusters.count),
          run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
      }
    }
  }

  /// How many bytes and drawn glyphs belong together, in reading order.
  private func clusters(of run: GlyphRun) -> [cairo_text_cluster_t] {
    let glyphs = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
    var clusters: [cairo_text_cluster_t] = []
    var index = 0
    while index < glyphs.count {
      let start = glyphs[index].utf8Offset
      var drawn: Int32 = 0
      while index < glyphs.count, glyphs[index].utf8Offset == start {
        if let glyph = glyphs[index].index, glyph != UInt32(PANGO_GLYPH_EMPTY) { drawn += 1 }
        index += 1
      }
      let end = index < glyphs.count ? glyphs[index].utf8Offset : run.utf8Range.upperBound
      guard end > start else { return [] }
      clusters.append(cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: drawn))
    }
    return clusters
  }
}
