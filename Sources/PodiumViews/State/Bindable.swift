/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  private init(storing value: Value) { wrappedValue = value }

  // Without it a view's memberwise initialiser would ask for a Bindable instead of the object.
  /// Not there: only objects that conform to `Observable` can be wrapped.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.init(storing: wrappedValue) }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self.init(storing: wrappedValue) }

  /// Wraps an observable object.
  public init(_ wrappedValue: Value) { self.init(storing: wrappedValue) }

  /// Makes the wrapper from another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 },
      target: BindingTarget(root: wrappedValue, path: [keyPath]))
  }
}

extension Bindable: DynamicProperty {}
