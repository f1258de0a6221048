import CPangoCairo
import Foundation
import PodiumDrawing

extension Painter {
  /// Draws a picture stretched into its rectangle, decoded at the size it takes in pixels.
  func image(
    _ item: DisplayItem.ImageItem, opacity: Double, on canvas: Canvas, matrix: CGAffineTransform
  ) throws {
    let rect = item.rect.standardized
    guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite, rect.width > 0, rect.height > 0,
      item.tint?.isClear != true
    else { return }
    let bounds = rect.applying(matrix)
    let area = PixelRect(covering: bounds).grown(by: 1).intersection(canvas.visible)
    guard !area.isEmpty else { return }
    if canvas.isVector, item.resource.format == .svg, item.tint == nil {
      cairo_save(canvas.cr)
      defer { cairo_restore(canvas.cr) }
      var placed = matrix.cairo
      cairo_transform(canvas.cr, &placed)
      return try SVGHandle(item.resource.data, name: "image").draw(on: canvas.cr, rect: rect)
    }
    let placement = ImagePlacement(item, rect: rect, matrix: matrix, canvas: canvas)
    let key = ImageKey(
      contentHash: item.resource.contentHash, width: placement.width, height: placement.height)
    let buffer = try caches.images.value(for: key, cost: \.cost) {
      try ImageDecoder.decode(item.resource, width: key.width, height: key.height)
    }
    let surface = try canvas.surface(of: buffer)
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var toPicture = placement.toPicture(width: buffer.width, height: buffer.height).cairo
    cairo_pattern_set_matrix(pattern, &toPicture)
    cairo_pattern_set_filter(pattern, placement.filter)
    cairo_pattern_set_extend(pattern, canvas.isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_save(canvas.cr)
    defer { cairo_restore(canvas.cr) }
    placement.outline.emit(to: canvas.cr)
    guard let tint = item.tint else {
      cairo_set_source(canvas.cr, pattern)
      if opacity < 1 {
        cairo_clip(canvas.cr)
        cairo_paint_with_alpha(canvas.cr, opacity)
      } else {
        cairo_fill(canvas.cr)
      }
      return
    }
    cairo_clip(canvas.cr)
    try setSource(tint.opacity(opacity), over: area, on: canvas, matrix: matrix)
    cairo_mask(canvas.cr, pattern)
  }
}

/// Where a picture lies on a canvas and how many pixels it is decoded to.
private struct ImagePlacement {
  /// Device units.
  var outline: Path
  /// Pixels to decode to; 0 for the picture's own.
  var width = 0
  var height = 0
  private let rect: CGRect
  private let placed: CGAffineTransform
  var filter: cairo_filter_t

  init(_ item: DisplayItem.ImageItem, rect: CGRect, matrix: CGAffineTransform, canvas: Canvas) {
    var placed = matrix
    if !canvas.isVector, matrix.keepsAxes {
      // As a frame, the picture lies on whole pixels; the matrix follows.
      let bounds = rect.applying(matrix)
      let snapped = PixelSnapping.rect(bounds)
      placed = matrix.concatenating(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        .concatenating(
          CGAffineTransform(scaleX: snapped.width / bounds.width, y: snapped.height / bounds.height)
        )
        .concatenating(CGAffineTransform(translationX: snapped.minX, y: snapped.minY))
    }
    outline = Path(rect).applying(placed)
    if !canvas.isVector { outline = PixelSnapping.fill(outline) }
    (self.rect, self.placed) = (rect, placed)
    if item.resource.format != .svg, item.interpolation == .none {
      // Pixels stay squares: decoded as they are and enlarged by Cairo.
      filter = CAIRO_FILTER_NEAREST
      return
    }
    filter = matrix.keepsAxes && !canvas.isVector ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    func pixels(_ length: CGFloat) -> Int {
      Int(min(max((length * canvas.resolution - 1e-6).rounded(.up), 1), 4096))
    }
    width = pixels(rect.width * hypot(placed.a, placed.b))
    height = pixels(rect.height * hypot(placed.c, placed.d))
  }

  /// From device units to the pixels of a decoded picture of this size.
  func toPicture(width: Int, height: Int) -> CGAffineTransform {
    placed.inverted()
      .concatenating(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
      .concatenating(CGAffineTransform(scaleX: CGFloat(width) / rect.width, y: CGFloat(height) / rect.height))
  }
}
