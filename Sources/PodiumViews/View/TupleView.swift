/// Several views in a row, made by ``ViewBuilder``.
public struct TupleView<T> {
  public var value: T
  let visit: @MainActor (T, ViewNode) -> Void

  /// Makes the row from its parts.
  init<each Content: View>(children: repeat each Content) where T == (repeat each Content) {
    value = (repeat each children)
    visit = { value, node in
      var slot = 0
      repeat node.reconcile(slot: &slot, each value)
    }
  }
}

extension TupleView: View, PrimitiveView {
  package func reconcile(_ node: ViewNode) { visit(value, node) }
}

extension ViewNode {
  fileprivate func reconcile<V: View>(slot: inout Int, _ view: V) {
    reconcile(slot: slot, view)
    slot += 1
  }
}
