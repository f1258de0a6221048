@_spi(Reflection) import Swift

/// What the engine learns about a view type once, from its conformances and its stored fields.
///
/// Nodes know the type of their view by this alone, so that no class is made for each type of view.
final class TypeInfo {
  /// Connects one dynamic property, in place, at its offset in the view.
  struct Property {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, ViewNode, Int) -> Void
  }

  /// The type, as a number.
  let id: ObjectIdentifier
  /// Bytes.
  let size: Int
  /// Bytes.
  let alignment: Int
  let copy: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  let destroy: (UnsafeMutableRawPointer) -> Void

  /// The modifiers around the view itself that need no nodes of their own, the outermost first.
  let modifiers: [ModifierPlace]
  let hasEnvironmentChanges: Bool
  /// Those of the modifiers that put wrappers around the view's items, the outermost first.
  let layouts: [(offset: Int, wrap: ModifierPlace.Wrap)]
  /// The dynamic properties of a view with a body.
  let properties: [Property]
  /// Nil for a view with a body.
  let primitive: PrimitiveCalls?
  /// Runs the body of a view that has one.
  let runBody: @MainActor (UnsafeRawPointer, ViewNode) -> Void
  /// Whether the children's identities are ids of data.
  let hasKeyedChildren: Bool
  /// Found when values are first compared: most views are drawn once.
  private(set) lazy var fields = FieldComparison.fields(of: core)
  /// The bytes of the view without the modifiers around it, which lies first.
  let coreSize: Int

  /// The view without the modifiers around it.
  private let core: Any.Type

  @exclusivity(unchecked) @MainActor private static var known = TypeTable<TypeInfo>()

  @MainActor static func of<V: View>(_ type: V.Type) -> TypeInfo {
    let id = ObjectIdentifier(type)
    if let info = known[id] { return info }
    let info = TypeInfo(reading: type)
    known.insert(info, for: id)
    return info
  }

  /// The name of the view type, for messages.
  var name: String { String(describing: written) }

  /// The view without the modifiers around it, or what its body runs for: a modifier, a style.
  private var written: Any.Type { (core as? any NestedDynamicProperties.Type)?.nestedType ?? core }

  /// The same, where the view, modifier or style has a body and is not one of the engine's own.
  private(set) lazy var authorName: String? = {
    guard primitive == nil else { return nil }
    let path = String(reflecting: written)
    let isOurs = ["PodiumViews.", "PodiumWidgets.", "PodiumHosting."].contains { path.hasPrefix($0) }
    return isOurs ? nil : name
  }()

  /// The first question about a conformance searches all that the process has, so as few as can be are asked.
  @MainActor private init<V: View>(reading type: V.Type) {
    id = ObjectIdentifier(type)
    (size, alignment) = (MemoryLayout<V>.size, MemoryLayout<V>.alignment)
    copy = { $0.initializeMemory(as: V.self, from: $1.assumingMemoryBound(to: V.self), count: 1) }
    destroy = { $0.assumingMemoryBound(to: V.self).deinitialize(count: 1) }
    var core: any View.Type = type
    var modifiers: [ModifierPlace] = []
    var primitive = core as? any PrimitiveView.Type
    while let modifier = primitive?.modifierPlace {
      modifiers.append(modifier)
      core = modifier.content
      primitive = core as? any PrimitiveView.Type
    }
    self.core = core
    coreSize = Self.size(of: core)
    self.modifiers = modifiers
    layouts = modifiers.compactMap { modifier in
      if case .layout(let wrap) = modifier.work { (modifier.offset, wrap) } else { nil }
    }
    hasEnvironmentChanges = layouts.count < modifiers.count
    self.primitive = primitive?.calls
    hasKeyedChildren = primitive?.hasKeyedChildren ?? false
    var properties: [Property] = []
    if primitive == nil { Self.collect(core, at: 0, into: &properties) }
    self.properties = properties
    runBody = Self.bodyCall(core)
  }

  private static func size<V>(of _: V.Type) -> Int { MemoryLayout<V>.size }

  @MainActor private static func bodyCall<V: View>(
    _: V.Type
  ) -> @MainActor (UnsafeRawPointer, ViewNode) -> Void {
    { pointer, node in
      node.reconcile(slot: 0, node.tracking { pointer.assumingMemoryBound(to: V.self).pointee.body })
    }
  }

  /// Whether a structure holds a field of a type at an offset, bytes; for checks in debug builds.
  static func hasField(_ field: Any.Type, at offset: Int, in structure: Any.Type) -> Bool {
    var isThere = false
    _ = _forEachField(of: structure, options: []) { _, place, type, _ in
      isThere = isThere || (place == offset && type == field)
      return true
    }
    return isThere
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
