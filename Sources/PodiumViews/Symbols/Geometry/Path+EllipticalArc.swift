import Foundation
import PodiumDrawing

extension Path {
  /// Adds SVG's arc between two points, as cubics of at most a quarter turn.
  ///
  /// The centre follows the conversion of SVG 1.1, appendix F.6.5; radii too small for the distance grow (F.6.6).
  mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, tilt: CGFloat, large: Bool, sweep: Bool
  ) {
    guard start != end else { return }
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0 else { return addLine(to: end) }
    let (sine, cosine) = (sin(tilt), cos(tilt))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let spread = rx * rx * y * y + ry * ry * x * x
    let root = max(0, (rx * rx * ry * ry - spread) / spread).squareRoot() * (large == sweep ? -1 : 1)
    let center = CGPoint(x: root * rx * y / ry, y: -root * ry * x / rx)
    let from = atan2((y - center.y) / ry, (x - center.x) / rx)
    var turn = atan2((-y - center.y) / ry, (-x - center.x) / rx) - from
    if sweep, turn < 0 { turn += 2 * .pi }
    if !sweep, turn > 0 { turn -= 2 * .pi }

    // A unit circle's arc, stretched, tilted and moved to its place.
    let place = CGAffineTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
      tx: cosine * center.x - sine * center.y + (start.x + end.x) / 2,
      ty: sine * center.x + cosine * center.y + (start.y + end.y) / 2)
    let pieces = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / CGFloat(pieces)
    let control = 4 / 3 * tan(step / 4)
    for index in 0..<pieces {
      let (a, b) = (from + CGFloat(index) * step, from + CGFloat(index + 1) * step)
      addCurve(
        to: index == pieces - 1 ? end : CGPoint(x: cos(b), y: sin(b)).applying(place),
        control1: CGPoint(x: cos(a) - control * sin(a), y: sin(a) + control * cos(a)).applying(place),
        control2: CGPoint(x: cos(b) + control * sin(b), y: sin(b) - control * cos(b)).applying(place))
    }
  }
}
