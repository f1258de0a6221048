import Foundation
import PodiumDrawing
import Testing

@testable import PodiumViews

struct SymbolGeometryTests {
  // MARK: Path data

  @Test(arguments: [
    ("M1 2L3 4H5V6Z", "M1 2 L3 4 L5 4 L5 6 Z"),
    ("m1,2 l2,2 h2 v2 z", "M1 2 L3 4 L5 4 L5 6 Z"),
    ("M0 0 1 1-2-3", "M0 0 L1 1 L-2 -3"),
    ("M0 0l.5.5 1e1-1", "M0 0 L0.5 0.5 L10.5 -0.5"),
    ("M0 0C1 2 3 4 5 6S9 8 7 7", "M0 0 C1 2 3 4 5 6 C7 8 9 8 7 7"),
    ("M1 1c1 2 3 4 5 6s1 1 2 2", "M1 1 C2 3 4 5 6 7 C8 9 7 8 8 9"),
    ("M0 0S1 1 2 2", "M0 0 C0 0 1 1 2 2"),
    ("M0 0Q1 2 3 0T6 0", "M0 0 Q1 2 3 0 Q5 -2 6 0"),
    ("M2 2m1 1zl1 0", "M2 2 M3 3 Z L4 3"),
    ("M5 5A0 3 0 0 1 8 8", "M5 5 L8 8"),
  ])
  func readsEveryCommand(data: String, expected: String) throws {
    #expect(try dump(PathData.path(data)) == expected)
  }

  @Test func arcIsACircle() throws {
    // Half circles by absolute and relative flags without separators; the box tells the radius and the side.
    let upper = try PathData.path("M2 12A10 10 0 0 1 22 12").boundingRect
    #expect(abs(upper.minY - 2) < 0.01 && abs(upper.maxY - 12) < 0.01)
    let lower = try PathData.path("M2 12a10 10 0 0020 0").boundingRect
    #expect(abs(lower.minY - 12) < 0.01 && abs(lower.maxY - 22) < 0.01)
    // Radii that cannot reach grow.
    let grown = try PathData.path("M2 12A1 1 0 0 1 22 12").boundingRect
    #expect(abs(grown.minY - 2) < 0.01)
    // A tilted ellipse: the quarter turn swaps its axes.
    let tilted = try PathData.path("M12 2A4 10 90 0 1 12 10").boundingRect
    #expect(abs(tilted.width - 10) < 0.01 && abs(tilted.height - 8) < 0.01)
  }

  @Test(arguments: [
    "", "L1 1", "M1", "M1 1X", "M1 1L2", "M0 0A1 1 0 2 0 3 3", "M0 0C1 1 2 2", "M a b", "M0 0 .",
  ])
  func refusesBadData(data: String) {
    #expect(throws: PathData.Failure.self) { try PathData.path(data) }
  }

  // MARK: Areas

  @Test func areasAddAndTakeAway() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let beside = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    let hole = Path(CGRect(x: 2, y: 2, width: 2, height: 2))
    let fill = SymbolStep.Form.fill(evenOdd: false)
    #expect(abs(area([SymbolStep(path: square, form: fill)]) - 100) < 0.01)
    #expect(
      abs(area([SymbolStep(path: square, form: fill), SymbolStep(path: beside, form: fill)]) - 175) < 0.01)
    let cut = SymbolStep(path: beside, form: fill, erases: true)
    #expect(abs(area([SymbolStep(path: square, form: fill), cut]) - 75) < 0.01)
    // What is drawn after a cut stands.
    #expect(
      abs(area([SymbolStep(path: square, form: fill), cut, SymbolStep(path: beside, form: fill)]) - 175)
        < 0.01)
    let pierced = SymbolStep(path: hole, form: fill, erases: true)
    #expect(abs(area([SymbolStep(path: square, form: fill), pierced]) - 96) < 0.01)
    #expect(
      area([SymbolStep(path: square, form: fill), SymbolStep(path: square, form: fill, erases: true)]) == 0)
  }

  @Test func fillRulesDiffer() {
    var nested = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    nested.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(abs(area([SymbolStep(path: nested, form: .fill(evenOdd: false))]) - 100) < 0.01)
    #expect(abs(area([SymbolStep(path: nested, form: .fill(evenOdd: true))]) - 64) < 0.01)
  }

  /// Strokes against their exact areas: a capsule, a ring, a cross, a corner, and a bend tighter than the pen.
  @Test(arguments: [
    ("M0 0H10", 2, 20 + Double.pi),
    ("M2 12A10 10 0 0 1 22 12A10 10 0 0 1 2 12Z", 2, 2 * Double.pi * 10 * 2),
    ("M0 5H10M5 0V10", 2, 40 - 4 + 2 * Double.pi),
    ("M0 0H10V10", 2, 20 + 20 - 1 + Double.pi + Double.pi / 4),
    ("M0 0H10", 0.5, 5 + Double.pi / 16),
    ("M3 4A1 1 0 0 1 5 4A1 1 0 0 1 3 4Z", 4, Double.pi * 9),
  ])
  func strokesCoverTheirArea(data: String, width: Double, expected: Double) throws {
    let step = SymbolStep(path: try PathData.path(data), form: .stroke(width: width))
    #expect(abs(area([step]) - expected) < 0.01 * expected, "\(area([step])) for \(expected)")
  }

  /// The area inside the region's outline, square units.
  private func area(_ steps: [SymbolStep]) -> Double {
    var builder = RegionBuilder()
    for step in steps { builder.add(step) }
    var sum = 0.0
    for line in Polyline.lines(of: builder.outline()) {
      for (index, a) in line.points.enumerated() {
        let b = line.points[(index + 1) % line.points.count]
        sum += (a.x * b.y - b.x * a.y) / 2
      }
    }
    return sum
  }

  private func dump(_ path: Path) -> String {
    func point(_ p: CGPoint) -> String {
      [p.x, p.y].map { $0 == $0.rounded() ? String(Int($0)) : String(Double($0)) }.joined(separator: " ")
    }
    var words: [String] = []
    path.forEach { element in
      switch element {
      case .move(let p): words.append("M" + point(p))
      case .line(let p): words.append("L" + point(p))
      case .quadCurve(let p, let c): words.append("Q" + point(c) + " " + point(p))
      case .curve(let p, let a, let b): words.append("C" + point(a) + " " + point(b) + " " + point(p))
      case .closeSubpath: words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }
}
