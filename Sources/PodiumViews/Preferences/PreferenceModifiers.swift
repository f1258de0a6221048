/// Sets or changes a preference.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier, PreferenceWriting {
  public typealias Body = Never
  let change: (inout Key.Value?) -> Void

  package func write(_ value: inout Key.Value?) { change(&value) }
}

/// Calls an action when a preference of the content changes.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier, PreferenceReading
where Key.Value: Equatable {
  public typealias Body = Never
  let action: (Key.Value) -> Void

  package func preferencesDidChange(_ node: ViewNode) {
    let value = node.children.first?.preference(Key.self) ?? Key.defaultValue
    if let last = node.noted as? Key.Value, last == value { return }
    node.noted = value
    action(value)
  }
}

/// Puts a view made of a preference over or under the content.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Secondary: View>: ViewModifier, LayoutModifier,
  PreferenceReading
{
  public typealias Body = Never
  let alignment: Alignment
  let isOverlay: Bool
  let transform: (Key.Value) -> Secondary

  package func makeWrapper() -> SecondaryNode { SecondaryNode() }

  package func reconcileSecondary(_ node: ViewNode) {
    let value = node.children.first?.preference(Key.self) ?? Key.defaultValue
    let environment = node.derivedEnvironment { $0.stackOrientation = nil }
    node.reconcile(slot: 1, node.tracking { transform(value) }, environment: environment)
  }

  package func update(_ wrapper: SecondaryNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.alignment = alignment
    wrapper.direction = node.environment.layoutDirection
    wrapper.isOverlay = isOverlay
    wrapper.setSecondary(index == 0 && node.children.count > 1 ? node.children[1].items : [])
    return false
  }

  package func preferencesDidChange(_ node: ViewNode) {
    reconcileSecondary(node)
    node.refreshWrappers()
  }
}

/// A modifier that looks at its content's preferences after every update.
@MainActor package protocol PreferenceReading: ViewModifier {
  func preferencesDidChange(_ node: ViewNode)
}

extension View {
  /// Hands a value up to the views around this one.
  public consuming func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K> { $0 = value })
  }

  /// Changes the value that this view hands up.
  public consuming func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceWritingModifier<K> { value in
        var changed = value ?? K.defaultValue
        callback(&changed)
        value = changed
      })
  }

  /// Calls an action with a preference of this view, at first and whenever it changes.
  public consuming func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Puts a view made of a preference of this view in front of it.
  public consuming func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: true, transform: transform))
  }

  /// Puts a view made of a preference of this view behind it.
  public consuming func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: false, transform: transform))
  }
}
