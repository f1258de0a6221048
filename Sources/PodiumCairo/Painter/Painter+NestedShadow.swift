import CPangoCairo
import Foundation
import PodiumDrawing

/// Content with many shadows in one another.
///
/// A shadow is cast by what a layer holds, shadows included, so what it holds is drawn twice; with shadows inside
/// shadows each drawing would draw twice again. Beyond a few, the content is drawn once and its pixels cast the shadow.
extension Painter {
  /// The shadows in one another that are drawn one by one. Ours: eight times the work at most.
  private static let sharpDepth = 3
  /// The same where outlines are kept, which pixels would end. Ours.
  private static let vectorDepth = 8

  /// Whether the content of a layer with a shadow holds so many shadows that it is drawn once for both.
  func drawsContentOnce(_ layer: DisplayItem.Layer, on canvas: Canvas) -> Bool {
    let limit = canvas.isVector ? Self.vectorDepth : Self.sharpDepth
    return layer.items.holdsShadows(nested: limit) || layer.mask?.holdsShadows(nested: limit) == true
  }

  /// Draws the content of `layer` into pixels, their shadow in whole pixels from them, and then them.
  func drawOnce(
    _ layer: DisplayItem.Layer, _ shadow: Shadow, on canvas: Canvas, matrix: CGAffineTransform
  ) throws {
    let toPixels = CGAffineTransform(scaleX: canvas.resolution, y: canvas.resolution)
    let scaled = matrix.concatenating(toPixels)
    let cast = PixelShadow(shadow, matrix: scaled)
    let visible = PixelRect(covering: canvas.visible.cgRect.applying(toPixels))
    let needed = cast.map { visible.moved(x: -$0.wholeX, y: -$0.wholeY).grown(by: $0.reach) }
    let extent = PixelRect(covering: layer.extent.applying(scaled))
    let area = extent.intersection(needed.map { visible.union($0) } ?? visible)
    guard !area.isEmpty else { return }
    let content = try raster(area, format: canvas.isMask ? .alpha : .argb) { inner in
      try self.layerContent(layer, on: inner, matrix: scaled)
    }
    if let cast {
      let coverage = content.coverage(grownBy: cast.reach)
      GaussianBlur.blur(coverage, sigma: cast.sigma)
      try paint(
        canvas.isVector ? coverage.colored(shadow.color) : coverage, color: shadow.color,
        at: area.grown(by: cast.reach).moved(x: cast.wholeX, y: cast.wholeY), on: canvas)
    }
    try setSource(content, at: area, on: canvas, filter: CAIRO_FILTER_NEAREST)
    cairo_paint(canvas.cr)
  }
}

extension [DisplayItem] {
  /// Whether there are at least so many shadows in one another.
  fileprivate func holdsShadows(nested count: Int) -> Bool {
    guard count > 0 else { return true }
    return contains { item in
      guard case .layer(let layer) = item else { return false }
      let rest = layer.shadow == nil ? count : count - 1
      return rest == 0 || layer.items.holdsShadows(nested: rest) || layer.mask?.holdsShadows(nested: rest) == true
    }
  }
}

extension PixelBuffer {
  /// The alpha of these pixels with room around them.
  fileprivate func coverage(grownBy margin: Int) -> PixelBuffer {
    let result = PixelBuffer(width: width + 2 * margin, height: height + 2 * margin, format: .alpha)
    for y in 0..<height {
      let target = result.row(y + margin) + margin
      if format == .alpha {
        target.update(from: row(y), count: width)
      } else {
        let source = row32(y)
        for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: source[x] >> 24) }
      }
    }
    return result
  }
}
