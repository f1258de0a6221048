/// A finger that moves.
public struct DragGesture: PrimitiveGesture {
  /// What a drag tells of itself.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is, in the gesture's coordinates, points.
    public var location: CGPoint
    /// Where the finger came down, in the gesture's coordinates, points.
    public var startLocation: CGPoint
    /// How fast the finger moves, points a second.
    public let velocity: CGSize

    /// From where the finger came down to where it is, points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest if it were let go now, points.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
    }

    /// How far the finger would get if it were let go now, points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * Self.coasting,
        height: translation.height + velocity.height * Self.coasting)
    }

    /// How long a movement goes on by itself, seconds. Ours: Apple publishes none.
    private static let coasting: CGFloat = 0.25
  }

  /// How far the finger has to move first, points.
  public var minimumDistance: CGFloat
  /// The coordinates of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture with locations in the coordinates of a space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }

  /// Makes the gesture with locations in the coordinates of a space.
  @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  func course(of touch: Touch) -> GestureCourse<Value>? {
    guard touch.magnification == nil, touch.rotation == nil, touch.distance >= minimumDistance,
      let first = touch.path.first
    else { return nil }
    let start = touch.location(first, in: coordinateSpace)
    let pause = touch.duration / Double(max(touch.path.count - 1, 1))
    func value(_ index: Int, isEnd: Bool) -> Value {
      let point = touch.path[index]
      let before = touch.path[max(index - 1, 0)]
      // A finger that was moved by a program stops before it goes up.
      let speed = isEnd || pause <= 0 ? 0 : 1 / pause
      return Value(
        time: touch.time + touch.hold + pause * Double(index),
        location: touch.location(point, in: coordinateSpace), startLocation: start,
        velocity: CGSize(width: (point.x - before.x) * speed, height: (point.y - before.y) * speed))
    }
    func isFarEnough(_ point: CGPoint) -> Bool {
      hypot(point.x - first.x, point.y - first.y) >= minimumDistance
    }
    guard let begin = touch.path.firstIndex(where: isFarEnough) else { return nil }
    let changes = (begin..<touch.path.count).map {
      GestureCourse<Value>.Step(value: value($0, isEnd: false))
    }
    return GestureCourse(steps: changes + [.init(value: value(touch.path.count - 1, isEnd: true), isEnd: true)])
  }
}
