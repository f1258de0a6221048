import Foundation

extension Path {
  /// Where a continuous corner leaves the straight side, in radii from the corner (facts P7).
  package static let continuousExtent: CGFloat = 1.528_665

  /// One corner as three cubics, in radii from the corner: x runs along the incoming side, y along the outgoing.
  ///
  /// The first three points belong to the incoming curve; the middle arc is mirrored about the diagonal.
  private struct CornerCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var join: CGPoint
    var middle: CGPoint

    /// The curve with room for its whole extent.
    static let continuous = CornerCurve(
      start: CGPoint(x: 1.528_665, y: 0), control1: CGPoint(x: 1.088_493, y: 0),
      control2: CGPoint(x: 0.868_407, y: 0), join: CGPoint(x: 0.631_494, y: 0.074_911),
      middle: CGPoint(x: 0.372_824, y: 0.169_060))

    /// A quarter circle cut at the same joins, for sides too short for the extent.
    static let circular = CornerCurve(
      start: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0.873_4, y: 0),
      control2: CGPoint(x: 0.749_1, y: 0.028_1), join: CGPoint(x: 0.631_494, y: 0.074_911),
      middle: CGPoint(x: 0.372_824, y: 0.169_060))

    func mixed(with other: CornerCurve, by t: CGFloat) -> CornerCurve {
      func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
        CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
      }
      return CornerCurve(
        start: mix(start, other.start), control1: mix(control1, other.control1),
        control2: mix(control2, other.control2), join: mix(join, other.join), middle: mix(middle, other.middle))
    }
  }

  mutating func addContinuousCorners(_ r: CGRect, _ sizes: CornerSizes) {
    // A side shorter than its two extents bends the corners back toward circles, so that a full radius is a capsule.
    let room = min(
      r.width / max(sizes.topLeft.width + sizes.topRight.width, sizes.bottomLeft.width + sizes.bottomRight.width),
      r.height / max(sizes.topLeft.height + sizes.bottomLeft.height, sizes.topRight.height + sizes.bottomRight.height),
      Path.continuousExtent)
    let curve = CornerCurve.circular.mixed(
      with: .continuous, by: (room - 1) / (Path.continuousExtent - 1))
    reserve(18)
    for index in 0..<4 {
      let corner: (x: CGFloat, y: CGFloat, inX: CGFloat, inY: CGFloat, size: CGSize) =
        switch index {
        case 0: (r.maxX, r.minY, -1, 0, sizes.topRight)
        case 1: (r.maxX, r.maxY, 0, -1, sizes.bottomRight)
        case 2: (r.minX, r.maxY, 1, 0, sizes.bottomLeft)
        default: (r.minX, r.minY, 0, 1, sizes.topLeft)
        }
      let (rx, ry) = (corner.size.width, corner.size.height)
      guard rx > 0, ry > 0 else {
        let point = CGPoint(x: corner.x, y: corner.y)
        if index == 0 { move(to: point) } else { addLine(to: point) }
        continue
      }
      // The outgoing side is the incoming side turned by a quarter, clockwise on a y-down canvas.
      let (outX, outY) = (corner.inY, -corner.inX)
      func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + (corner.inX * along + outX * across) * rx,
          y: corner.y + (corner.inY * along + outY * across) * ry)
      }
      let start = place(curve.start.x, curve.start.y)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      addCurve(
        to: place(curve.join.x, curve.join.y), control1: place(curve.control1.x, curve.control1.y),
        control2: place(curve.control2.x, curve.control2.y))
      addCurve(
        to: place(curve.join.y, curve.join.x), control1: place(curve.middle.x, curve.middle.y),
        control2: place(curve.middle.y, curve.middle.x))
      addCurve(
        to: place(curve.start.y, curve.start.x), control1: place(curve.control2.y, curve.control2.x),
        control2: place(curve.control1.y, curve.control1.x))
    }
    closeSubpath()
  }
}
