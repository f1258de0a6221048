import CPangoCairo
import Foundation
import PodiumDrawing

/// Draws lines of text on a Cairo context.
///
/// Has a font map of its own and so belongs to one thread at a time; make one for each painter. Glyphs of the
/// last few hundred lines are kept.
package final class TextPainter {
  private let shaper: TextShaper
  private var lines = GenerationalCache<LineKey, ShapedLine>(limit: 256)
  private let colorGlyphs = ColorGlyphCache()
  private let masks = GlyphMaskCache()

  /// Makes a painter over the installed fonts; throws ``FontError``.
  package convenience init() throws(FontError) { try self.init(library: .standard()) }

  package init(library: FontLibrary) throws(FontError) { shaper = try TextShaper(library: library) }

  /// Draws `line` at its origin in the context's user space.
  ///
  /// `paint` sets the context's source to a paint; it is called once for each stretch of glyphs and each line
  /// under or through them. The context's path must be empty and is empty afterwards. Glyphs with colours of
  /// their own keep them and take the paint's opacity.
  package func draw(_ line: DisplayItem.TextLine, on cr: OpaquePointer, paint: (Paint) -> Void) {
    guard line.isPlaced else { return }
    let shaped = shapedLine(line)
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    FontRendering.withOptions { cairo_set_font_options(cr, $0) }
    let target = GlyphTarget(cr, masks: masks)
    drawLines(\.underline, at: .underline, of: shaped, line: line, on: target, paint: paint)
    for placed in shaped.runs {
      let style = line.text.runs[placed.run.styleIndex]
      paint(style.paint)
      let x = line.origin.x + placed.x
      let y = line.origin.y - style.baselineOffset
      if placed.run.font.isColored {
        colorGlyphs.draw(placed.run, x: x, y: y, paint: style.paint, on: cr)
      } else {
        target.draw(placed.run, x: x, y: y, text: shaped.utf8)
      }
      drawMissing(placed.run, x: x, y: y, on: cr)
    }
    drawLines(\.strikethrough, at: .strikethrough, of: shaped, line: line, on: target, paint: paint)
  }

  /// Adds the outlines of the line's glyphs to the context's path; glyphs that are pictures have none.
  package func appendPath(_ line: DisplayItem.TextLine, on cr: OpaquePointer) {
    guard line.isPlaced else { return }
    let shaped = shapedLine(line)
    // Saving a context keeps its path out of the saved state, so that what is added stays.
    cairo_save(cr)
    defer { cairo_restore(cr) }
    FontRendering.withOptions { cairo_set_font_options(cr, $0) }
    let target = GlyphTarget(cr, masks: masks)
    for placed in shaped.runs where !placed.run.font.isColored {
      let y = line.origin.y - line.text.runs[placed.run.styleIndex].baselineOffset
      target.appendPath(placed.run, x: line.origin.x + placed.x, y: y)
    }
  }

  /// The width of what ``draw(_:on:paint:)`` draws, points: equal to what was measured.
  package func width(of line: DisplayItem.TextLine) -> CGFloat { shapedLine(line).width }

  /// A line's glyphs, left to right.
  struct ShapedLine {
    struct Placed {
      var run: GlyphRun
      /// Points from the line's left end.
      var x: CGFloat
    }
    var runs: [Placed]
    var width: CGFloat
    var utf8: [UInt8]
  }

  private struct LineKey: Hashable {
    var text: StyledText.MeasuredKey
    var spacing: CGFloat
  }

  private func shapedLine(_ line: DisplayItem.TextLine) -> ShapedLine {
    let shaper = shaper
    return lines.value(for: LineKey(text: line.text.measuredKey, spacing: line.spacing)) {
      let input = ShaperInput(line.text)
      var shaped = ShapedLine(runs: [], width: 0, utf8: input.utf8)
      let runs = shaper.runs(
        of: input, bytes: 0..<input.utf8.count, isRightToLeft: line.text.isRightToLeft, spacing: line.spacing,
        inVisualOrder: true)
      for run in runs {
        shaped.runs.append(ShapedLine.Placed(run: run, x: shaped.width))
        shaped.width += run.width
      }
      return shaped
    }
  }
}

extension DisplayItem.TextLine {
  /// Whether every number that places the line means something: Cairo stops drawing at the first that does not.
  fileprivate var isPlaced: Bool {
    origin.x.isFinite && origin.y.isFinite && spacing.isFinite
      && text.runs.allSatisfy { $0.baselineOffset.isFinite && $0.font.size.isFinite && $0.font.size > 0 }
  }
}
