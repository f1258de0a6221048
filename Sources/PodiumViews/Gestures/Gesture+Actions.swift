/// A gesture that calls an action when it ends.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  func course(of touch: Touch) -> GestureCourse<Content.Value>? {
    guard var course = content.followed(touch) else { return nil }
    for index in course.steps.indices where course.steps[index].isEnd {
      let value = course.steps[index].value
      course.steps[index].actions.append { [action] in action(value) }
    }
    return course
  }
}

/// A gesture that calls an action whenever its value changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  func course(of touch: Touch) -> GestureCourse<Content.Value>? {
    guard var course = content.followed(touch) else { return nil }
    var last: Content.Value?
    for index in course.steps.indices where !course.steps[index].isEnd {
      let value = course.steps[index].value
      guard value != last else { continue }
      last = value
      course.steps[index].actions.append { [action] in action(value) }
    }
    return course
  }
}

/// A gesture whose value is made of another's.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  func course(of touch: Touch) -> GestureCourse<Value>? { content.followed(touch)?.map(transform) }
}

extension Gesture {
  /// Calls an action with the last value when the gesture ends.
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Makes another value of the gesture's.
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls an action whenever the gesture's value changes.
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
