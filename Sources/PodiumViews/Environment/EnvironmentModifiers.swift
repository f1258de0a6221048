/// Sets one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, EnvironmentalModifier {
  public typealias Body = Never
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  package func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes one value of the environment.
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier, EnvironmentalModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// Puts an observable object into the environment under its type.
public struct _EnvironmentObjectModifier<T: AnyObject & Observable>: ViewModifier, EnvironmentalModifier {
  public typealias Body = Never
  let object: T?

  package func modify(_ environment: inout EnvironmentValues) { environment[T.self] = object }
}

extension EnvironmentValues {
  /// The observable object of a type, where one was put in.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { (lookup(ObjectIdentifier(objectType)) as T??) ?? nil }
    set { set(ObjectIdentifier(objectType), newValue) }
  }
}

extension View {
  /// Sets a value of the environment for this view and everything inside it.
  @inlinable public consuming func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, to be read with `@Environment(Type.self)`.
  public consuming func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment for this view and everything inside it.
  public consuming func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
