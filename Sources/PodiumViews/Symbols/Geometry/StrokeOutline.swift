import Foundation

/// The area that a round pen covers along a line, as polygons that all wind the same way.
///
/// Gently bending runs become one ring each; discs stand at the ends and at the corners between runs. Because
/// every polygon winds alike, a non-zero fill of all of them is exactly the stroke, whatever overlaps.
struct StrokeOutline {
  private let radius: CGFloat
  private(set) var polygons: [[CGPoint]] = []

  init(_ line: Polyline, width: CGFloat) {
    radius = width / 2
    guard radius > 0, let first = line.points.first else { return }
    guard line.points.count > 1 else {
      addDisc(first, from: .zero)
      return
    }
    addRuns(line)
  }

  /// A vertex turning by more than this many radians is a corner.
  private static let corner: CGFloat = 0.5
  /// A bend tighter than the pen is broken after this many radians.
  private static let bend: CGFloat = 1.7

  private mutating func addRuns(_ line: Polyline) {
    let points = line.points
    let count = points.count
    let closed = line.isClosed && count > 2
    let segments = closed ? count : count - 1
    let directions = (0..<segments).map { index -> CGPoint in
      let (a, b) = (points[index], points[(index + 1) % count])
      let length = hypot(b.x - a.x, b.y - a.y)
      return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    }
    let turns = (0..<count).map { index -> CGFloat in
      if !closed, index == 0 || index == count - 1 { return .infinity }
      let (before, after) = (directions[(index + segments - 1) % segments], directions[index % segments])
      return atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y)
    }
    // Whether a run ends at each vertex.
    var isCorner = turns.map { abs($0) > Self.corner }
    // Where a bend is tighter than the pen, the inner edge would run backward; the side that does not is kept.
    let kept = (0..<segments).map { index -> CGFloat in
      let next = (index + 1) % count
      let span = CGPoint(x: points[next].x - points[index].x, y: points[next].y - points[index].y)
      for side in [radius, -radius] {
        let a = offset(index, directions, isCorner, side, leaving: true)
        let b = offset(next, directions, isCorner, side, leaving: false, segment: index)
        if (span.x + b.x - a.x) * span.x + (span.y + b.y - a.y) * span.y <= 0 { return -side }
      }
      return 0
    }
    var turned: CGFloat = 0
    for index in 0..<segments where closed || index > 0 {
      let before = kept[(index + segments - 1) % segments]
      turned = isCorner[index] || index == 0 ? 0 : turned + abs(turns[index])
      if before != kept[index] || (kept[index] != 0 && (index == 0 || turned > Self.bend)) {
        isCorner[index] = true
        turned = 0
      }
    }
    let starts = (0..<count).filter { isCorner[$0] }
    for index in starts {
      let direction = directions[min(index, segments - 1)]
      addDisc(points[index], from: CGPoint(x: -direction.y, y: direction.x))
    }
    guard let start = starts.first else {
      // A loop without corners is two rings.
      let left = (0..<count).map {
        shifted(points[$0], offset($0, directions, isCorner, radius, leaving: true))
      }
      let right = (0..<count).map {
        shifted(points[$0], offset($0, directions, isCorner, -radius, leaving: true))
      }
      addRing(left)
      addRing(right.reversed())
      return
    }
    var left: [CGPoint] = []
    var right: [CGPoint] = []
    for step in 0..<segments {
      let index = (start + step) % segments
      let next = (index + 1) % count
      // The inner side of a tight bend ends at its chord; the discs at the bend's ends cover the rest.
      func edge(_ vertex: Int, _ side: CGFloat, leaving: Bool) -> CGPoint? {
        if kept[index] == -side { return isCorner[vertex] ? points[vertex] : nil }
        return shifted(
          points[vertex], offset(vertex, directions, isCorner, side, leaving: leaving, segment: index))
      }
      if left.isEmpty, right.isEmpty {
        if let point = edge(index, radius, leaving: true) { left.append(point) }
        if let point = edge(index, -radius, leaving: true) { right.append(point) }
      }
      if let point = edge(next, radius, leaving: false) { left.append(point) }
      if let point = edge(next, -radius, leaving: false) { right.append(point) }
      if isCorner[next] {
        addRing(left + right.reversed())
        (left, right) = ([], [])
      }
    }
  }

  /// From a vertex to the pen's edge on one side: square to the segment at a corner, else halfway between two.
  private func offset(
    _ vertex: Int, _ directions: [CGPoint], _ isCorner: [Bool], _ side: CGFloat, leaving: Bool,
    segment: Int? = nil
  ) -> CGPoint {
    let count = directions.count
    let after = directions[vertex % count]
    let before = directions[(vertex + count - 1) % count]
    if isCorner[vertex] {
      let direction = leaving ? after : directions[segment ?? (vertex + count - 1) % count]
      return CGPoint(x: -direction.y * side, y: direction.x * side)
    }
    let sum = CGPoint(x: -before.y - after.y, y: before.x + after.x)
    // |sum| is 2 cos(half turn); dividing by half its square keeps both edges at the pen's radius.
    let square = sum.x * sum.x + sum.y * sum.y
    return CGPoint(x: sum.x * 2 * side / square, y: sum.y * 2 * side / square)
  }

  private func shifted(_ p: CGPoint, _ by: CGPoint) -> CGPoint { CGPoint(x: p.x + by.x, y: p.y + by.y) }

  private mutating func addRing(_ points: [CGPoint]) {
    if points.count > 2 { polygons.append(points) }
  }

  /// A disc whose corners fall on the direction `from`, so that it meets straight edges exactly.
  private mutating func addDisc(_ center: CGPoint, from: CGPoint) {
    let ratio = max(-1, min(1, 1 - Polyline.tolerance / radius))
    let sides = max(8, 2 * Int((.pi / acos(ratio) / 2).rounded(.up)))
    let first = atan2(from.y, from.x)
    polygons.append(
      (0..<sides).map { side in
        // Runs go along the left edge first, which on a y-down grid is a falling angle.
        let angle = first - CGFloat(side) / CGFloat(sides) * 2 * .pi
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }
}
