/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  @inlinable public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
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
  @inlinable public consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Runs the body of a modifier that has one.
struct ModifierView<Content: View, Modifier: ViewModifier>: View, NestedDynamicProperties {
  nonisolated static var nestedField: String { "modifier" }
  nonisolated static var nestedType: Any.Type { Modifier.self }

  let content: Content
  var modifier: Modifier

  var body: some View {
    modifier.body(content: _ViewModifier_Content { [content] node in node.reconcile(slot: 0, content) })
  }
}
