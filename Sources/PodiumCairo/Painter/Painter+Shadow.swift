import CPangoCairo
import Foundation
import PodiumDrawing

extension Painter {
  /// Draws the shadow that `layer` without its own shadow and opacity casts.
  ///
  /// Under a matrix that turns or scales, radius and offset turn and scale with the layer.
  func shadow(_ shadow: Shadow, of layer: DisplayItem.Layer, on canvas: Canvas, matrix: CGAffineTransform)
    throws
  {
    let resolution = canvas.resolution
    let scaled = matrix.concatenating(CGAffineTransform(scaleX: resolution, y: resolution))
    guard let cast = PixelShadow(shadow, matrix: scaled) else { return }
    let (sigma, dx, dy) = (cast.sigma, cast.dx, cast.dy)
    let visible = PixelRect(
      covering: canvas.visible.cgRect.applying(CGAffineTransform(scaleX: resolution, y: resolution)))
    // Whole pixels move the finished mask; the fraction moves what casts it, so that no resampling softens it.
    let (whole, rest) = (CGPoint(x: dx.rounded(.down), y: dy.rounded(.down)), scaled)
    let moved = rest.concatenating(CGAffineTransform(translationX: dx - whole.x, y: dy - whole.y))
    let needed = visible.moved(x: -Int(whole.x), y: -Int(whole.y)).grown(by: cast.reach)
    // Vector formats hold a coloured picture better than a mask.
    let color = canvas.isVector ? shadow.color : nil
    let mask = try self.mask(of: layer, matrix: moved, sigma: sigma, needed: needed, color: color)
    guard let buffer = mask.buffer else { return }
    let place = PixelRect(
      x: mask.x + Int(whole.x), y: mask.y + Int(whole.y), width: buffer.width, height: buffer.height)
    try paint(buffer, color: shadow.color, at: place, on: canvas)
  }

  private func mask(
    of layer: DisplayItem.Layer, matrix: CGAffineTransform, sigma: Double, needed: PixelRect,
    color: Color.Resolved?
  ) throws -> ShadowMask {
    let reach = GaussianBlur.reach(sigma: sigma)
    if let (path, style, opacity) = layer.singleFill {
      var outline = path.applying(matrix)
      guard !outline.isEmpty, outline.isFinite else { return ShadowMask(buffer: nil, x: 0, y: 0) }
      if color == nil { outline = PixelSnapping.fill(outline) }
      let area = PixelRect(covering: outline.boundingRect)
      // A shape that lies within reach of the picture is kept for every place it may be drawn at.
      if !area.isEmpty, area.intersection(needed) == area {
        let local = outline.offsetBy(dx: -CGFloat(area.x), dy: -CGFloat(area.y))
        let key = ShadowKey(content: .outline(local, style, opacity: opacity), sigma: sigma, color: color)
        var mask = try caches.shadows.value(for: key, cost: \.cost) {
          let buffer = try raster(
            PixelRect(x: 0, y: 0, width: area.width, height: area.height).grown(by: reach), format: .alpha
          ) { canvas in
            local.emit(to: canvas.cr)
            cairo_set_fill_rule(
              canvas.cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_set_source_rgba(canvas.cr, 0, 0, 0, Double(opacity))
            cairo_fill(canvas.cr)
          }
          GaussianBlur.blur(buffer, sigma: sigma)
          return ShadowMask(buffer: color.map(buffer.colored) ?? buffer, x: -reach, y: -reach)
        }
        mask.x += area.x
        mask.y += area.y
        return mask
      }
    }
    let key = ShadowKey(content: .layer(layer, matrix: matrix, visible: needed), sigma: sigma, color: color)
    return try caches.shadows.value(for: key, cost: \.cost) {
      let area = PixelRect(covering: layer.extent.applying(matrix)).intersection(needed).grown(by: reach)
      guard !area.isEmpty else { return ShadowMask(buffer: nil, x: 0, y: 0) }
      let buffer = try raster(area, format: .alpha) { canvas in
        try self.layerContent(layer, on: canvas, matrix: matrix)
      }
      GaussianBlur.blur(buffer, sigma: sigma)
      return ShadowMask(buffer: color.map(buffer.colored) ?? buffer, x: area.x, y: area.y)
    }
  }

  /// Paints `color` through a coverage, or the finished picture on a vector canvas; `place` in pixels at the
  /// canvas' resolution.
  func paint(_ mask: PixelBuffer, color: Color.Resolved, at place: PixelRect, on canvas: Canvas)
    throws
  {
    if canvas.isVector {
      try setSource(mask, at: place, on: canvas, filter: CAIRO_FILTER_GOOD)
      cairo_paint(canvas.cr)
    } else {
      let surface = try mask.makeSurface()
      canvas.context.setSource(color)
      cairo_mask_surface(canvas.cr, surface.pointer, Double(place.x), Double(place.y))
    }
  }
}

extension DisplayItem.Layer {
  /// The layer's only item where that is a plain fill, and the opacity its colour gives the mask.
  var singleFill: (Path, FillStyle, Float)? {
    guard items.count == 1, clip == nil, mask == nil, blurRadius <= 0, colors == nil,
      case .fill(let path, let paint, let style) = items[0]
    else { return nil }
    switch paint {
    case .color(let color): return (path, style, min(max(color.opacity, 0), 1))
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
      return stops.allSatisfy { $0.color.opacity >= 1 } ? (path, style, 1) : nil
    }
  }
}

extension PixelBuffer {
  /// A picture of one colour with this coverage.
  func colored(_ color: Color.Resolved) -> PixelBuffer {
    let result = PixelBuffer(width: width, height: height, format: .argb)
    func unit(_ value: Float) -> UInt32 { UInt32((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded()) }
    let (r, g, b, a) = (unit(color.red), unit(color.green), unit(color.blue), unit(color.opacity))
    for y in 0..<height {
      let source = row(y)
      let target = result.row32(y)
      for x in 0..<width {
        let alpha = (UInt32(source[x]) * a + 127) / 255
        func channel(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
        target[x] = alpha << 24 | channel(r) << 16 | channel(g) << 8 | channel(b)
      }
    }
    return result
  }
}
