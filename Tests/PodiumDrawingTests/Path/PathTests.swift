import Foundation
import Testing

@testable import PodiumDrawing

/// Paths are values: moving one leaves its copies where they are.
struct PathTests {
  private static let path = Path { path in
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
  }

  @Test func movesEveryPoint() {
    let moved = Self.path.offsetBy(dx: 10, dy: -1)
    #expect(
      moved.elements == [
        .move(to: CGPoint(x: 11, y: 1)), .line(to: CGPoint(x: 13, y: 3)),
        .quadCurve(to: CGPoint(x: 15, y: 5), control: CGPoint(x: 17, y: 7)),
        .curve(
          to: CGPoint(x: 19, y: 9), control1: CGPoint(x: 21, y: 11), control2: CGPoint(x: 23, y: 13)),
        .closeSubpath,
      ])
    #expect(moved == Self.path.applying(CGAffineTransform(translationX: 10, y: -1)))
  }

  @Test func copiesStay() {
    let original = Self.path
    let copy = original
    let turned = original.applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(copy == Self.path && original == Self.path)
    #expect(turned.currentPoint == CGPoint(x: 2, y: 6))
    #expect(Self.path.offsetBy(dx: 0, dy: 0) == Self.path)
  }

  @Test(arguments: [0, 1, 40]) func manyShapesInOnePath(count: Int) {
    var path = Path()
    for number in 0..<count {
      path.addRoundedRect(
        in: CGRect(x: number * 10, y: 0, width: 8, height: 8), cornerSize: CGSize(width: 2, height: 2))
      path.addEllipse(in: CGRect(x: number * 10, y: 10, width: 8, height: 8))
      path.addRect(CGRect(x: number * 10, y: 20, width: 8, height: 8))
    }
    #expect(path.elements.count { if case .move = $0 { true } else { false } } == count * 3)
    #expect(path.elements.count { if case .closeSubpath = $0 { true } else { false } } == count * 3)
  }
}
