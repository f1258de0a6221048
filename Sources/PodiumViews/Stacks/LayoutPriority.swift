/// Changes what a layout reads of a view: its priority, depth or an own value.
final class TraitNode: WrapperNode {
  var priority: Double?
  var depth: Double?
  var value: (key: ObjectIdentifier, value: Any)?

  override package var layoutPriority: Double { priority ?? super.layoutPriority }
  override package var zIndex: Double { depth ?? super.zIndex }
  override package func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if let value, value.key == key { return value.value }
    return super.layoutValue(key)
  }
}

/// Writes a trait; kept one type so that traits share their wrapper.
public struct _TraitWritingModifier: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  var priority: Double?
  var depth: Double?
  var value: (key: ObjectIdentifier, value: Any)?

  package func makeWrapper() -> WrapperNode { TraitNode() }

  package func update(_ wrapper: WrapperNode, _ node: ViewNode, index: Int) -> Bool {
    guard let wrapper = wrapper as? TraitNode else { return false }
    let isChanged =
      wrapper.priority != priority
      || (value != nil && !areEqual(wrapper.value?.value as Any, value?.value as Any))
    (wrapper.priority, wrapper.depth, wrapper.value) = (priority, depth, value)
    return isChanged
  }
}

extension View {
  /// Sets the order in which a stack serves its views; higher first, 0 by default.
  public consuming func layoutPriority(_ value: Double) -> some View {
    // Not a number equals no priority, not even itself: a stack would never come to its turn.
    modifier(_TraitWritingModifier(priority: value.isNaN ? 0 : value))
  }

  /// Sets the depth at which a view is drawn among its siblings; higher in front, 0 by default.
  public consuming func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier(depth: value.isNaN ? 0 : value))
  }

  /// Hands a value to the layout around the view.
  public consuming func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_TraitWritingModifier(value: (ObjectIdentifier(key), value)))
  }
}
