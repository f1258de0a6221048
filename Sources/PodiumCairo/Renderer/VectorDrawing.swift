import CPangoCairo
import Foundation
import PodiumDrawing

extension Painter {
  /// Pixels a point for parts that SVG and PDF cannot hold: shadows, blurs, angular gradients, raster pictures.
  static let vectorResolution: CGFloat = 2

  /// Draws a whole list onto an SVG or PDF surface, whose units are points.
  func drawDocument(_ list: DisplayList, on context: CairoContext) throws {
    if let background = list.background {
      context.setSource(background)
      cairo_paint(context.pointer)
    }
    let visible = PixelRect(covering: CGRect(origin: .zero, size: list.size))
    let canvas = Canvas(context: context, visible: visible, vectorResolution: Self.vectorResolution)
    guard list.items.contains(where: \.needsBackdrop) else {
      return try draw(list.items, on: canvas, matrix: .identity)
    }
    // No vector format knows `plusDarker`: the picture becomes pixels as a whole.
    let scale = CGAffineTransform(scaleX: Self.vectorResolution, y: Self.vectorResolution)
    let area = PixelRect(covering: visible.cgRect.applying(scale))
    let pixels = try raster(area, format: .argb) { inner in
      if let background = list.background {
        inner.context.setSource(background)
        cairo_paint(inner.cr)
      }
      try draw(list.items, on: inner, matrix: scale)
    }
    try setSource(pixels, at: area, on: canvas, filter: CAIRO_FILTER_GOOD)
    cairo_paint(context.pointer)
  }
}

extension DisplayItem {
  /// Whether the item can only be drawn by reading the pixels under it.
  fileprivate var needsBackdrop: Bool {
    guard case .layer(let layer) = self else { return false }
    return layer.blendMode == .plusDarker || layer.items.contains(where: \.needsBackdrop)
      || layer.mask?.contains(where: \.needsBackdrop) ?? false
  }
}
