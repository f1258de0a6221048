/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of value that selects a tab.
  associatedtype TabValue: Hashable
  /// The type of content that ``body`` answers; the compiler infers it.
  associatedtype Body: TabContent

  /// What the content is made of.
  @TabContentBuilder<TabValue> var body: Self.Body { get }
}

extension Never: TabContent { public typealias TabValue = Never }

extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Tabs that answer their view themselves instead of having a body.
@MainActor protocol PrimitiveTabContent: TabContent where Body == Never {
  var view: AnyView { get }
}

/// Runs tab content as a view, so that state and environment work in it as anywhere.
public struct _TabContentView<Content: TabContent>: View, NestedDynamicProperties {
  nonisolated static var nestedField: String { "content" }
  nonisolated static var nestedType: Any.Type { Content.self }

  var content: Content

  public var body: AnyView {
    if let primitive = content as? any PrimitiveTabContent { return primitive.view }
    return AnyView(_TabContentView<Content.Body>(content: content.body))
  }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Passes a tab on.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// One or more tabs in a row.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TupleTabContent<TabValue, (repeat each C)> {
    _TupleTabContent(value: (repeat each content)) { value in
      AnyView(TupleView(children: repeat _TabContentView(content: each value)))
    }
  }

  /// `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C> {
    .init(content: content)
  }

  /// The branch taken when a condition holds.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabContent<First, Second> { .init(first: first, second: nil) }

  /// The branch taken when a condition does not hold.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabContent<First, Second> { .init(first: nil, second: second) }
}

/// Several tabs in a row.
public struct _TupleTabContent<TabValue: Hashable, T> {
  let value: T
  let make: @MainActor (T) -> AnyView
}

extension _TupleTabContent: PrimitiveTabContent {
  var view: AnyView { make(value) }
}

/// A tab that may not be there.
public struct _OptionalTabContent<Wrapped: TabContent> {
  let content: Wrapped?
}

extension _OptionalTabContent: PrimitiveTabContent {
  public typealias TabValue = Wrapped.TabValue
  var view: AnyView { content.map { AnyView(_TabContentView(content: $0)) } ?? AnyView(EmptyView()) }
}

/// One of two branches of tabs.
public struct _ConditionalTabContent<First: TabContent, Second: TabContent> {
  let first: First?
  let second: Second?
}

extension _ConditionalTabContent: PrimitiveTabContent {
  public typealias TabValue = First.TabValue
  var view: AnyView {
    AnyView(
      Group {
        if let first {
          _TabContentView(content: first)
        } else if let second {
          _TabContentView(content: second)
        }
      })
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  var view: AnyView {
    AnyView(
      ForEach<Data, ID, _TabContentView<Content>>(
        data: data, content: { [content] in _TabContentView(content: content($0)) }, id: id))
  }
}

extension ForEach where Content: TabContent {
  /// Makes one tab for each identifiable element.
  public init(
    _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes one tab for each element, told apart by the property at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
