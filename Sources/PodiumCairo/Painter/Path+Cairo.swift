import CPangoCairo
import Foundation
import PodiumDrawing

extension Path {
  /// Cairo's fixed-point numbers end at ±2²³; farther points are pulled in.
  static let farthest: CGFloat = 4_194_304

  /// Whether every coordinate is a number Cairo can take once limited.
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isFinite
      case .quadCurve(let p, let c): p.isFinite && c.isFinite
      case .curve(let p, let c1, let c2): p.isFinite && c1.isFinite && c2.isFinite
      case .closeSubpath: true
      }
    }
  }

  func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let p): path.move(to: map(p))
      case .line(let p): path.addLine(to: map(p))
      case .quadCurve(let p, let c): path.addQuadCurve(to: map(p), control: map(c))
      case .curve(let p, let c1, let c2): path.addCurve(to: map(p), control1: map(c1), control2: map(c2))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// Makes this the current path of `cr`; the caller has checked ``isFinite``.
  func emit(to cr: OpaquePointer) {
    cairo_new_path(cr)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        let p = p.limited
        cairo_move_to(cr, p.x, p.y)
        (current, start) = (p, p)
      case .line(let p):
        current = p.limited
        cairo_line_to(cr, current.x, current.y)
      case .quadCurve(let p, let c):
        let (p, c) = (p.limited, c.limited)
        cairo_curve_to(
          cr, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
          p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
        current = p
      case .curve(let p, let c1, let c2):
        let (p, c1, c2) = (p.limited, c1.limited, c2.limited)
        cairo_curve_to(cr, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        current = p
      case .closeSubpath:
        cairo_close_path(cr)
        current = start
      }
    }
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }

  fileprivate var limited: CGPoint {
    CGPoint(x: min(max(x, -Path.farthest), Path.farthest), y: min(max(y, -Path.farthest), Path.farthest))
  }
}

extension CGAffineTransform {
  /// Whether the matrix is finite and can be undone, as Cairo demands.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && abs(determinant) > 1e-9 && abs(determinant) < 1e12
      && abs(tx) < 1e9 && abs(ty) < 1e9
  }

  /// How much lengths grow on average.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether upright rectangles stay upright.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
