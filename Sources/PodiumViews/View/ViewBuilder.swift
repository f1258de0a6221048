/// Builds views from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// An empty closure gives an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stands for itself.
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Several views become one value that keeps their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat consuming each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(children: repeat each content)
  }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The branch taken when a condition holds.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(.first(first)) }

  /// The branch taken when a condition does not hold.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(.second(second)) }

  /// `if #available`: the type is erased, as the branch may name newer types.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
