import CPangoCairo
import Foundation
import PodiumDrawing

/// Paints a row of glyph masks in a context's source, in one step.
struct GlyphMaskPainter {
  let cr: OpaquePointer

  func paint(_ glyphs: [GlyphMaskCache.Placed]) {
    guard var bounds = glyphs.first.map(Self.bounds) else { return }
    for glyph in glyphs.dropFirst() { bounds = bounds.union(Self.bounds(glyph)) }
    bounds = bounds.overlap(clip())
    guard !bounds.isNull, bounds.width >= 1, bounds.height >= 1 else { return }
    let (x, y) = (Int(bounds.minX), Int(bounds.minY))
    let (width, height) = (Int(bounds.width), Int(bounds.height))
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    guard stride > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stride * height) { pixels in
      pixels.initialize(repeating: 0)
      for glyph in glyphs {
        Self.add(glyph, to: pixels, stride: stride, x: x, y: y, width: width, height: height)
      }
      guard
        let mask = cairo_image_surface_create_for_data(
          pixels.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      else { return }
      cairo_save(cr)
      cairo_identity_matrix(cr)
      cairo_mask_surface(cr, mask, Double(x), Double(y))
      cairo_restore(cr)
      // The pixels go away with this scope.
      cairo_surface_finish(mask)
      cairo_surface_destroy(mask)
    }
  }

  private static func bounds(_ glyph: GlyphMaskCache.Placed) -> CGRect {
    CGRect(
      x: glyph.x + glyph.mask.left, y: glyph.y + glyph.mask.top, width: glyph.mask.width,
      height: glyph.mask.height)
  }

  /// The pixels that drawing can reach.
  private func clip() -> CGRect {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_identity_matrix(cr)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return .null }
    (left, top) = (left.rounded(.down), top.rounded(.down))
    return CGRect(x: left, y: top, width: right.rounded(.up) - left, height: bottom.rounded(.up) - top)
  }

  /// Adds one glyph's coverage, up to full.
  private static func add(
    _ glyph: GlyphMaskCache.Placed, to pixels: UnsafeMutableBufferPointer<UInt8>, stride: Int, x: Int, y: Int,
    width: Int, height: Int
  ) {
    let mask = glyph.mask
    let (left, top) = (glyph.x + mask.left - x, glyph.y + mask.top - y)
    let columns = max(-left, 0)..<max(min(mask.width, width - left), max(-left, 0))
    let rows = max(-top, 0)..<max(min(mask.height, height - top), max(-top, 0))
    mask.coverage.withUnsafeBufferPointer { coverage in
      for row in rows {
        let source = row * mask.width
        let target = (top + row) * stride + left
        for column in columns {
          let (sum, overflow) = pixels[target + column].addingReportingOverflow(coverage[source + column])
          pixels[target + column] = overflow ? 255 : sum
        }
      }
    }
  }
}
