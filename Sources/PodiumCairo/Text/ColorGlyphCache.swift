import CPangoCairo
import Foundation
import PodiumDrawing

/// Glyphs that are pictures, decoded once at their full size.
///
/// They are drawn as pictures on every surface: Cairo 1.16 would draw them at one pixel a point into SVG and PDF,
/// and would not let the paint's opacity reach them.
final class ColorGlyphCache {
  private struct Key: Hashable {
    var family: String
    var glyph: UInt32
  }

  /// A glyph's picture and where it stands.
  private final class Picture {
    let surface: OpaquePointer
    /// From the glyph's place on the baseline, in em, y down.
    let rect: CGRect

    init(surface: OpaquePointer, rect: CGRect) {
      self.surface = surface
      self.rect = rect
    }

    deinit { cairo_surface_destroy(surface) }
  }

  private struct ScaledKey: Hashable {
    var key: Key
    var width: Int
    var height: Int
  }

  /// A picture brought to a size in pixels.
  private final class Scaled {
    let surface: OpaquePointer
    init(_ surface: OpaquePointer) { self.surface = surface }
    deinit { cairo_surface_destroy(surface) }
  }

  private var pictures = GenerationalCache<Key, Picture?>(limit: 64)
  private var scaledPictures = GenerationalCache<ScaledKey, Scaled?>(limit: 128)

  /// Larger pictures are rare and scaled as they are drawn; ours, pixels.
  private static let largestScaledSide = 160

  /// Draws the run's pictures, each at the opacity that `paint` has at its middle.
  ///
  /// A gradient over a picture would need a mask, which Cairo 1.16's SVG surface does not keep.
  func draw(_ run: GlyphRun, x: CGFloat, y: CGFloat, paint: Paint, on cr: OpaquePointer) {
    let source = Self.opacity(of: cairo_get_source(cr))
    let grid = PixelGrid(cr)
    for glyph in run.glyphs {
      guard let index = glyph.index, let picture = picture(index, of: run.font) else { continue }
      let rect = CGRect(
        x: x + glyph.x + picture.rect.minX * run.size, y: y + glyph.y + picture.rect.minY * run.size,
        width: picture.rect.width * run.size, height: picture.rect.height * run.size)
      let opacity = source ?? paint.opacity(at: CGPoint(x: rect.midX, y: rect.midY))
      let key = Key(family: run.font.family, glyph: index)
      if let grid, let (scaled, x, y) = scaled(picture, key: key, rect: rect, grid: grid) {
        cairo_save(cr)
        cairo_identity_matrix(cr)
        cairo_set_source_surface(cr, scaled.surface, x, y)
        cairo_paint_with_alpha(cr, opacity)
        cairo_restore(cr)
      } else {
        Self.draw(picture.surface, in: rect, opacity: opacity, on: cr)
      }
    }
  }

  /// The picture at the size of whole pixels nearest to `rect`, and its place in pixels.
  ///
  /// Averaging many pixels into few costs far more than laying the result down.
  private func scaled(
    _ picture: Picture, key: Key, rect: CGRect, grid: PixelGrid
  ) -> (scaled: Scaled, x: Double, y: Double)? {
    let width = (rect.width * grid.scale).rounded()
    let height = (rect.height * grid.scale).rounded()
    let (x, y) = (grid.pixelX(rect.minX).rounded(), grid.pixelY(rect.minY).rounded())
    let sides = 1...CGFloat(Self.largestScaledSide)
    guard sides.contains(width), sides.contains(height), abs(x) < 1e7, abs(y) < 1e7 else { return nil }
    let scaled = scaledPictures.value(for: ScaledKey(key: key, width: Int(width), height: Int(height))) {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
        return nil
      }
      guard let cr = cairo_create(surface) else {
        cairo_surface_destroy(surface)
        return nil
      }
      Self.draw(
        picture.surface, in: CGRect(x: 0, y: 0, width: width, height: height), opacity: 1, on: cr)
      cairo_destroy(cr)
      return Scaled(surface)
    }
    return scaled.map { ($0, x, y) }
  }

  /// The source's opacity where it is one colour.
  private static func opacity(of source: OpaquePointer?) -> Double? {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    guard let source, cairo_pattern_get_rgba(source, &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS
    else {
      return nil
    }
    return alpha
  }

  private static func draw(_ surface: OpaquePointer, in rect: CGRect, opacity: Double, on cr: OpaquePointer) {
    let width = Double(cairo_image_surface_get_width(surface))
    let height = Double(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0, rect.width > 0, rect.height > 0, opacity > 0 else { return }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cr)
    cairo_translate(cr, rect.minX, rect.minY)
    cairo_scale(cr, rect.width / width, rect.height / height)
    cairo_set_source_surface(cr, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(cr, opacity)
  }

  private func picture(_ glyph: UInt32, of font: LoadedFont) -> Picture? {
    // One decoded picture serves every size of the font.
    pictures.value(for: Key(family: font.family, glyph: glyph)) {
      guard let rect = font.unitRect(of: glyph), let hbFont = pango_font_get_hb_font(font.pangoFont),
        let surface = Self.surface(glyph, of: hbFont)
      else { return nil }
      return Picture(surface: surface, rect: rect)
    }
  }

  /// The picture's pixels, decoded from the font's PNG.
  private static func surface(_ glyph: UInt32, of hbFont: OpaquePointer) -> OpaquePointer? {
    guard let blob = hb_ot_color_glyph_reference_png(hbFont, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    var reader = PNGReader(bytes: UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, data, count in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          return closure.assumingMemoryBound(to: PNGReader.self).pointee.read(into: data, count: Int(count))
        }, reader)
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}

/// Hands out a PNG's bytes piece by piece.
private struct PNGReader {
  let bytes: UnsafeRawBufferPointer
  var offset = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func read(into data: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
    guard offset + count <= bytes.count, let base = bytes.baseAddress else { return CAIRO_STATUS_READ_ERROR }
    UnsafeMutableRawPointer(data).copyMemory(from: base + offset, byteCount: count)
    offset += count
    return CAIRO_STATUS_SUCCESS
  }
}
