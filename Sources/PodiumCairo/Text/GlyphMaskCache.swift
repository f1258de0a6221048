import CPangoCairo
import Foundation

/// Coverage of small glyphs in pixels, kept for four places between pixels each way.
///
/// Cairo 1.16 either moves glyphs to whole pixels, which sets letters unevenly, or fills their outlines anew each
/// time; this does neither.
final class GlyphMaskCache {
  /// One glyph's coverage.
  final class Mask {
    /// Pixels from the glyph's pixel to the mask's first column and row.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    let coverage: [UInt8]
    /// Keeps the font, so that no other can take its identity while the mask is kept.
    private let font: LoadedFont

    init(font: LoadedFont, left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
      self.font = font
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.coverage = coverage
    }
  }

  private struct Key: Hashable {
    var font: ObjectIdentifier
    var glyph: UInt32
    /// Pixels.
    var size: CGFloat
    var phaseX: Int
    var phaseY: Int
  }

  /// A glyph's mask and the pixel it hangs on.
  struct Placed {
    var mask: Mask
    var x: Int
    var y: Int
  }

  /// Places between one pixel and the next.
  private static let phases: CGFloat = 4
  /// Larger glyphs are rare and quickly filled; ours, pixels.
  static let largestSize: CGFloat = 96

  private var masks = GenerationalCache<Key, Mask?>(limit: 1_024)

  /// The mask of a glyph whose origin lies at (x, y) pixels; nil where it has no ink.
  func placed(_ glyph: UInt32, of font: LoadedFont, size: CGFloat, x: CGFloat, y: CGFloat) -> Placed? {
    let quarterX = (x * Self.phases).rounded()
    let quarterY = (y * Self.phases).rounded()
    let pixelX = (quarterX / Self.phases).rounded(.down)
    let pixelY = (quarterY / Self.phases).rounded(.down)
    // Far outside any surface: nothing to see, and whole numbers would overflow.
    guard abs(pixelX) < 1e7, abs(pixelY) < 1e7 else { return nil }
    let phaseX = quarterX - pixelX * Self.phases
    let phaseY = quarterY - pixelY * Self.phases
    let key = Key(
      font: ObjectIdentifier(font), glyph: glyph, size: size, phaseX: Int(phaseX), phaseY: Int(phaseY))
    let mask = masks.value(for: key) {
      Self.mask(glyph, of: font, size: size, x: phaseX / Self.phases, y: phaseY / Self.phases)
    }
    return mask.map { Placed(mask: $0, x: Int(pixelX), y: Int(pixelY)) }
  }

  /// Fills the glyph's outline on a surface just large enough.
  private static func mask(
    _ glyph: UInt32, of font: LoadedFont, size: CGFloat, x: CGFloat, y: CGFloat
  ) -> Mask? {
    guard let face = font.cairoFace else { return nil }
    func fill(
      _ width: Int, _ height: Int, dx: Double, dy: Double, _ body: (OpaquePointer, OpaquePointer) -> Void
    ) {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
        return
      }
      defer { cairo_surface_destroy(surface) }
      guard let cr = cairo_create(surface) else { return }
      defer { cairo_destroy(cr) }
      FontRendering.withOptions { cairo_set_font_options(cr, $0) }
      cairo_set_font_face(cr, face)
      cairo_set_font_size(cr, size)
      var placed = cairo_glyph_t(index: UInt(glyph), x: x + dx, y: y + dy)
      cairo_glyph_path(cr, &placed, 1)
      if cairo_status(cr) == CAIRO_STATUS_SUCCESS { body(cr, surface) }
    }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    fill(1, 1, dx: 0, dy: 0) { cr, _ in cairo_path_extents(cr, &left, &top, &right, &bottom) }
    guard right > left, bottom > top, right - left < 4_096, bottom - top < 4_096 else { return nil }
    (left, top) = (left.rounded(.down), top.rounded(.down))
    let width = Int(right.rounded(.up) - left)
    let height = Int(bottom.rounded(.up) - top)
    var coverage: [UInt8] = []
    fill(width, height, dx: -left, dy: -top) { cr, surface in
      cairo_fill(cr)
      cairo_surface_flush(surface)
      guard let data = cairo_image_surface_get_data(surface) else { return }
      let stride = Int(cairo_image_surface_get_stride(surface))
      coverage.reserveCapacity(width * height)
      for row in 0..<height { coverage += UnsafeBufferPointer(start: data + row * stride, count: width) }
    }
    guard coverage.count == width * height else { return nil }
    return Mask(font: font, left: Int(left), top: Int(top), width: width, height: height, coverage: coverage)
  }
}
