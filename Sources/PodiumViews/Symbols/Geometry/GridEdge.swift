/// An edge of some operand's polygon, from its smaller to its larger end.
struct GridEdge {
  var low: GridPoint
  var high: GridPoint
  /// Whose edge it is.
  var operand: Int
  /// +1 where the polygon runs from low to high, −1 where it runs back.
  var winding: Int

  init?(_ a: GridPoint, _ b: GridPoint, operand: Int) {
    if a == b { return nil }
    (low, high) = a < b ? (a, b) : (b, a)
    self.operand = operand
    winding = a < b ? 1 : -1
  }

  private init(_ low: GridPoint, _ high: GridPoint, like edge: GridEdge) {
    self = edge
    (self.low, self.high) = (low, high)
  }

  /// The edge broken at points that lie on it, in any order; nothing changes direction.
  func split(at points: [GridPoint]) -> [GridEdge] {
    let (dx, dy) = (high.x - low.x, high.y - low.y)
    let sorted = points.sorted {
      let a = ($0.x - low.x) * dx + ($0.y - low.y) * dy
      let b = ($1.x - low.x) * dx + ($1.y - low.y) * dy
      return a != b ? a < b : $0 < $1
    }
    var pieces: [GridEdge] = []
    var from = low
    for to in sorted + [high] where to != from {
      // Rounding to the grid may turn a nearly level piece round.
      var piece = GridEdge(from, to, like: self)
      if to < from {
        piece = GridEdge(to, from, like: self)
        piece.winding = -winding
      }
      pieces.append(piece)
      from = to
    }
    return pieces
  }

  /// Twice the area of (low, high, point): negative, zero or positive by the side the point lies on.
  func side(_ p: GridPoint) -> Int {
    (high.x - low.x) * (p.y - low.y) - (high.y - low.y) * (p.x - low.x)
  }

  /// Whether `p` lies inside the edge, to the nearest grid point.
  func passes(through p: GridPoint) -> Bool {
    guard p != low, p != high else { return false }
    let (dx, dy) = (high.x - low.x, high.y - low.y)
    let length = dx * dx + dy * dy
    let along = (p.x - low.x) * dx + (p.y - low.y) * dy
    guard along > 0, along < length else { return false }
    let across = side(p)
    // Nearer than 0.7 of a step.
    return across * across * 2 < length
  }

  /// Where two edges cross inside both, to the nearest grid point.
  func crossing(_ other: GridEdge) -> GridPoint? {
    let (a, b) = (side(other.low), side(other.high))
    guard (a < 0 && b > 0) || (a > 0 && b < 0) else { return nil }
    let (c, d) = (other.side(low), other.side(high))
    guard (c < 0 && d > 0) || (c > 0 && d < 0) else { return nil }
    let t = Double(a) / Double(a - b)
    return GridPoint(
      x: other.low.x + Int((Double(other.high.x - other.low.x) * t).rounded()),
      y: other.low.y + Int((Double(other.high.y - other.low.y) * t).rounded()))
  }
}
