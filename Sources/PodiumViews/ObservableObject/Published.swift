/// A property of an object that says so before it changes.
@propertyWrapper public struct Published<Value> {
  private var value: Value

  /// Makes the property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes the property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// Only objects can say that they change.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The value; setting it tells those who draw the object first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      (object as? any ObservableObject)?.publisher?.send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}

extension Published: Sendable where Value: Sendable {}
