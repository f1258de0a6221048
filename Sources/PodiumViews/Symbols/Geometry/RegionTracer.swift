import Foundation
import PodiumDrawing

/// Chains directed edges to closed outlines.
enum RegionTracer {
  /// Square units below which a loop is rounding dust.
  private static let dust: CGFloat = 0.004

  /// The loops along `edges`, in a fixed order, without points that lie on a straight line.
  static func path(along edges: [(from: GridPoint, to: GridPoint)]) -> Path {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var path = Path()
    for first in edges.indices where !isUsed[first] {
      var loop: [GridPoint] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        loop.append(edges[index].from)
        next =
          edges[index].to == edges[first].from
          ? nil : leaving[edges[index].to]?.first { !isUsed[$0] }
      }
      let points = simplified(loop)
      guard points.count > 2, abs(area(points)) > dust else { continue }
      path.addLines(points.map(\.point))
      path.closeSubpath()
    }
    return path
  }

  private static func area(_ points: [GridPoint]) -> CGFloat {
    var sum = 0
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      sum += a.x * b.y - b.x * a.y
    }
    return CGFloat(sum) / 2 / GridPoint.steps / GridPoint.steps
  }

  /// Drops points within a step of the line between their neighbours.
  private static func simplified(_ loop: [GridPoint]) -> [GridPoint] {
    var kept: [GridPoint] = []
    for (index, point) in loop.enumerated() {
      let next = loop[(index + 1) % loop.count]
      guard let last = kept.last else {
        kept.append(point)
        continue
      }
      let (dx, dy) = (next.x - last.x, next.y - last.y)
      let across = dx * (point.y - last.y) - dy * (point.x - last.x)
      let along = dx * (point.x - last.x) + dy * (point.y - last.y)
      if across * across > dx * dx + dy * dy || along < 0 { kept.append(point) }
    }
    return kept
  }
}
