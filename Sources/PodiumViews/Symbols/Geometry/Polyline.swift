import Foundation
import PodiumDrawing

/// A subpath as straight pieces, close enough to its curves for any size a symbol is drawn at.
struct Polyline: Sendable {
  /// Grid units that a chord may stray: 0.0004 em.
  static let tolerance: CGFloat = 0.008

  var points: [CGPoint]
  var isClosed: Bool

  /// The subpaths of `path`; a lone move draws nothing.
  static func lines(of path: Path) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline(points: [], isClosed: false)
    func finish() {
      if line.points.count > 1 || line.isClosed { lines.append(line) }
    }
    path.forEach { element in
      let current = line.points.last ?? .zero
      switch element {
      case .move(let p):
        finish()
        line = Polyline(points: [p], isClosed: false)
      case .line(let p): line.add(p)
      case .quadCurve(let p, let c):
        let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
        let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        line.addCubic(current, c1, c2, p)
      case .curve(let p, let c1, let c2): line.addCubic(current, c1, c2, p)
      case .closeSubpath:
        line.isClosed = true
        if line.points.count > 1, let first = line.points.first, let last = line.points.last,
          hypot(first.x - last.x, first.y - last.y) < 1e-6
        {
          line.points.removeLast()
        }
        finish()
        line = Polyline(points: line.points.first.map { [$0] } ?? [], isClosed: false)
      }
    }
    finish()
    return lines
  }

  private mutating func add(_ point: CGPoint) {
    if let last = points.last, hypot(last.x - point.x, last.y - point.y) < 1e-6 { return }
    points.append(point)
  }

  private mutating func addCubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    // The chord error of n equal parameter steps is at most 3/4 of the largest second difference over n².
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    let steps = max(1, Int((bend * 0.75 / Polyline.tolerance).squareRoot().rounded(.up)))
    for step in 1...steps {
      let t = CGFloat(step) / CGFloat(steps)
      let u = 1 - t
      let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      add(
        CGPoint(
          x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
          y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
    }
  }
}
