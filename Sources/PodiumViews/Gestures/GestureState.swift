/// A value that lasts as long as a gesture does, and then is again what it was at first.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Makes the state with the value it has without a gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  /// Makes the state with the value it has without a gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes the state with a transaction for going back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Makes the state with a transaction for going back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Makes the state with a change of the transaction for going back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, self.reset) = (wrappedValue, reset)
  }

  /// Makes the state with a change of the transaction for going back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value now.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value and says what the change is made in.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var transaction = Transaction()
    var value = location.get()
    body(&value, &transaction)
    withTransaction(transaction) { location.set(value) }
  }

  /// Goes back to the value without a gesture.
  func goBack() {
    change { value, transaction in
      reset(value, &transaction)
      value = initial
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes the state that is nil without a gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    location = node.location(slot: slot, initial: initial)
  }
}

extension GestureState: InputComparable {
  func isSameInput(as other: GestureState<Value>) -> Bool { true }
}

/// A gesture that keeps a state up to date while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  /// The gesture that changes the state.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state for a value of the gesture.
  let change: (Base.Value, inout State, inout Transaction) -> Void

  func course(of touch: Touch) -> GestureCourse<Base.Value>? {
    guard var course = base.followed(touch) else { return nil }
    for index in course.steps.indices where !course.steps[index].isEnd {
      let value = course.steps[index].value
      course.steps[index].actions.append { [state, change] in state.change { change(value, &$0, &$1) } }
    }
    course.cleanUp.append { [state] in state.goBack() }
    return course
  }
}

extension Gesture {
  /// Keeps a state up to date while the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}
