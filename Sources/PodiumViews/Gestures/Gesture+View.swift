extension View {
  /// Adds a gesture that the gestures of views inside have precedence over.
  public consuming func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }

  /// Adds a gesture while it is enabled.
  public consuming func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .normal, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that has precedence over those of views inside.
  public consuming func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Adds a gesture beside those of views inside.
  public consuming func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Calls an action when the view is tapped.
  public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls an action with the place where the view is tapped, points.
  public consuming func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls an action when a finger has rested on the view; seconds and points.
  public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressing: onPressingChanged))
  }

  /// Calls an action when a finger has rested on the view; seconds and points.
  @_disfavoredOverload public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Sets whether the view and what is in it can be touched.
  public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.allowsHitTesting) { if !enabled { $0 = false } }
  }
}

/// A long press that also tells when a finger comes and goes.
private struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  let press: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  func course(of touch: Touch) -> GestureCourse<Bool>? {
    guard var course = press.course(of: touch) else { return nil }
    let (action, pressing) = (action, pressing)
    course.steps[0].actions.append { pressing?(true) }
    if course.isRecognized { course.steps[course.steps.count - 1].actions.append { action() } }
    course.cleanUp.append { pressing?(false) }
    return course
  }
}
