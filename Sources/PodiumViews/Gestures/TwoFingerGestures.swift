/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// What the gesture tells of itself.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The factor: 1 where nothing moved yet.
    public var magnification: CGFloat
    /// Per second.
    public var velocity: CGFloat
    /// The middle between the fingers in the view's frame, from 0 to 1.
    public var startAnchor: UnitPoint
    /// The middle between the fingers in the view's coordinates, points.
    public var startLocation: CGPoint
  }

  /// How much the factor has to change first.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func course(of touch: Touch) -> GestureCourse<Value>? {
    guard let factor = touch.magnification, abs(factor - 1) >= minimumScaleDelta else { return nil }
    let value = Value(
      time: touch.time + touch.duration, magnification: factor, velocity: 0, startAnchor: touch.startAnchor,
      startLocation: touch.location(touch.path.first ?? .zero, in: .local))
    return GestureCourse(steps: [.init(value: value), .init(value: value, isEnd: true)])
  }
}

/// Two fingers that turn about each other.
public struct RotateGesture: PrimitiveGesture {
  /// What the gesture tells of itself.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Clockwise from where the fingers came down.
    public var rotation: Angle
    /// Per second.
    public var velocity: Angle
    /// The middle between the fingers in the view's frame, from 0 to 1.
    public var startAnchor: UnitPoint
    /// The middle between the fingers in the view's coordinates, points.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn first.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  func course(of touch: Touch) -> GestureCourse<Value>? {
    guard let angle = touch.rotation, abs(angle.radians) >= abs(minimumAngleDelta.radians) else { return nil }
    let value = Value(
      time: touch.time + touch.duration, rotation: angle, velocity: .zero, startAnchor: touch.startAnchor,
      startLocation: touch.location(touch.path.first ?? .zero, in: .local))
    return GestureCourse(steps: [.init(value: value), .init(value: value, isEnd: true)])
  }
}
