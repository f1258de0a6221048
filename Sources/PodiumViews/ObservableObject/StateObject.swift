/// An object that a view owns: made once, it lives as long as the view stays in its place.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: ObjectBox<ObjectType>?

  /// Makes the object when the view is first drawn.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  public var wrappedValue: ObjectType { box?.object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    let box = node.objectBox(slot: slot, make)
    box.follow(box.object, for: node)
    self.box = box
  }
}

extension StateObject: InputComparable {
  /// The object is only made the first time.
  func isSameInput(as other: StateObject<ObjectType>) -> Bool { true }
}
