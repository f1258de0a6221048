import Foundation

/// A point on the fine integer grid of the region builder: 1024 steps a grid unit.
struct GridPoint: Hashable, Comparable {
  static let steps: CGFloat = 1024

  var x: Int
  var y: Int

  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  init(_ point: CGPoint) {
    x = Int((point.x * Self.steps).rounded())
    y = Int((point.y * Self.steps).rounded())
  }

  var point: CGPoint { CGPoint(x: CGFloat(x) / Self.steps, y: CGFloat(y) / Self.steps) }

  static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }
}
