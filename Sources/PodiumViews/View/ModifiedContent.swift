/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError("ModifiedContent has no body") }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func reconcile(_ node: ViewNode) {
    if let reader = modifier as? any PreferenceReading { node.readPreferences = { reader.preferencesDidChange($0) } }
    switch modifier {
    case let modifier as any EnvironmentalModifier:
      node.reconcile(slot: 0, content, environment: node.derivedEnvironment(modifier.modify))
    case let modifier as any LayoutModifier:
      node.reconcile(slot: 0, content)
      modifier.reconcileSecondary(node)
    case let modifier as any PreferenceWriting:
      node.reconcile(slot: 0, content)
      modifier.register(node)
    case let modifier as any TransactionModifier:
      modifier.viewWillUpdate(node)
      node.reconcile(slot: 0, content)
    case let modifier as any LifecycleModifier:
      node.reconcile(slot: 0, content)
      modifier.viewDidUpdate(node, isFirst: node.takeFirstUpdate())
    case let modifier as any GeometryEffect:
      // Its own fields are read while it is drawn; the layer is what the engine knows.
      node.reconcile(slot: 0, content.modifier(modifier.layer))
    case is EmptyModifier, is any PreferenceReading:
      node.reconcile(slot: 0, content)
    default:
      // A modifier with a body is a view of its own, so that its state and its changes are its own too.
      node.reconcile(slot: 0, ModifierView(content: content, modifier: modifier))
    }
  }

  package func items(_ node: ViewNode) -> [LayoutNode] {
    let items = node.children.first?.items ?? []
    guard let modifier = modifier as? any LayoutModifier else { return items }
    return modifier.wrap(items, node)
  }
}

/// Runs the body of a modifier that has one.
struct ModifierView<Content: View, Modifier: ViewModifier>: View, NestedDynamicProperties {
  nonisolated static var nestedField: String { "modifier" }

  let content: Content
  var modifier: Modifier

  var body: some View {
    modifier.body(content: _ViewModifier_Content { [content] node in node.reconcile(slot: 0, content) })
  }
}
