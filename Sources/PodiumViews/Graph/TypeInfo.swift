@_spi(Reflection) import Swift

/// What the engine learns about a view type once, from its stored fields.
struct TypeInfo {
  /// Connects one dynamic property, in place, at its offset in the view.
  struct Property {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, ViewNode, Int) -> Void
  }

  let properties: [Property]
  let fields: [FieldComparison]

  @MainActor private static var known: [ObjectIdentifier: TypeInfo] = [:]

  @MainActor static func of<V>(_ type: V.Type) -> TypeInfo {
    let id = ObjectIdentifier(type)
    if let info = known[id] { return info }
    let info = TypeInfo(reading: type)
    known[id] = info
    return info
  }

  private init(reading type: Any.Type) {
    var properties: [Property] = []
    Self.collect(type, at: 0, into: &properties)
    var fields: [FieldComparison] = []
    let isWhole = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      fields.append(FieldComparison(offset: offset, type: fieldType))
      return true
    }
    self.properties = properties
    // A type whose fields cannot all be seen (an enumeration, say) is never taken as unchanged field by field.
    self.fields = isWhole ? fields : []
  }

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
      return Property(offset: offset) { memory, _, _ in memory.assumingMemoryBound(to: P.self).pointee.update() }
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
