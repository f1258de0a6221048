import CPangoCairo
import Foundation
import PodiumDrawing

extension BlendMode {
  /// Cairo's operator; `plusDarker` has none and is drawn by ``Painter``.
  var cairo: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension Painter {
  /// Adds up the darkness of a layer and of what is under it, which no Cairo operator does.
  ///
  /// For premultiplied colour c and alpha a: darkness a − c, result alpha min(1, as + ad), colour that minus both
  /// darknesses, at least 0.
  func plusDarker(
    _ layer: DisplayItem.Layer, opacity: Double, area: PixelRect, on canvas: Canvas, matrix: CGAffineTransform
  ) throws {
    var plain = layer
    plain.blendMode = .normal
    plain.opacity = opacity
    plain.transform = .identity
    let source = try raster(area, format: .argb) { try draw([.layer(plain)], on: $0, matrix: matrix) }
    let target = cairo_get_group_target(canvas.cr)
    let backdrop = PixelBuffer(width: area.width, height: area.height, format: .argb)
    let copy = try backdrop.makeSurface()
    do {
      // A copy of what is under the layer, whatever surface Cairo draws into now.
      let context = try CairoContext(copy)
      var (dx, dy) = (0.0, 0.0)
      cairo_surface_get_device_offset(target, &dx, &dy)
      cairo_set_source_surface(context.pointer, target, -Double(area.x), -Double(area.y))
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context.pointer)
      try context.check("read the backdrop")
    }
    cairo_surface_flush(copy.pointer)
    for y in 0..<area.height {
      let (over, under) = (source.row32(y), backdrop.row32(y))
      for x in 0..<area.width { under[x] = Self.addDarkness(over[x], under[x]) }
    }
    cairo_surface_mark_dirty(copy.pointer)
    cairo_save(canvas.cr)
    cairo_rectangle(canvas.cr, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
    cairo_clip(canvas.cr)
    cairo_set_operator(canvas.cr, CAIRO_OPERATOR_SOURCE)
    try setSource(backdrop, at: area, on: canvas, filter: CAIRO_FILTER_NEAREST)
    cairo_paint(canvas.cr)
    cairo_restore(canvas.cr)
  }

  private static func addDarkness(_ over: UInt32, _ under: UInt32) -> UInt32 {
    let (sourceAlpha, backAlpha) = (Int(over >> 24), Int(under >> 24))
    let alpha = min(255, sourceAlpha + backAlpha)
    var result = UInt32(alpha) << 24
    for shift: UInt32 in [0, 8, 16] {
      let dark = sourceAlpha - Int(over >> shift & 0xFF) + backAlpha - Int(under >> shift & 0xFF)
      result |= UInt32(max(0, alpha - dark)) << shift
    }
    return result
  }
}
