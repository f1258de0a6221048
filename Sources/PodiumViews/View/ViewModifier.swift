/// A change that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that ``body(content:)`` answers; the compiler infers it.
  associatedtype Body: View

  /// The view with the change applied; `content` stands for what is modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// What is modified.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
  /// This modifier, followed by `modifier`.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to, as the modifier's body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let place: @MainActor (ViewNode) -> Void

  package func reconcile(_ node: ViewNode) { place(node) }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier {
  public typealias Body = Never

  /// The modifier that does nothing.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public init() {}
}
