/// Builds views from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Passes an expression on.
  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// An empty closure gives an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stands for itself.
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Two views become one value that keeps their order.
  public static func buildBlock<C0: View, C1: View>(_ c0: consuming C0, _ c1: consuming C1) -> TupleView<(C0, C1)> {
    TupleView(c0, c1)
  }

  /// Three views become one value that keeps their order.
  public static func buildBlock<C0: View, C1: View, C2: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
  ) -> TupleView<(C0, C1, C2)> {
    TupleView(c0, c1, c2)
  }

  /// Several views become one value that keeps their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat consuming each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(children: repeat each content)
  }

  /// `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The branch taken when a condition holds.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(.first(first)) }

  /// The branch taken when a condition does not hold.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(.second(second)) }

  /// `if #available`: the type is erased, as the branch may name newer types.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
