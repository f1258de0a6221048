/// How a change would move on a screen. Pictures show its end.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// A change in time: what kind it is, and its numbers.
  private indirect enum Kind: Hashable, Sendable {
    case `default`
    case curve(UnitCurve, duration: TimeInterval)
    case spring(response: Double, dampingFraction: Double, blendDuration: TimeInterval)
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    case delayed(Kind, TimeInterval)
    case faster(Kind, Double)
    case repeated(Kind, count: Int?, autoreverses: Bool)
  }

  private let kind: Kind

  public var description: String { "\(kind)" }

  /// The duration of curves that name none, seconds: 0.35, as Apple's.
  private static let standardDuration: TimeInterval = 0.35

  // MARK: Curves

  /// The system's own.
  public static let `default` = Animation(kind: .default)

  /// At the same speed throughout.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// Slow at the start.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// Slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// At the same speed throughout; seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// Slow at the start; seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Slow at the end; seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Slow at both ends; seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Along a cubic Bézier curve with two control points in the unit square; seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return timingCurve(curve, duration: duration)
  }

  /// Along a curve; seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(kind: .curve(curve, duration: duration))
  }

  // MARK: Springs

  /// A spring without bounce.
  public static var spring: Animation { spring() }
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a large bounce.
  public static var bouncy: Animation { bouncy() }
  /// A quick spring that follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring from mass, stiffness and damping.
  public static var interpolatingSpring: Animation {
    interpolatingSpring(mass: 1, stiffness: 100, damping: 10)
  }

  /// A spring; seconds, and bounce from -1 to 1.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    Animation(kind: .spring(response: duration, dampingFraction: 1 - bounce, blendDuration: blendDuration))
  }

  /// A spring; response in seconds, damping as a fraction of the critical one.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      kind: .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring without bounce; seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and more; seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and more; seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A quick spring that follows a finger; response in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      kind: .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring from mass, stiffness and damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      kind: .physicalSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring that adds to others in progress; seconds, and bounce from -1 to 1.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(kind: .spring(response: duration, dampingFraction: 1 - bounce, blendDuration: 0))
  }

  // MARK: Changes

  /// The same animation, begun later; seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(kind: .delayed(kind, delay)) }

  /// The same animation at `speed` times its pace.
  public func speed(_ speed: Double) -> Animation { Animation(kind: .faster(kind, speed)) }

  /// The same animation several times over.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(kind: .repeated(kind, count: repeatCount, autoreverses: autoreverses))
  }

  /// The same animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(kind: .repeated(kind, count: nil, autoreverses: autoreverses))
  }
}

/// How far a change has come over time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  /// Even speed.
  public static let linear = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
}
