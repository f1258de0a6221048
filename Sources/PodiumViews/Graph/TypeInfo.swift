@_spi(Reflection) import Swift

/// What the engine learns about a view type once, from its conformances and its stored fields.
final class TypeInfo {
  /// Connects one dynamic property, in place, at its offset in the view.
  struct Property {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, ViewNode, Int) -> Void
  }

  /// The calls of a view that the engine draws itself, on a view in memory.
  ///
  /// Asking a value for its conformance puts it into a box each time; the type is asked once.
  struct PrimitiveCalls {
    let reconcile: @MainActor (UnsafeRawPointer, ViewNode) -> Void
    let items: @MainActor (UnsafeRawPointer, ViewNode) -> [LayoutNode]

    init<P: PrimitiveView>(_: P.Type) {
      reconcile = { $0.assumingMemoryBound(to: P.self).pointee.reconcile($1) }
      items = { $0.assumingMemoryBound(to: P.self).pointee.items($1) }
    }
  }

  let properties: [Property]
  /// Found when values are first compared: most views are drawn once.
  private(set) lazy var fields = FieldComparison.fields(of: type)
  /// Nil for a view with a body.
  let primitive: PrimitiveCalls?
  private let type: Any.Type

  @MainActor private static var known: [ObjectIdentifier: TypeInfo] = [:]

  @MainActor static func of<V>(_ type: V.Type) -> TypeInfo {
    let id = ObjectIdentifier(type)
    if let info = known[id] { return info }
    let info = TypeInfo(reading: type)
    known[id] = info
    return info
  }

  /// The first question about a conformance searches all that the process has, so as few as can be are asked.
  private init(reading type: Any.Type) {
    self.type = type
    primitive = (type as? any PrimitiveView.Type).map { Self.calls(of: $0) }
    var properties: [Property] = []
    if primitive == nil { Self.collect(type, at: 0, into: &properties) }
    self.properties = properties
  }

  private static func calls<P: PrimitiveView>(of type: P.Type) -> PrimitiveCalls { PrimitiveCalls(type) }

  private static func collect(_ type: Any.Type, at base: Int, into properties: inout [Property]) {
    let nested = (type as? any NestedDynamicProperties.Type)?.nestedField
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      if let propertyType = fieldType as? any DynamicProperty.Type {
        if !(propertyType is any InstallableProperty.Type) {
          // A property made of others: they come first, then its own update().
          collect(propertyType, at: base + offset, into: &properties)
        }
        properties.append(property(propertyType, at: base + offset))
      } else if let nested, nested == String(cString: name) {
        collect(fieldType, at: base + offset, into: &properties)
      }
      return true
    }
  }

  private static func property<P: DynamicProperty>(_ type: P.Type, at offset: Int) -> Property {
    guard let installable = type as? any InstallableProperty.Type else {
      return Property(offset: offset) { memory, _, _ in
        memory.assumingMemoryBound(to: P.self).pointee.update()
      }
    }
    func open<I: InstallableProperty>(_: I.Type) -> Property {
      Property(offset: offset) { memory, node, slot in
        let property = memory.assumingMemoryBound(to: I.self)
        property.pointee.install(node, slot: slot)
        property.pointee.update()
      }
    }
    return open(installable)
  }
}
