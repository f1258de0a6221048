/// Reads a value of the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, name: String)
    case value(Value)
  }

  private var source: Source

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable object of a type; drawing fails where the environment has none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object({ $0[objectType] }, name: String(describing: objectType))
  }

  /// Reads the observable object of a type, or nil where the environment has none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object({ .some($0[objectType]) }, name: String(describing: objectType))
  }

  /// The value as it was when the body ran.
  public var wrappedValue: Value {
    switch source {
    case .value(let value): value
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .object(let read, let name):
      if let value = read(EnvironmentValues()) {
        value
      } else {
        fatalError("No \(name) in the environment: it was read outside of a view's body.")
      }
    }
  }
}

extension Environment: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    switch source {
    case .value: break
    case .keyPath(let keyPath): source = .value(node.environment[keyPath: keyPath])
    case .object(let read, let name):
      if let value = read(node.environment) {
        source = .value(value)
      } else {
        node.graph.report(
          .missingEnvironmentObject(type: name, view: node.viewName))
      }
    }
  }
}

extension Environment: InputComparable {
  /// What is read decides; what was read is the environment's to compare.
  func isSameInput(as other: Environment<Value>) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let mine), .keyPath(let theirs)): mine == theirs
    case (.object(_, let mine), .object(_, let theirs)): mine == theirs
    default: false
    }
  }
}
