/// Something a person does with fingers, and the value it has while it lasts.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value = Body.Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the engine recognises itself.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  /// What becomes of a touch; nil where it is nothing of this kind.
  func course(of touch: Touch) -> GestureCourse<Value>?
}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is recognised by the engine and has no body") }
}

/// The steps of a gesture from the first touch to the last.
struct GestureCourse<Value> {
  /// One moment: the value, and what has to be done then.
  struct Step {
    var value: Value
    var isEnd = false
    var actions: [@MainActor () -> Void] = []
  }

  var steps: [Step] = []
  /// What has to be done when everything is over, however it ended.
  var cleanUp: [@MainActor () -> Void] = []

  /// Whether the gesture was recognised: a course without an end has failed.
  var isRecognized: Bool { steps.last?.isEnd ?? false }

  func map<T>(_ transform: (Value) -> T) -> GestureCourse<T> {
    GestureCourse<T>(
      steps: steps.map { .init(value: transform($0.value), isEnd: $0.isEnd, actions: $0.actions) },
      cleanUp: cleanUp)
  }
}

extension Gesture {
  /// What becomes of a touch.
  func followed(_ touch: Touch) -> GestureCourse<Value>? {
    if let primitive = self as? any PrimitiveGesture { return Self.follow(primitive, touch) }
    guard !(self is Never) else { return nil }
    // The value of a gesture made of another is that one's.
    guard let inner = body.followed(touch) else { return nil }
    return GestureCourse(
      steps: inner.steps.compactMap { step in
        (step.value as? Value).map { .init(value: $0, isEnd: step.isEnd, actions: step.actions) }
      }, cleanUp: inner.cleanUp)
  }

  private static func follow<P: PrimitiveGesture>(_ gesture: P, _ touch: Touch) -> GestureCourse<Value>? {
    gesture.course(of: touch) as? GestureCourse<Value>
  }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let follow: @MainActor (Touch) -> GestureCourse<Value>?

  /// Hides the type of `gesture`.
  public init<T: Gesture<Value>>(_ gesture: T) { follow = { gesture.followed($0) } }

  func course(of touch: Touch) -> GestureCourse<Value>? { follow(touch) }
}
