/// Several views in a row, made by ``ViewBuilder``.
public struct TupleView<T> {
  // The first of the stored properties: the views lie where the row lies.
  /// The views.
  public var value: T
  let visit: @MainActor (UnsafeRawPointer, ViewNode, EnvironmentValues) -> Void

  /// Makes the row of two views; a pack's parts would be copied.
  init<C0: View, C1: View>(_ c0: consuming C0, _ c1: consuming C1) where T == (C0, C1) {
    value = (c0, c1)
    visit = { row, node, environment in
      var place = (slot: 0, offset: 0)
      node.reconcile(C0.self, in: row, environment, &place)
      node.reconcile(C1.self, in: row, environment, &place)
    }
  }

  /// Makes the row of three views.
  init<C0: View, C1: View, C2: View>(_ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2)
  where T == (C0, C1, C2) {
    value = (c0, c1, c2)
    visit = { row, node, environment in
      var place = (slot: 0, offset: 0)
      node.reconcile(C0.self, in: row, environment, &place)
      node.reconcile(C1.self, in: row, environment, &place)
      node.reconcile(C2.self, in: row, environment, &place)
    }
  }

  /// Makes the row from its parts.
  init<each Content: View>(children: repeat each Content) where T == (repeat each Content) {
    value = (repeat each children)
    visit = { row, node, environment in
      var place = (slot: 0, offset: 0)
      repeat node.reconcile((each Content).self, in: row, environment, &place)
    }
  }
}

extension TupleView: View, PrimitiveView {
  package static var calls: PrimitiveCalls {
    assert(TypeInfo.hasField(T.self, at: 0, in: Self.self))
    return PrimitiveCalls(
      reconcile: { row, node in update(rowAt: row, in: node, node.environment) }, items: { $1.childItems })
  }
}

extension TupleView: RowOfViews {
  static func update(rowAt row: UnsafeRawPointer, in node: ViewNode, _ environment: EnvironmentValues) {
    row.assumingMemoryBound(to: Self.self).pointee.visit(row, node, environment)
  }
}

extension ViewNode {
  /// Updates the next view of a row: each follows the one before it where it is aligned, as in any tuple.
  fileprivate func reconcile<V: View>(
    _: V.Type, in row: UnsafeRawPointer, _ environment: EnvironmentValues,
    _ place: inout (slot: Int, offset: Int)
  ) {
    let alignment = MemoryLayout<V>.alignment
    let offset = (place.offset + alignment - 1) / alignment * alignment
    reconcile(
      slot: place.slot, partAt: (row + offset).assumingMemoryBound(to: V.self), environment: environment)
    place = (place.slot + 1, offset + MemoryLayout<V>.size)
  }
}
