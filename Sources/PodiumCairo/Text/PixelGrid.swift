import CPangoCairo
import Foundation

/// How a context's user space lies on the pixels of an image, where it is upright and evenly scaled.
struct PixelGrid {
  /// Pixels a point.
  let scale: CGFloat
  let originX: CGFloat
  let originY: CGFloat

  /// Nil for a surface without pixels, and where text is turned, stretched or lies between pixels throughout.
  init?(_ cr: OpaquePointer) {
    let surface = cairo_get_group_target(cr)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
    var (scaleX, scaleY, offsetX, offsetY) = (1.0, 1.0, 0.0, 0.0)
    cairo_surface_get_device_scale(surface, &scaleX, &scaleY)
    cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    guard scaleX == 1, scaleY == 1, offsetX == offsetX.rounded(), offsetY == offsetY.rounded(),
      matrix.xy == 0,
      matrix.yx == 0, matrix.xx > 0, abs(matrix.xx - matrix.yy) < 1e-9 * matrix.xx
    else { return nil }
    scale = matrix.xx
    originX = matrix.x0
    originY = matrix.y0
  }

  func pixelX(_ x: CGFloat) -> CGFloat { x * scale + originX }
  func pixelY(_ y: CGFloat) -> CGFloat { y * scale + originY }

  /// The nearest place, in user space, at which a horizontal edge is sharp.
  func snappedY(_ y: CGFloat) -> CGFloat { (pixelY(y).rounded() - originY) / scale }

  /// A horizontal line with sharp edges, at least a pixel thick.
  func snappedLine(_ rect: CGRect) -> CGRect {
    var line = rect
    line.size.height = max((rect.height * scale).rounded(), 1) / scale
    line.origin.y = snappedY(rect.minY)
    return line
  }
}
