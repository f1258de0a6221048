/// A stored property of a view that the engine brings up to date before the body runs.
public protocol DynamicProperty {
  /// Called after the property's own dynamic properties are up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property the engine knows how to connect to a place in the tree.
protocol InstallableProperty: DynamicProperty {
  /// Connects the property to `node`; `slot` tells the node's properties apart.
  @MainActor mutating func install(_ node: ViewNode, slot: Int)
}

/// A view that keeps dynamic properties inside one of its plain fields.
protocol NestedDynamicProperties {
  static var nestedField: String { get }
  /// The type of that field, which is what messages name: its author knows it.
  static var nestedType: Any.Type { get }
}
