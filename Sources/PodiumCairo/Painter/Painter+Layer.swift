import CPangoCairo
import Foundation
import PodiumDrawing

extension Painter {
  /// Draws a layer: its content clipped, masked and blurred, over its shadow, then faded and blended as one.
  func layer(_ layer: DisplayItem.Layer, on canvas: Canvas, matrix: CGAffineTransform) throws {
    let matrix = layer.transform.concatenating(matrix).cleaned
    let opacity = layer.opacity.isNaN ? 0 : min(max(layer.opacity, 0), 1)
    guard matrix.isUsable, opacity > 0, !(layer.items.isEmpty && layer.mask == nil) else { return }
    if opacity < 1, layer.isPlain, layer.items.count == 1 {
      // One item fades by its own colours as well, without a group.
      if case .image(let image) = layer.items[0], !canvas.isVector {
        return try self.image(image, opacity: opacity, on: canvas, matrix: matrix)
      }
      if let folded = layer.items[0].faded(opacity) { return try draw([folded], on: canvas, matrix: matrix) }
    }
    let area = PixelRect(covering: layer.extentWithShadow.applying(matrix)).intersection(canvas.visible)
    guard !area.isEmpty else { return }
    // Coverage has no colour to darken.
    let mode = canvas.isMask && layer.blendMode == .plusDarker ? .normal : layer.blendMode
    guard opacity < 1 || mode != .normal || layer.isolatesBlending else {
      return try body(layer, on: canvas, matrix: matrix)
    }
    if mode == .plusDarker {
      return try plusDarker(layer, opacity: opacity, area: area, on: canvas, matrix: matrix)
    }
    cairo_save(canvas.cr)
    defer { cairo_restore(canvas.cr) }
    if !canvas.isVector {
      // The group takes memory for what is clipped only.
      cairo_rectangle(canvas.cr, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
      cairo_clip(canvas.cr)
    }
    cairo_push_group(canvas.cr)
    var group = canvas
    group.visible = area
    group.buffer = nil
    let result = Result { try body(layer, on: group, matrix: matrix) }
    cairo_pop_group_to_source(canvas.cr)
    try result.get()
    cairo_set_operator(canvas.cr, mode.cairo)
    cairo_paint_with_alpha(canvas.cr, opacity)
  }

  /// The shadow and the content, not faded.
  private func body(_ layer: DisplayItem.Layer, on canvas: Canvas, matrix: CGAffineTransform) throws {
    if let shadow = layer.shadow {
      if drawsContentOnce(layer, on: canvas) {
        return try drawOnce(layer.content, shadow, on: canvas, matrix: matrix)
      }
      try self.shadow(shadow, of: layer.content, on: canvas, matrix: matrix)
    }
    try layerContent(layer, on: canvas, matrix: matrix)
  }

  /// The items clipped, masked and blurred; `matrix` holds the layer's own transform already.
  func layerContent(_ layer: DisplayItem.Layer, on canvas: Canvas, matrix: CGAffineTransform) throws {
    if let colors = layer.colors { return try recolored(layer, colors, on: canvas, matrix: matrix) }
    if layer.blurRadius > 0, layer.blurRadius.isFinite {
      return try blurred(layer, on: canvas, matrix: matrix)
    }
    cairo_save(canvas.cr)
    defer { cairo_restore(canvas.cr) }
    var inner = canvas
    if let clip = layer.clip {
      guard let outline = outline(clip, on: canvas, matrix: matrix) else { return }
      outline.emit(to: canvas.cr)
      cairo_set_fill_rule(
        canvas.cr, layer.clipStyle.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_antialias(
        canvas.cr, layer.clipStyle.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      cairo_clip(canvas.cr)
      cairo_set_antialias(canvas.cr, CAIRO_ANTIALIAS_DEFAULT)
      inner.visible = inner.visible.intersection(PixelRect(covering: outline.boundingRect))
      guard !inner.visible.isEmpty else { return }
    }
    guard let mask = layer.mask else { return try draw(layer.items, on: inner, matrix: matrix) }
    inner.buffer = nil
    var coverage = inner
    coverage.isMask = true
    cairo_push_group_with_content(canvas.cr, CAIRO_CONTENT_ALPHA)
    let drawnMask = Result { try draw(mask, on: coverage, matrix: matrix) }
    guard let pattern = cairo_pop_group(canvas.cr) else { return }
    defer { cairo_pattern_destroy(pattern) }
    try drawnMask.get()
    cairo_push_group(canvas.cr)
    let drawn = Result { try draw(layer.items, on: inner, matrix: matrix) }
    cairo_pop_group_to_source(canvas.cr)
    try drawn.get()
    cairo_mask(canvas.cr, pattern)
  }

  /// The content through a Gaussian, in pixels also on a vector canvas.
  private func blurred(_ layer: DisplayItem.Layer, on canvas: Canvas, matrix: CGAffineTransform) throws {
    let toPixels = CGAffineTransform(scaleX: canvas.resolution, y: canvas.resolution)
    let scaled = matrix.concatenating(toPixels)
    let sigma = min(layer.blurRadius * scaled.meanScale, GaussianBlur.maximumSigma)
    let reach = GaussianBlur.reach(sigma: sigma)
    var sharp = layer
    sharp.blurRadius = 0
    let area = PixelRect(covering: sharp.extent.applying(scaled))
      .intersection(PixelRect(covering: canvas.visible.cgRect.applying(toPixels)).grown(by: reach)).grown(
        by: reach)
    guard !area.isEmpty else { return }
    let buffer = try raster(area, format: canvas.isMask ? .alpha : .argb) { inner in
      try self.layerContent(sharp, on: inner, matrix: scaled)
    }
    GaussianBlur.blur(buffer, sigma: sigma)
    try setSource(buffer, at: area, on: canvas, filter: CAIRO_FILTER_NEAREST)
    cairo_paint(canvas.cr)
  }

  /// Draws into pixels of their own; inside `body` device units are pixels and (area.x, area.y) is the first one.
  func raster(
    _ area: PixelRect, format: PixelBuffer.Format, body: (Canvas) throws -> Void
  ) throws -> PixelBuffer {
    guard area.width <= PictureLimits.maximumSide, area.height <= PictureLimits.maximumSide,
      area.width * area.height * format.bytesPerPixel <= 2 * 4 * PictureLimits.maximumArea
    else { throw RenderError.pictureTooLarge(width: Double(area.width), height: Double(area.height)) }
    let buffer = PixelBuffer(width: area.width, height: area.height, format: format)
    let surface = try buffer.makeSurface()
    cairo_surface_set_device_offset(surface.pointer, -Double(area.x), -Double(area.y))
    let context = try CairoContext(surface)
    try body(
      Canvas(
        context: context, visible: area, isMask: format == .alpha, buffer: format == .argb ? buffer : nil))
    try context.check("draw a part")
    cairo_surface_flush(surface.pointer)
    return buffer
  }
}

extension DisplayItem.Layer {
  /// The layer without what is applied to the finished content.
  var content: DisplayItem.Layer {
    var content = DisplayItem.Layer(
      items: items, clip: clip, clipStyle: clipStyle, blurRadius: blurRadius, mask: mask)
    content.colors = colors
    return content
  }

  /// Whether an item inside blends with what is under it and must find only this layer's own items there.
  ///
  /// A layer that only moves its items lets them blend with everything under it, as SwiftUI's `offset` does; a
  /// layer without any effect is a group of its own, as `compositingGroup` makes.
  var isolatesBlending: Bool { !isTransparent && items.contains(where: \.blends) }

  /// Whether the layer only moves its items.
  fileprivate var isTransparent: Bool { isPlain && opacity >= 1 && !transform.isIdentity }

  /// Whether the layer does nothing but move and fade.
  var isPlain: Bool {
    blendMode == .normal && clip == nil && shadow == nil && blurRadius <= 0 && mask == nil && colors == nil
  }
}

extension DisplayItem {
  /// Whether the item looks at what is under it.
  fileprivate var blends: Bool {
    guard case .layer(let layer) = self else { return false }
    return layer.blendMode != .normal || layer.isTransparent && layer.items.contains(where: \.blends)
  }

  /// The item with `opacity` in its own colours; nil where that is not possible.
  func faded(_ opacity: Double) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style): return .fill(path, paint.opacity(opacity), style)
    case .stroke(let path, let paint, let style): return .stroke(path, paint.opacity(opacity), style)
    case .layer(var inner):
      inner.opacity *= opacity
      return .layer(inner)
    case .text(var line):
      for index in line.text.runs.indices {
        let run = line.text.runs[index]
        line.text.runs[index].paint = run.paint.opacity(opacity)
        line.text.runs[index].underline = run.underline?.opacity(opacity)
        line.text.runs[index].strikethrough = run.strikethrough?.opacity(opacity)
      }
      return .text(line)
    case .image: return nil
    }
  }
}

extension CGAffineTransform {
  /// The matrix with entries that are only binary noise, as a quarter turn leaves them, set to 0.
  var cleaned: CGAffineTransform {
    let noise = 1e-12 * max(abs(a), abs(b), abs(c), abs(d))
    func clean(_ value: CGFloat) -> CGFloat { abs(value) <= noise ? 0 : value }
    return CGAffineTransform(a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
  }
}
