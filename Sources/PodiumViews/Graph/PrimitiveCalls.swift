/// The calls of a view that the engine draws itself, on a view in memory.
///
/// Asking a value for its conformance puts it into a box each time; the type is asked once.
package struct PrimitiveCalls {
  let reconcile: @MainActor (UnsafeRawPointer, ViewNode) -> Void
  let items: @MainActor (UnsafeRawPointer, ViewNode) -> LayoutNodes
}

extension PrimitiveView {
  package static var hasKeyedChildren: Bool { false }
  package static var modifierPlace: ModifierPlace? { nil }

  /// The calls of a type whose children get copies of their values.
  package static var calls: PrimitiveCalls {
    PrimitiveCalls(
      reconcile: { $0.assumingMemoryBound(to: Self.self).pointee.reconcile($1) },
      items: { $0.assumingMemoryBound(to: Self.self).pointee.items($1) })
  }
}

/// Several views that lie one behind the other.
@MainActor protocol RowOfViews: View {
  /// Updates the views of the row at an address, as children of `node`.
  static func update(rowAt row: UnsafeRawPointer, in node: ViewNode, _ environment: EnvironmentValues)
}

/// A container whose content is the first of its stored properties, so that it lies where the container lies.
@MainActor protocol InPlaceContainer: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }

  /// The environment of the content.
  func contentEnvironment(_ node: ViewNode) -> EnvironmentValues
}

extension InPlaceContainer {
  /// The calls of a type whose content stays where it is.
  package static var calls: PrimitiveCalls {
    assert(TypeInfo.hasField(Content.self, at: 0, in: Self.self), "content must be the first stored property")
    if let row = Content.self as? any RowOfViews.Type { return calls(row) }
    return PrimitiveCalls(
      reconcile: { view, node in
        let environment = view.assumingMemoryBound(to: Self.self).pointee.contentEnvironment(node)
        node.reconcile(slot: 0, partAt: view.assumingMemoryBound(to: Content.self), environment: environment)
      },
      items: { $0.assumingMemoryBound(to: Self.self).pointee.items($1) })
  }

  /// The calls of a type whose content is several views: they stand in the container itself, not in a row inside.
  private static func calls<Row: RowOfViews>(_: Row.Type) -> PrimitiveCalls {
    PrimitiveCalls(
      reconcile: { view, node in
        let environment = view.assumingMemoryBound(to: Self.self).pointee.contentEnvironment(node)
        Row.update(rowAt: view, in: node, environment)
      },
      items: { $0.assumingMemoryBound(to: Self.self).pointee.items($1) })
  }

  package func reconcile(_ node: ViewNode) {
    node.reconcile(slot: 0, content, environment: contentEnvironment(node))
  }

  func contentEnvironment(_ node: ViewNode) -> EnvironmentValues { node.environment }
}
