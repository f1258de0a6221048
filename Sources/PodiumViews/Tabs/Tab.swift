/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }

  private let kind: Kind
  /// Searches the app; shown last, with a magnifying glass where it has no label.
  public static let search = TabRole(kind: .search)
}

/// One tab: what it says in the bar and the page it shows.
public struct Tab<Value, Content: View, Label: View> {
  let value: AnyTabValue
  let role: TabRole?
  let content: () -> Content
  let label: Label
}

/// The value that selects a tab, in a way that tags a view with it.
@MainActor struct AnyTabValue {
  let tag: @MainActor (AnyView) -> AnyView

  static var none: AnyTabValue { AnyTabValue { $0 } }

  init(tag: @escaping @MainActor (AnyView) -> AnyView) { self.tag = tag }

  init<V: Hashable>(_ value: V) { tag = { AnyView($0.tag(value)) } }
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
  public typealias Body = Never
}

extension Tab: PrimitiveTabContent where Value: Hashable {
  var view: AnyView {
    let page = TabPageContent(make: content).modifier(TabPageModifier(label: AnyView(label)))
    return value.tag(AnyView(page))
  }
}

extension TabContent {
  /// Shows a number in the tab; zero hides it.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text in the tab.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: Text(key))
  }

  /// Shows a text in the tab.
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: Text(label))
  }
}

/// A tab with a badge.
private struct BadgedTab<Content: TabContent>: PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  let content: Content
  let badge: Text?

  var view: AnyView { AnyView(_TabContentView(content: content).containerValue(\.badge, badge)) }
}

/// Runs a page's closure when it is first needed.
private struct TabPageContent<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

@MainActor extension Tab where Value: Hashable {
  /// Makes a tab with any view as its label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyTabValue(value), role: role, content: content, label: label())
  }
}

@MainActor extension Tab where Value: Hashable, Label == PodiumViews.Label<Text, Image> {
  /// Makes a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyTabValue(value), role: role, content: content,
      label: PodiumViews.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyTabValue(value), role: role, content: content,
      label: PodiumViews.Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a title and a picture of the asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyTabValue(value), role: role, content: content,
      label: PodiumViews.Label(titleKey, image: image))
  }

  /// Makes a tab labelled by its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: @escaping () -> Content) {
    self.init(
      value: AnyTabValue(value), role: role, content: content,
      label: PodiumViews.Label("Search", systemImage: "magnifyingglass"))
  }
}

@MainActor extension Tab where Value == Never, Label == PodiumViews.Label<Text, Image> {
  /// Makes a tab with a title and a symbol, for a tab view without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: .none, role: role, content: content, label: PodiumViews.Label(titleKey, systemImage: systemImage)
    )
  }

  /// Makes a tab with a title and a symbol, for a tab view without a selection.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: .none, role: role, content: content, label: PodiumViews.Label(title, systemImage: systemImage))
  }

  /// Makes a tab labelled by its role, for a tab view without a selection.
  public init(role: TabRole, @ViewBuilder content: @escaping () -> Content) {
    self.init(
      value: .none, role: role, content: content,
      label: PodiumViews.Label("Search", systemImage: "magnifyingglass"))
  }
}

/// Tabs that belong together; on a narrow screen they stand in the bar like the others.
public struct TabSection<Header: View, Content: TabContent> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent {
  public typealias TabValue = Content.TabValue
  var view: AnyView { AnyView(_TabContentView(content: content)) }
}

extension TabSection where Header == Text {
  /// Makes a section with a title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.init(header: Text(titleKey), content: content())
  }
}
