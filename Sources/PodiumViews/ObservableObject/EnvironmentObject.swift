/// An object of the environment; the view is drawn again when it changes.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Reads the object of this type; drawing fails where the environment has none.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No \(ObjectType.self) in the environment: it was read outside of a view's body.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    guard let found = node.environment[environmentObject: ObjectType.self] else {
      return node.graph.report(
        .missingObservableObject(type: String(describing: ObjectType.self), view: node.viewName))
    }
    node.objectBox(slot: slot) { found }.follow(found, for: node)
    object = found
  }
}

extension EnvironmentObject: InputComparable {
  /// What was read is the environment's to compare.
  func isSameInput(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

/// Puts an object into the environment under its type.
public struct _EnvironmentObservableModifier<T: ObservableObject>: ViewModifier, EnvironmentalModifier {
  public typealias Body = Never
  let object: T

  package func modify(_ environment: inout EnvironmentValues) { environment[environmentObject: T.self] = object }
}

extension EnvironmentValues {
  /// The object of a type, where one was put in.
  subscript<T: ObservableObject>(environmentObject objectType: T.Type) -> T? {
    get { (lookup(ObjectIdentifier(objectType)) as T??) ?? nil }
    set { set(ObjectIdentifier(objectType), newValue) }
  }
}

extension View {
  /// Puts an object into the environment, to be read with `@EnvironmentObject`.
  public consuming func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObservableModifier(object: object))
  }
}

extension Scene {
  /// Puts an object into the environment of the scene, to be read with `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environmentObject(object)) }
  }
}
