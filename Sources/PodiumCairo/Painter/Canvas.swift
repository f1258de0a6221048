import CPangoCairo
import Foundation

/// Where a painter is drawing: a context, what of it is visible and whether it keeps pixels or outlines.
struct Canvas {
  var context: CairoContext
  /// Device units; pixels for a raster canvas, points for a vector one.
  var visible: PixelRect
  /// Pixels a device unit for what a vector format cannot hold; nil for a raster canvas, whose units are pixels.
  var vectorResolution: CGFloat?
  /// Only coverage counts: colours are dropped.
  var isMask = false
  /// The pixels drawn into, for blending that Cairo does not know; nil where Cairo owns them.
  var buffer: PixelBuffer?

  var cr: OpaquePointer { context.pointer }
  var isVector: Bool { vectorResolution != nil }
  /// Pixels a device unit for pre-rendered parts.
  var resolution: CGFloat { vectorResolution ?? 1 }

  /// A surface over `buffer` as this canvas embeds it best.
  func surface(of buffer: PixelBuffer) throws -> CairoSurface {
    let surface = try buffer.makeSurface()
    if isVector, cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_SVG,
      buffer.format != .alpha
    {
      try surface.attachPNG(buffer.png())
    }
    return surface
  }
}
