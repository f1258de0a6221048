/// Where a modifier lies that needs no node of its own, and what it does.
package struct ModifierPlace {
  enum Work {
    /// Changes the environment of the content.
    case environment(@MainActor (UnsafeRawPointer, inout EnvironmentValues) -> Void)
    /// Puts wrappers around the content's items.
    case layout(Wrap)
  }

  typealias Wrap = @MainActor (UnsafeRawPointer, LayoutNodes, ViewNode) -> LayoutNodes

  /// Bytes from the start of the view; the content lies at its start.
  let offset: Int
  let content: any View.Type
  let work: Work
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  /// The content is the first of the stored properties; the modifier follows where it is aligned.
  private static var modifierOffset: Int {
    let alignment = MemoryLayout<Modifier>.alignment
    let offset = (MemoryLayout<Content>.size + alignment - 1) / alignment * alignment
    assert(TypeInfo.hasField(Content.self, at: 0, in: Self.self))
    assert(TypeInfo.hasField(Modifier.self, at: offset, in: Self.self))
    return offset
  }

  package static var modifierPlace: ModifierPlace? {
    func environment<M: EnvironmentalModifier>(_: M.Type) -> ModifierPlace.Work {
      .environment { $0.assumingMemoryBound(to: M.self).pointee.modify(&$1) }
    }
    func layout<M: PlainLayoutModifier>(_: M.Type) -> ModifierPlace.Work {
      .layout { $0.assumingMemoryBound(to: M.self).pointee.wrap($1, $2) }
    }
    let work: ModifierPlace.Work? =
      switch Modifier.self {
      case let modifier as any EnvironmentalModifier.Type: environment(modifier)
      case let modifier as any PlainLayoutModifier.Type: layout(modifier)
      default: nil
      }
    return work.map { ModifierPlace(offset: modifierOffset, content: Content.self, work: $0) }
  }

  /// What a modifier does is asked of its type, once: asking each value costs more than what most of them do.
  package static var calls: PrimitiveCalls {
    let calls =
      switch Modifier.self {
      case let modifier as any LayoutModifier.Type: layout(modifier)
      case let modifier as any PreferenceWriting.Type: writing(modifier)
      case let modifier as any TransactionModifier.Type: transaction(modifier)
      case let modifier as any LifecycleModifier.Type: lifecycle(modifier)
      case let modifier as any GeometryEffect.Type: effect(modifier)
      case is EmptyModifier.Type, is any PreferenceReading.Type: around(Modifier.self)
      default: custom
      }
    return (Modifier.self as? any PreferenceReading.Type).map { reading($0, calls) } ?? calls
  }

  private typealias Step<M> = @MainActor (M, ViewNode) -> Void

  /// The content where it lies, with something done before and after.
  private static func around<M: ViewModifier>(
    _: M.Type, before: @escaping Step<M> = { _, _ in }, after: @escaping Step<M> = { _, _ in }
  ) -> PrimitiveCalls {
    let offset = modifierOffset
    return PrimitiveCalls(
      reconcile: { view, node in
        let modifier = (view + offset).assumingMemoryBound(to: M.self)
        before(modifier.pointee, node)
        node.reconcile(slot: 0, partAt: view.assumingMemoryBound(to: Content.self))
        after(modifier.pointee, node)
      },
      items: { $1.children.first?.items ?? [] })
  }

  private static func layout<M: LayoutModifier>(_ type: M.Type) -> PrimitiveCalls {
    let offset = modifierOffset
    return PrimitiveCalls(reconcile: around(type, after: { $0.reconcileSecondary($1) }).reconcile) { view, node in
      let modifier = (view + offset).assumingMemoryBound(to: M.self)
      return modifier.pointee.wrap(node.children.first?.items ?? [], node)
    }
  }

  private static func writing<M: PreferenceWriting>(_ type: M.Type) -> PrimitiveCalls {
    around(type, after: { $0.register($1) })
  }

  private static func transaction<M: TransactionModifier>(_ type: M.Type) -> PrimitiveCalls {
    around(type, before: { $0.viewWillUpdate($1) })
  }

  private static func lifecycle<M: LifecycleModifier>(_ type: M.Type) -> PrimitiveCalls {
    around(type, after: { $0.viewDidUpdate($1, isFirst: $1.takeFirstUpdate()) })
  }

  private static func reading<M: PreferenceReading>(_: M.Type, _ calls: PrimitiveCalls) -> PrimitiveCalls {
    let offset = modifierOffset
    return PrimitiveCalls(
      reconcile: { view, node in
        let reader = (view + offset).assumingMemoryBound(to: M.self).pointee
        node.readPreferences = { reader.preferencesDidChange($0) }
        calls.reconcile(view, node)
      },
      items: calls.items)
  }

  /// An effect's own fields are read while it is drawn; the layer is what the engine knows.
  private static func effect<M: GeometryEffect>(_: M.Type) -> PrimitiveCalls {
    let offset = modifierOffset
    return PrimitiveCalls(
      reconcile: { view, node in
        let effect = (view + offset).assumingMemoryBound(to: M.self)
        let content = view.assumingMemoryBound(to: Content.self)
        node.reconcile(slot: 0, content.pointee.modifier(effect.pointee.layer))
      },
      items: { $1.children.first?.items ?? [] })
  }

  /// A modifier with a body is a view of its own, so that its state and its changes are its own too.
  private static var custom: PrimitiveCalls {
    PrimitiveCalls(
      reconcile: { view, node in
        let value = view.assumingMemoryBound(to: Self.self)
        node.reconcile(
          slot: 0, ModifierView(content: value.pointee.content, modifier: value.pointee.modifier))
      },
      items: { $1.children.first?.items ?? [] })
  }
}
