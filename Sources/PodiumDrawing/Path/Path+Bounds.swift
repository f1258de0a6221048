import Foundation

extension Path {
  /// The smallest rectangle around the outline itself, or the null rectangle for an empty path.
  ///
  /// Curves count by their real extent, not by their control points.
  public var boundingRect: CGRect {
    var bounds = BoundsBuilder()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        bounds.add(p)
        current = p
      case .quadCurve(let p, let c):
        // A quadratic is the cubic with both controls two thirds of the way to its own.
        let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
        let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        bounds.addCubic(current, c1, c2, p)
        current = p
      case .curve(let p, let c1, let c2):
        bounds.addCubic(current, c1, c2, p)
        current = p
      case .closeSubpath: break
      }
    }
    return bounds.rect
  }

  private struct BoundsBuilder {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity

    var rect: CGRect {
      minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    mutating func add(_ p: CGPoint) {
      minX = min(minX, p.x)
      maxX = max(maxX, p.x)
      minY = min(minY, p.y)
      maxY = max(maxY, p.y)
    }

    mutating func addCubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      add(p0)
      add(p3)
      let turns = Self.turningPoints(p0.x, p1.x, p2.x, p3.x) + Self.turningPoints(p0.y, p1.y, p2.y, p3.y)
      for t in turns {
        let u = 1 - t
        let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        add(
          CGPoint(
            x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
            y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y))
      }
    }

    /// The parameters in (0, 1) at which one coordinate of a cubic turns round.
    static func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
      let a = -p0 + 3 * p1 - 3 * p2 + p3
      let b = 2 * (p0 - 2 * p1 + p2)
      let c = p1 - p0
      var roots: [CGFloat] = []
      if abs(a) < 1e-12 {
        if abs(b) > 1e-12 { roots = [-c / b] }
      } else {
        let discriminant = b * b - 4 * a * c
        if discriminant >= 0 {
          let root = discriminant.squareRoot()
          roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
      }
      return roots.filter { $0 > 0 && $0 < 1 }
    }
  }
}
