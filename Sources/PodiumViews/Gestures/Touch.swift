/// What a person does with fingers, from the first touch to the last.
package struct Touch {
  /// How often the finger came down and went up in one place.
  package var taps = 1
  /// How long the finger rests before it moves or goes up, seconds.
  package var hold: TimeInterval = 0
  /// Where the finger was, in root coordinates, points; one place where it does not move.
  package var path: [CGPoint] = []
  /// How long the finger moves, seconds.
  package var duration: TimeInterval = 0.25
  /// By how much two fingers spread; nil where there is one.
  package var magnification: CGFloat?
  /// By how much two fingers turn; nil where there is one.
  package var rotation: Angle?
  /// When the touch begins.
  package var time = Date(timeIntervalSinceReferenceDate: 0)
  /// The view that is touched.
  package var target: LayoutNode?

  /// Makes a touch in one place.
  package init(at point: CGPoint = .zero) { path = [point] }

  /// How far the finger goes from where it came down at most, points.
  var distance: CGFloat {
    guard let start = path.first else { return 0 }
    return path.map { hypot($0.x - start.x, $0.y - start.y) }.max() ?? 0
  }

  /// A place of the touch in a coordinate space of the target.
  func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard let target else { return point }
    let inSpace = target.frame(in: space).origin
    return CGPoint(x: point.x - target.frame.minX + inSpace.x, y: point.y - target.frame.minY + inSpace.y)
  }

  /// Where the finger came down, in the view's frame from 0 to 1.
  var startAnchor: UnitPoint {
    guard let target, let start = path.first, target.frame.width > 0, target.frame.height > 0 else {
      return .center
    }
    return UnitPoint(
      x: (start.x - target.frame.minX) / target.frame.width,
      y: (start.y - target.frame.minY) / target.frame.height)
  }
}
