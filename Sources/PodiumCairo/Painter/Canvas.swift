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
}
