/// One touch or several in one place.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  /// How many touches it takes.
  public var count: Int

  /// Makes the gesture.
  public init(count: Int = 1) { self.count = count }

  func course(of touch: Touch) -> GestureCourse<Void>? {
    touch.endOfTap(count: count).map { _ in GestureCourse(steps: [.init(value: (), isEnd: true)]) }
  }
}

/// One touch or several in one place, which it tells.
public struct SpatialTapGesture: PrimitiveGesture {
  /// What a tap tells of itself.
  public struct Value: Equatable, Sendable {
    /// Where the view was touched, in the gesture's coordinates, points.
    public var location: CGPoint
  }

  /// How many touches it takes.
  public var count: Int
  /// The coordinates of the location.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture with a location in the coordinates of a space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  func course(of touch: Touch) -> GestureCourse<Value>? {
    touch.endOfTap(count: count).map { point in
      let value = Value(location: touch.location(point, in: coordinateSpace))
      return GestureCourse(steps: [.init(value: value, isEnd: true)])
    }
  }
}

extension Touch {
  /// How far a finger may move for a touch to be a tap, points. Ours.
  static let slack: CGFloat = 10

  /// Where the last of `count` taps was, or nil where the touch is none of these.
  ///
  /// A finger that rests still taps when it goes up.
  func endOfTap(count: Int) -> CGPoint? {
    guard magnification == nil, rotation == nil, taps >= max(count, 1), distance <= Self.slack else { return nil }
    return path.last
  }
}
