import CPangoCairo
import Foundation
import PodiumDrawing

extension TextPainter {
  /// Where a line beside the letters runs, in em.
  struct LinePlace {
    /// From the baseline down to the line's middle.
    var offset: CGFloat

    /// Facts T17.
    static let underline = LinePlace(offset: 0.151_37)
    /// Half of SF's x-height; ours, since Apple publishes none.
    static let strikethrough = LinePlace(offset: -0.263)
    /// Facts T17.
    static let thickness: CGFloat = 0.058_59
  }

  /// Draws the lines under or through the runs that have one; neighbours of one look share one.
  func drawLines(
    _ linePaint: KeyPath<StyledText.Run, Paint?>, at place: LinePlace, of shaped: ShapedLine,
    line: DisplayItem.TextLine, on target: GlyphTarget, paint: (Paint) -> Void
  ) {
    var pending: (paint: Paint, rect: CGRect)?
    func flush() {
      guard let (color, line) = pending else { return }
      let rect = target.snappedLine(line)
      paint(color)
      cairo_rectangle(target.cr, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(target.cr)
      pending = nil
    }
    for placed in shaped.runs {
      let style = line.text.runs[placed.run.styleIndex]
      guard let color = style[keyPath: linePaint] else {
        flush()
        continue
      }
      let height = LinePlace.thickness * style.font.size
      let middle = line.origin.y - style.baselineOffset + place.offset * style.font.size
      let rect = CGRect(
        x: line.origin.x + placed.x, y: middle - height / 2, width: placed.run.width, height: height)
      if let last = pending, last.paint == color, last.rect.minY == rect.minY, last.rect.height == height {
        pending?.rect.size.width = rect.maxX - last.rect.minX
      } else {
        flush()
        pending = (color, rect)
      }
    }
    flush()
  }

  /// Draws an empty box for each character that no font holds.
  func drawMissing(_ run: GlyphRun, x: CGFloat, y: CGFloat, on cr: OpaquePointer) {
    let metrics = run.font.unitMetrics.scaled(by: run.size)
    let line = run.size * LinePlace.thickness
    var left = x
    for glyph in run.glyphs {
      if glyph.index == nil {
        let box = CGRect(x: left, y: y - metrics.capHeight, width: glyph.advance, height: metrics.capHeight)
          .insetBy(dx: line * 1.5, dy: line / 2)
        cairo_rectangle(cr, box.minX, box.minY, box.width, box.height)
        cairo_set_line_width(cr, line)
        cairo_stroke(cr)
      }
      left += glyph.advance
    }
  }
}
