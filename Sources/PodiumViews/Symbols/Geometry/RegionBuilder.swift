import Foundation
import PodiumDrawing

/// Adds and takes away filled areas, in order, and gives the outline of what is left.
///
/// All edges are broken where they meet; a piece belongs to the result's outline where exactly one of its sides is
/// inside. Points are rounded to the grid, so the answer is the same on every machine.
struct RegionBuilder {
  private struct Operand {
    var erases: Bool
    var isEvenOdd: Bool
  }

  private var operands: [Operand] = []
  private var edges: [GridEdge] = []

  /// Lays a step over what was added before.
  mutating func add(_ step: SymbolStep) {
    let operand = operands.count
    var isEvenOdd = false
    for line in Polyline.lines(of: step.path) {
      switch step.form {
      case .fill(let evenOdd):
        isEvenOdd = evenOdd
        add(polygon: line.points, operand)
      case .stroke(let width):
        for polygon in StrokeOutline(line, width: width).polygons { add(polygon: polygon, operand) }
      }
    }
    operands.append(Operand(erases: step.erases, isEvenOdd: isEvenOdd))
  }

  private mutating func add(polygon: [CGPoint], _ operand: Int) {
    let points = polygon.map(GridPoint.init)
    for (index, point) in points.enumerated() {
      if let edge = GridEdge(point, points[(index + 1) % points.count], operand: operand) {
        edges.append(edge)
      }
    }
  }

  /// The outline of the result, to be filled by the non-zero or the even-odd rule alike.
  func outline() -> Path {
    RegionTracer.path(along: boundary(Self.broken(edges)))
  }

  /// Breaks edges until none crosses another; rounding may make new crossings, so it takes a few rounds.
  private static func broken(_ edges: [GridEdge]) -> [GridEdge] {
    var edges = edges
    for _ in 0..<4 {
      var cuts = [[GridPoint]](repeating: [], count: edges.count)
      let bands = EdgeBands(count: edges.count) { edges[$0].low.y...edges[$0].high.y }
      for (band, members) in bands.bands.enumerated() {
        for (place, first) in members.enumerated() {
          let a = edges[first]
          let (aLeft, aRight) = (min(a.low.x, a.high.x) - 1, max(a.low.x, a.high.x) + 1)
          for second in members[(place + 1)...] {
            let b = edges[second]
            guard b.low.y <= a.high.y + 1, a.low.y <= b.high.y + 1, max(b.low.x, b.high.x) >= aLeft,
              min(b.low.x, b.high.x) <= aRight,
              // Pairs that share several bands are looked at in the first one.
              bands.band(max(a.low.y, b.low.y)) == band
            else { continue }
            for end in [b.low, b.high] where a.passes(through: end) { cuts[first].append(end) }
            for end in [a.low, a.high] where b.passes(through: end) { cuts[second].append(end) }
            if let point = a.crossing(b) {
              if point != a.low, point != a.high { cuts[first].append(point) }
              if point != b.low, point != b.high { cuts[second].append(point) }
            }
          }
        }
      }
      guard cuts.contains(where: { !$0.isEmpty }) else { break }
      edges = edges.indices.flatMap { cuts[$0].isEmpty ? [edges[$0]] : edges[$0].split(at: cuts[$0]) }
    }
    return edges
  }

  /// The directed edges between inside and outside; the inside lies to the right of the direction (y down).
  private func boundary(_ edges: [GridEdge]) -> [(from: GridPoint, to: GridPoint)] {
    // Pieces that coincide are one edge with a winding for each operand.
    let order = edges.indices.sorted {
      let (a, b) = (edges[$0], edges[$1])
      return a.low != b.low ? a.low < b.low : a.high < b.high
    }
    var pieces: [GridEdge] = []
    var windings: [Int] = []
    let width = operands.count
    for index in order {
      let edge = edges[index]
      if pieces.last.map({ $0.low != edge.low || $0.high != edge.high }) ?? true {
        pieces.append(edge)
        windings += repeatElement(0, count: width)
      }
      windings[windings.count - width + edge.operand] += edge.winding
    }
    let rows = EdgeBands(count: pieces.count) { pieces[$0].low.y...pieces[$0].high.y }
    let columns = EdgeBands(count: pieces.count) {
      min(pieces[$0].low.x, pieces[$0].high.x)...max(pieces[$0].low.x, pieces[$0].high.x)
    }
    var result: [(from: GridPoint, to: GridPoint)] = []
    var sums = [Int](repeating: 0, count: width)
    for (index, piece) in pieces.enumerated() {
      let own = windings[(index * width)..<((index + 1) * width)]
      guard own.contains(where: { $0 != 0 }) else { continue }
      // A ray from the middle, square to the edge's longer extent; all doubled to stay whole.
      let isSteep = piece.high.y - piece.low.y >= abs(piece.high.x - piece.low.x)
      let middle = GridPoint(x: piece.low.x + piece.high.x, y: piece.low.y + piece.high.y)
      for operand in 0..<width { sums[operand] = 0 }
      let near = isSteep ? rows.bands[rows.band(middle.y / 2)] : columns.bands[columns.band(middle.x / 2)]
      for other in near where other != index {
        let sign = Self.rayCrossing(pieces[other], middle, isSteep)
        if sign == 0 { continue }
        for operand in 0..<width { sums[operand] += sign * windings[other * width + operand] }
      }
      // The far side sees what the ray met; the near side meets the edge itself as well.
      let ownSign = isSteep ? 1 : (piece.high.x > piece.low.x ? -1 : 1)
      let far = isInside(sums)
      for operand in 0..<width { sums[operand] += ownSign * own[own.startIndex + operand] }
      let near2 = isInside(sums)
      guard far != near2 else { continue }
      // Steep: far is to the right, so inside far means running up. Flat: far is below; inside below runs right.
      let forward: Bool
      if isSteep { forward = !far } else { forward = (piece.high.x > piece.low.x) == far }
      result.append(forward ? (piece.low, piece.high) : (piece.high, piece.low))
    }
    return result
  }

  /// ±1 where the ray from `middle` (doubled) to the right, or downward, meets the edge; 0 elsewhere.
  private static func rayCrossing(_ edge: GridEdge, _ middle: GridPoint, _ isSteep: Bool) -> Int {
    let a = GridPoint(x: edge.low.x * 2, y: edge.low.y * 2)
    let b = GridPoint(x: edge.high.x * 2, y: edge.high.y * 2)
    // side > 0: the middle lies to the left of an edge that runs down.
    let side = (b.x - a.x) * (middle.y - a.y) - (b.y - a.y) * (middle.x - a.x)
    if isSteep {
      guard a.y <= middle.y, middle.y < b.y else { return 0 }
      return side > 0 ? 1 : 0
    }
    let rightward = b.x > a.x
    let (left, right) = rightward ? (a.x, b.x) : (b.x, a.x)
    guard left <= middle.x, middle.x < right else { return 0 }
    // The edge lies below the middle.
    return rightward ? (side < 0 ? -1 : 0) : (side > 0 ? 1 : 0)
  }

  private func isInside(_ windings: [Int]) -> Bool {
    var inside = false
    for (operand, winding) in zip(operands, windings) {
      if operand.isEvenOdd ? winding % 2 != 0 : winding != 0 { inside = !operand.erases }
    }
    return inside
  }
}
