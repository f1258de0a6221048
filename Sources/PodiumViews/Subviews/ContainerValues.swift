/// A key for a value that a view hands to the container it stands in.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }
}

/// The values that a view hands to the container it stands in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// No values.
  public init() {}

  /// The value of a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { self[_entry: key, default: K.defaultValue] }
    set { self[_entry: key, default: K.defaultValue] = newValue }
  }

  /// The value under a type that `@Entry` made, or the default where nothing is set.
  public subscript<Value>(_entry key: Any.Type, default defaultValue: @autoclosure () -> Value) -> Value {
    // Looked up before the cast: a nil that was set is a value, a nil that was not leaves the default.
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Value } ?? defaultValue() }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value set with `tag(_:)`, where it is of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { values[ObjectIdentifier(TagKey.self)] as? V }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func setTag<V: Hashable>(_ tag: V) { values[ObjectIdentifier(TagKey.self)] = tag }

  var anyTag: AnyHashable? { values[ObjectIdentifier(TagKey.self)] as? AnyHashable }

  private enum TagKey {}

  /// Whether a value that can be compared is another; others do not count.
  func isKnownToDiffer(from other: ContainerValues) -> Bool {
    guard values.count == other.values.count else { return true }
    return values.contains { key, value in
      guard let known = other.values[key] else { return true }
      func differs<E: Equatable>(_ value: E) -> Bool { known as? E != value }
      return (value as? any Equatable).map { differs($0) } ?? false
    }
  }

  /// These values, and those of `outer` for keys that have none here: a view's own value beats its section's.
  func over(_ outer: ContainerValues) -> ContainerValues {
    var result = self
    result.values.merge(outer.values) { own, _ in own }
    return result
  }
}

/// Hands values to the container around.
final class ContainerValuesNode: WrapperNode {
  var values = ContainerValues()

  override var containerValues: ContainerValues { super.containerValues.over(values) }
}

/// Sets a value for the container around.
public struct _ContainerValueModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let change: (inout ContainerValues) -> Void

  package func makeWrapper() -> WrapperNode { ContainerValuesNode() }

  package func update(_ wrapper: WrapperNode, _ node: ViewNode, index: Int) -> Bool {
    guard let wrapper = wrapper as? ContainerValuesNode else { return false }
    var values = ContainerValues()
    change(&values)
    let isChanged = values.isKnownToDiffer(from: wrapper.values)
    wrapper.values = values
    if isChanged { node.containerValuesDidChange() }
    return false
  }

  package func update(_ section: SectionNode, _ node: ViewNode) {
    var values = ContainerValues()
    change(&values)
    section.values = section.values.over(values)
  }
}

extension View {
  /// Sets a value for the container that the view stands in; on a section it reaches every view inside.
  public consuming func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Marks the view for selection by a picker, list or tab view.
  public consuming func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_ContainerValueModifier { $0.setTag(tag) })
  }
}
