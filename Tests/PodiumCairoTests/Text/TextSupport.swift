import CPangoCairo
import Foundation
import PodiumDrawing

@testable import PodiumCairo

extension StyledText {
  /// One run of the system face.
  init(
    _ string: String, size: CGFloat = 17, weight: Int = 400, face: ResolvedFont.Face = .system(.default),
    tracking: CGFloat = 0, language: String = "en-US", isRightToLeft: Bool = false
  ) {
    self.init(
      runs: [Run(string, font: ResolvedFont(face: face, size: size, weight: weight), tracking: tracking)],
      language: language, isRightToLeft: isRightToLeft)
  }
}

/// Families and glyphs that a text is drawn with.
func glyphRuns(_ text: StyledText, library: FontLibrary? = nil) throws -> [GlyphRun] {
  let shaper = try TextShaper(library: library ?? .standard())
  let input = ShaperInput(text)
  return shaper.runs(
    of: input, bytes: 0..<input.utf8.count, isRightToLeft: text.isRightToLeft, inVisualOrder: false)
}

/// A grey picture of text on an alpha-only surface.
struct Ink {
  let width: Int
  let height: Int
  var rows: [[UInt8]] = []

  init(width: Int, height: Int, draw: (OpaquePointer) throws -> Void) throws {
    (self.width, self.height) = (width, height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    guard let cr = cairo_create(surface) else { throw FontError.cannotStart(what: "a context") }
    defer { cairo_destroy(cr) }
    try draw(cr)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return }
    for y in 0..<height { rows.append((0..<width).map { data[y * stride + $0 * 4 + 3] }) }
  }

  /// First and last column with ink.
  var columns: ClosedRange<Int>? {
    let inked = (0..<width).filter { x in rows.contains { $0[x] > 0 } }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first...last
  }

  /// First and last row with ink.
  var inkedRows: ClosedRange<Int>? {
    let inked = rows.indices.filter { rows[$0].contains { $0 > 0 } }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first...last
  }

  var total: Int { rows.reduce(0) { $0 + $1.reduce(0) { $0 + Int($1) } } }
}

/// Sets a paint that is one colour.
func setSource(_ paint: Paint, on cr: OpaquePointer) {
  guard case .color(let color) = paint else { return }
  let (red, green, blue) = color.linear
  let encoded = [red, green, blue].map(Color.Resolved.encode)
  cairo_set_source_rgba(cr, encoded[0], encoded[1], encoded[2], Double(color.opacity))
}
