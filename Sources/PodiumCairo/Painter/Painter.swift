import CPangoCairo
import Foundation
import PodiumDrawing

/// Draws display items with Cairo.
///
/// `@unchecked Sendable`: a painter is used by one draw at a time; ``PainterPool`` hands it out and takes it back
/// under its lock. What painters share is in ``RenderCaches``, which has locks of its own.
final class Painter: @unchecked Sendable {
  let caches: RenderCaches
  /// Made for the first text, so that pictures without any need no fonts.
  private var texts: TextPainter?

  init(caches: RenderCaches) { self.caches = caches }

  /// Draws `items`; `matrix` takes their points to the canvas' device units.
  func draw(_ items: [DisplayItem], on canvas: Canvas, matrix: CGAffineTransform) throws {
    guard matrix.isUsable else { return }
    for item in items {
      switch item {
      case .fill(let path, let paint, let style): try fill(path, paint, style, on: canvas, matrix: matrix)
      case .stroke(let path, let paint, let style): try stroke(path, paint, style, on: canvas, matrix: matrix)
      case .text(let line): try text(line, on: canvas, matrix: matrix)
      case .image(let image): try self.image(image, opacity: 1, on: canvas, matrix: matrix)
      case .layer(let layer): try self.layer(layer, on: canvas, matrix: matrix)
      }
    }
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, on canvas: Canvas, matrix: CGAffineTransform
  ) throws {
    guard !paint.isClear, let outline = outline(path, on: canvas, matrix: matrix) else { return }
    let area = PixelRect(covering: outline.boundingRect).intersection(canvas.visible)
    guard !area.isEmpty else { return }
    try setSource(paint, over: area, on: canvas, matrix: matrix)
    outline.emit(to: canvas.cr)
    cairo_set_fill_rule(canvas.cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(canvas.cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_fill(canvas.cr)
    cairo_set_antialias(canvas.cr, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// The path in device units, its straight sides on the pixel grid; nil where it holds no usable numbers.
  func outline(_ path: Path, on canvas: Canvas, matrix: CGAffineTransform) -> Path? {
    let moved = path.applying(matrix)
    guard !moved.isEmpty, moved.isFinite else { return nil }
    return canvas.isVector ? moved : PixelSnapping.fill(moved)
  }

  private func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, on canvas: Canvas, matrix: CGAffineTransform
  ) throws {
    var moved = path.applying(matrix)
    guard !paint.isClear, !moved.isEmpty, moved.isFinite, let pen = Pen(style) else { return }
    let width = pen.width * matrix.meanScale
    guard width < Path.farthest else { return }
    if !canvas.isVector, matrix.keepsAxes { moved = PixelSnapping.stroke(moved, width: width) }
    let reach = pen.reach * max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    let area = PixelRect(covering: moved.boundingRect.insetBy(dx: -reach, dy: -reach)).intersection(
      canvas.visible)
    guard !area.isEmpty else { return }
    try setSource(paint, over: area, on: canvas, matrix: matrix)
    moved.emit(to: canvas.cr)
    // The path is in device units already; only the pen follows the matrix.
    cairo_save(canvas.cr)
    var shape = matrix.cairo
    cairo_transform(canvas.cr, &shape)
    pen.apply(to: canvas.cr)
    cairo_stroke(canvas.cr)
    cairo_restore(canvas.cr)
  }

  private func text(_ line: DisplayItem.TextLine, on canvas: Canvas, matrix: CGAffineTransform) throws {
    let extent = DisplayItem.text(line).extent
    let area = PixelRect(covering: extent.applying(matrix)).intersection(canvas.visible)
    guard !extent.isNull, !area.isEmpty else { return }
    let painter = try textPainter()
    cairo_save(canvas.cr)
    defer { cairo_restore(canvas.cr) }
    var placed = matrix.cairo
    cairo_transform(canvas.cr, &placed)
    cairo_new_path(canvas.cr)
    var failure: (any Error)?
    painter.draw(line, on: canvas.cr) { paint in
      do { try setUserSource(paint, over: area, on: canvas, matrix: matrix) } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  private func textPainter() throws -> TextPainter {
    if let texts { return texts }
    let made = try TextPainter()
    texts = made
    return made
  }
}
