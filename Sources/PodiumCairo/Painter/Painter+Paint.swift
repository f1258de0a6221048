import CPangoCairo
import Foundation
import PodiumDrawing

extension Painter {
  /// Makes `paint` the source of `canvas`; `area` is where it will be used, device units.
  func setSource(_ paint: Paint, over area: PixelRect, on canvas: Canvas, matrix: CGAffineTransform) throws {
    switch paint {
    case .color(let color): canvas.context.setSource(color)
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
      if canvas.isVector, let pattern = VectorGradient.pattern(for: paint, matrix: matrix) {
        cairo_set_source(canvas.cr, pattern)
        cairo_pattern_destroy(pattern)
      } else {
        try setRasterSource(paint, over: area, on: canvas, matrix: matrix)
      }
    }
  }

  /// As ``setSource(_:over:on:matrix:)`` for a context whose matrix is not the identity.
  ///
  /// The pattern itself takes the context's matrix, so that it may also be read back and used as a mask.
  func setUserSource(_ paint: Paint, over area: PixelRect, on canvas: Canvas, matrix: CGAffineTransform)
    throws
  {
    if case .color = paint { return try setSource(paint, over: area, on: canvas, matrix: matrix) }
    var user = cairo_matrix_t()
    cairo_get_matrix(canvas.cr, &user)
    cairo_identity_matrix(canvas.cr)
    defer { cairo_set_matrix(canvas.cr, &user) }
    try setSource(paint, over: area, on: canvas, matrix: matrix)
    guard let pattern = cairo_pattern_reference(cairo_get_source(canvas.cr)) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var (placed, combined) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_pattern_get_matrix(pattern, &placed)
    cairo_matrix_multiply(&combined, &user, &placed)
    cairo_pattern_set_matrix(pattern, &combined)
    cairo_set_matrix(canvas.cr, &user)
    cairo_set_source(canvas.cr, pattern)
  }

  private func setRasterSource(
    _ paint: Paint, over area: PixelRect, on canvas: Canvas, matrix: CGAffineTransform
  ) throws {
    let resolution = canvas.resolution
    let scaled = matrix.concatenating(CGAffineTransform(scaleX: resolution, y: resolution))
    let pixels = PixelRect(
      covering: area.cgRect.applying(CGAffineTransform(scaleX: resolution, y: resolution)))
    guard let raster = GradientRaster(paint, area: pixels, matrix: scaled) else {
      cairo_set_source_rgba(canvas.cr, 0, 0, 0, 0)
      return
    }
    let buffer = caches.gradients.value(for: raster, cost: \.cost) { raster.render() }
    try setSource(buffer, at: pixels, on: canvas, filter: CAIRO_FILTER_NEAREST)
  }

  /// Makes pre-rendered pixels the source; `pixels` is their place at the canvas' resolution.
  func setSource(
    _ buffer: PixelBuffer, at pixels: PixelRect, on canvas: Canvas, filter: cairo_filter_t
  ) throws {
    let surface = try canvas.surface(of: buffer)
    let resolution = canvas.resolution
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
    var placed = cairo_matrix_t(
      xx: resolution, yx: 0, xy: 0, yy: resolution, x0: -CGFloat(pixels.x), y0: -CGFloat(pixels.y))
    cairo_pattern_set_matrix(pattern, &placed)
    cairo_pattern_set_filter(pattern, canvas.isVector ? CAIRO_FILTER_GOOD : filter)
    cairo_set_source(canvas.cr, pattern)
    cairo_pattern_destroy(pattern)
  }
}
