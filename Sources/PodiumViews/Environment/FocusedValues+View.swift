/// Publishes a value while the view, or the scene, has the focus.
public struct _FocusedValueModifier: ViewModifier, LifecycleModifier {
  public typealias Body = Never
  let note: FocusedValueNote

  package func viewDidUpdate(_ node: ViewNode, isFirst: Bool) {
    node.noted = note
    let scene = node.graph.focusScene
    scene.add(publisher: node)
    node.onRemove = { [unowned node] in scene.remove(publisher: node) }
  }
}

extension View {
  private func publishing(
    isForScene: Bool, _ write: @escaping (inout FocusedValues) -> Void
  ) -> some View {
    modifier(_FocusedValueModifier(note: FocusedValueNote(isForScene: isForScene, write: write)))
  }

  /// Publishes a value while this view or one inside it has the focus.
  public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publishing(isForScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Publishes a value, where there is one, while this view or one inside it has the focus.
  public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishing(isForScene: false) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Publishes an observable object while this view or one inside it has the focus.
  public consuming func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    publishing(isForScene: false) { if let object { $0[T.self] = object } }
  }

  /// Publishes a value while the scene is in front; in a picture or host it always is.
  public consuming func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    publishing(isForScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Publishes a value, where there is one, while the scene is in front; in a picture or host it always is.
  public consuming func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    publishing(isForScene: true) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Publishes an observable object while the scene is in front; in a picture or host it always is.
  public consuming func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    publishing(isForScene: true) { if let object { $0[T.self] = object } }
  }
}
