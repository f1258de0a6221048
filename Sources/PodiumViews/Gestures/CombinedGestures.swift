/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both; nil for one that has none yet.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// One of the gestures.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Makes the gesture of two others.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func course(of touch: Touch) -> GestureCourse<Value>? {
    let (one, two) = (first.followed(touch), second.followed(touch))
    guard one != nil || two != nil else { return nil }
    var course = GestureCourse<Value>(cleanUp: (one?.cleanUp ?? []) + (two?.cleanUp ?? []))
    let (left, right) = (one?.steps ?? [], two?.steps ?? [])
    for index in 0..<max(left.count, right.count) {
      // The shorter one keeps its last value until the other is over too.
      let (a, b) = (
        left.isEmpty ? nil : left[min(index, left.count - 1)], right.isEmpty ? nil : right[min(index, right.count - 1)]
      )
      let isLast = index == max(left.count, right.count) - 1
      course.steps.append(
        .init(
          value: Value(first: a?.value, second: b?.value),
          isEnd: isLast && (one?.isRecognized ?? false || two?.isRecognized ?? false),
          actions: (index < left.count ? left[index].actions : [])
            + (index < right.count ? right[index].actions : [])))
    }
    return course
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that begins when another has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the first gesture, or of both once the second has begun.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that begins when the first has ended.
  public var second: Second

  /// Makes the gesture of two others.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func course(of touch: Touch) -> GestureCourse<Value>? {
    guard let one = first.followed(touch) else { return nil }
    var course = one.map(Value.first)
    guard one.isRecognized, let last = one.steps.last else { return course }
    // Where the first ends the second waits.
    course.steps[course.steps.count - 1].isEnd = false
    course.steps[course.steps.count - 1].value = .second(last.value, nil)
    guard let two = second.followed(touch) else { return course }
    let rest = two.map { Value.second(last.value, $0) }
    course.steps += rest.steps
    course.cleanUp += rest.cleanUp
    return course
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures; the first has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that was recognised.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gesture that goes before the other.
  public var first: First
  /// The gesture that is tried when the first fails.
  public var second: Second

  /// Makes the gesture of two others.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func course(of touch: Touch) -> GestureCourse<Value>? {
    let one = first.followed(touch)
    if let one, one.isRecognized { return one.map(Value.first) }
    if let two = second.followed(touch) { return two.map(Value.second) }
    return one?.map(Value.first)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Another gesture once this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another where it fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
