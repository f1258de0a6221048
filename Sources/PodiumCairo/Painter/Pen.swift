import CPangoCairo
import Foundation
import PodiumDrawing

/// A stroke's look with every number made fit for Cairo.
struct Pen {
  let width: CGFloat
  private let style: StrokeStyle
  private let dash: [Double]
  private let phase: CGFloat

  /// Nil where the stroke draws nothing: a width that is not above 0.
  init?(_ style: StrokeStyle) {
    guard style.lineWidth.isFinite, style.lineWidth > 0 else { return nil }
    width = style.lineWidth
    self.style = style
    // Cairo fails on negative lengths and on a pattern without length; Core Graphics draws a solid line.
    let isUsable = style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.reduce(0, +) > 0.001
    dash = isUsable ? style.dash.map { Double($0) } : []
    phase = style.dashPhase.isFinite ? style.dashPhase : 0
  }

  private var miterLimit: CGFloat { style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10 }

  /// How far the stroke can lie from its path, points.
  var reach: CGFloat { width / 2 * (style.lineJoin == .miter ? max(miterLimit, 1.5) : 1.5) }

  func apply(to cr: OpaquePointer) {
    cairo_set_line_width(cr, width)
    cairo_set_miter_limit(cr, miterLimit)
    let cap =
      switch style.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(cr, cap)
    let join =
      switch style.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(cr, join)
    cairo_set_dash(cr, dash, Int32(dash.count), phase)
  }
}
