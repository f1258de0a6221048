/// A view that is made again only when its new value differs from the old by `==`.
public struct EquatableView<Content: View & Equatable>: View {
  /// Compared like any stored field of a view: by `==` where its type has it.
  public var content: Content

  /// Makes the view.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Keeps the view from being made again while its value stays equal.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
