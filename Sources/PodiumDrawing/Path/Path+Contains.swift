import Foundation

extension Path {
  /// Whether a point lies inside the outline, by the winding rule or, where told, the even-odd rule.
  ///
  /// Curves count as 64 straight lines each.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.x.isFinite, p.y.isFinite else { return false }
    var winding = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    /// Counts a line that crosses the ray from `p` to the right: upward and downward ones cancel.
    func line(to end: CGPoint) {
      defer { current = end }
      guard (current.y <= p.y) != (end.y <= p.y) else { return }
      let x = current.x + (p.y - current.y) / (end.y - current.y) * (end.x - current.x)
      if x > p.x { winding += end.y > current.y ? 1 : -1 }
    }
    func curve(_ point: (CGFloat) -> CGPoint) { for step in 1...64 { line(to: point(CGFloat(step) / 64)) } }
    for element in elements {
      let from = current
      switch element {
      case .move(let to):
        line(to: start)
        (start, current) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        curve { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
            y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
        }
      case .curve(let to, let control1, let control2):
        curve { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * control1.x + c * control2.x + d * to.x,
            y: a * from.y + b * control1.y + c * control2.y + d * to.y)
        }
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}
