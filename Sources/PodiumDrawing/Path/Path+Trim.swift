import Foundation

extension Path {
  /// The part between two fractions of the outline's length, each 0…1.
  ///
  /// Curves are cut at their parameter, found from lengths measured in 32 chords a curve.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let segments = self.segments()
    let total = segments.reduce(0) { $0 + $1.length }
    let (start, end) = (min(max(from, 0), 1) * total, min(max(to, 0), 1) * total)
    guard start < end, total > 0 else { return Path() }
    var result = Path()
    var position: CGFloat = 0
    var last: CGPoint?
    for segment in segments {
      let (a, b) = (max(start - position, 0), min(end - position, segment.length))
      position += segment.length
      guard a < b else { continue }
      let piece = segment.cut(from: segment.parameter(at: a), to: segment.parameter(at: b))
      if last != piece.p0 { result.move(to: piece.p0) }
      if piece.isLine {
        result.addLine(to: piece.p3)
      } else {
        result.addCurve(to: piece.p3, control1: piece.p1, control2: piece.p2)
      }
      last = piece.p3
    }
    return result
  }

  /// The outline as cubic pieces; a closing line counts.
  private func segments() -> [Segment] {
    var result: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(_ p: CGPoint) { if p != current { result.append(Segment(line: current, p)) } }
    for element in elements {
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p):
        line(p)
        current = p
      case .quadCurve(let p, let c):
        let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
        let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        result.append(Segment(curve: current, c1, c2, p))
        current = p
      case .curve(let p, let c1, let c2):
        result.append(Segment(curve: current, c1, c2, p))
        current = p
      case .closeSubpath:
        line(start)
        current = start
      }
    }
    return result
  }

  private struct Segment {
    let p0: CGPoint
    let p1: CGPoint
    let p2: CGPoint
    let p3: CGPoint
    let isLine: Bool
    /// Lengths up to each of the chords' ends.
    private var lengths: [CGFloat]

    var length: CGFloat { lengths.last ?? 0 }

    init(line a: CGPoint, _ b: CGPoint) {
      (p0, p1, p2, p3, isLine) = (a, a, b, b, true)
      lengths = [hypot(b.x - a.x, b.y - a.y)]
    }

    init(curve a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      (p0, p1, p2, p3, isLine) = (a, b, c, d, false)
      lengths = []
      var (sum, last) = (CGFloat(0), a)
      for step in 1...32 {
        let point = Self.point(CGFloat(step) / 32, a, b, c, d)
        sum += hypot(point.x - last.x, point.y - last.y)
        lengths.append(sum)
        last = point
      }
    }

    private static func point(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
      let u = 1 - t
      let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
    }

    func parameter(at distance: CGFloat) -> CGFloat {
      guard distance > 0 else { return 0 }
      guard distance < length, let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
      let before = index == 0 ? 0 : lengths[index - 1]
      let span = lengths[index] - before
      let inside = span > 0 ? (distance - before) / span : 0
      return (CGFloat(index) + inside) / CGFloat(lengths.count)
    }

    /// The piece between two parameters, by de Casteljau's construction.
    func cut(from t0: CGFloat, to t1: CGFloat) -> Segment {
      func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      if isLine { return Segment(line: mix(p0, p3, t0), mix(p0, p3, t1)) }
      func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
        let (a, b, c) = (mix(p0, p1, r), mix(p1, p2, r), mix(p2, p3, r))
        return mix(mix(a, b, s), mix(b, c, s), t)
      }
      return Segment(
        curve: blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
    }
  }
}
