/// The way of a value through time; a picture shows where it starts.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The way of a part of a value through time.
public protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value: Animatable
}

/// The way of one property of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Part == Content.Value {
  public typealias Value = Root

  /// Makes the way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {}

  /// Makes the way of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
}

/// Goes to a value at even speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Makes the keyframe; seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// Goes to a value along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Makes the keyframe; seconds.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Makes the keyframe; seconds.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// Goes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Makes the keyframe.
  public init(_ to: Value) {}
}

/// Several ways side by side.
public struct _KeyframeGroup<Value>: Keyframes {}

/// Several keyframes after each other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// Builds ways from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A single keyframe is a way by itself.
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> _KeyframeGroup<Value>
  where Value == Content.Value {
    _KeyframeGroup()
  }

  /// Passes a way on.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> _KeyframeGroup<Value>
  where Value == Content.Value {
    _KeyframeGroup()
  }

  /// Puts ways together.
  public static func buildBlock(_ parts: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}

/// Builds one way from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes a keyframe on.
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> _KeyframeSequence<Value>
  where Value == Content.Value {
    _KeyframeSequence()
  }

  /// Puts keyframes together.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    _KeyframeSequence()
  }

  /// Several keyframes made in a loop.
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence()
  }

  /// `if` without `else`.
  public static func buildIf(_ part: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> { _KeyframeSequence() }

  /// The branch taken when a condition holds.
  public static func buildEither(first part: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { part }

  /// The branch taken when a condition does not hold.
  public static func buildEither(second part: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { part }
}

/// A spring, by what it feels like.
public struct Spring: Hashable, Sendable {
  /// How long it takes to come to rest about, seconds.
  public let duration: TimeInterval
  /// From -1 to 1; 0 does not bounce.
  public let bounce: Double

  /// Makes a spring; seconds, and bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  /// A spring without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with a small bounce.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with a large bounce.
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// A spring without bounce; seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce; seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a large bounce; seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A spring that is given.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
}
