/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of content that ``body`` answers; the compiler infers it.
  associatedtype Body: ToolbarContent

  /// What the content is made of.
  @ToolbarContentBuilder var body: Self.Body { get }
}

/// Items of a toolbar that people may rearrange; here they stand as written.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Content that answers its view itself instead of having a body.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var view: AnyView { get }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Runs toolbar content as a view, so that state and environment work in it as anywhere.
struct ToolbarContentView<Content: ToolbarContent>: View, NestedDynamicProperties {
  nonisolated static var nestedField: String { "content" }
  nonisolated static var nestedType: Any.Type { Content.self }

  var content: Content

  var body: AnyView {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.view }
    return AnyView(ToolbarContentView<Content.Body>(content: content.body))
  }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// One or more pieces in a row.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<(repeat each Content)> {
    _TupleToolbarContent(value: (repeat each content)) { value in
      AnyView(TupleView(children: repeat ToolbarContentView(content: each value)))
    }
  }

  /// `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The branch taken when a condition holds.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> { .init(first: first, second: nil) }

  /// The branch taken when a condition does not hold.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> { .init(first: nil, second: second) }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// Several pieces of toolbar content in a row.
public struct _TupleToolbarContent<T> {
  let value: T
  let make: @MainActor (T) -> AnyView
}

extension _TupleToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  var view: AnyView { make(value) }
}

/// One of two branches of toolbar content.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?
}

extension _ConditionalToolbarContent: PrimitiveToolbarContent {
  var view: AnyView {
    AnyView(
      Group {
        if let first {
          ToolbarContentView(content: first)
        } else if let second {
          ToolbarContentView(content: second)
        }
      })
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var view: AnyView { map { AnyView(ToolbarContentView(content: $0)) } ?? AnyView(EmptyView()) }
}
