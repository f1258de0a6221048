/// A finger that rests in one place.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// Seconds.
  public var minimumDuration: Double
  /// How far the finger may move before the time is over, points.
  public var maximumDistance: CGFloat

  /// Makes the gesture; seconds and points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  func course(of touch: Touch) -> GestureCourse<Bool>? {
    guard touch.magnification == nil, touch.rotation == nil else { return nil }
    let isLong = touch.hold >= minimumDuration
    // A finger that moves too early ends the gesture; one that goes up too early does too.
    return GestureCourse(steps: [.init(value: true)] + (isLong ? [.init(value: true, isEnd: true)] : []))
  }
}
