/// Where a search field goes; in a narrow window always under the title.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field of a navigation bar is always shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the system likes; drawn as `always`.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As the system likes: under the title.
  public static let automatic = SearchFieldPlacement()
  /// Under the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the sidebar; drawn as `automatic`.
  public static let sidebar = SearchFieldPlacement()
  /// In the toolbar; drawn as `automatic`.
  public static let toolbar = SearchFieldPlacement()
  /// In the middle of the toolbar; drawn as `automatic`.
  public static let toolbarPrincipal = SearchFieldPlacement()

  /// Under the title of the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// What a search field searches with, its tokens without their type.
struct SearchSource {
  let text: Binding<String>
  var tokens: (@MainActor () -> [SearchToken])?
  var add: (@MainActor (TokenCompletion) -> Void)?
  var clearTokens: (@MainActor () -> Void)?
  var suggested: (@MainActor () -> [SearchToken])?
}

/// A token and how it looks.
struct SearchToken {
  let completion: TokenCompletion
  let view: AnyView
  let remove: @MainActor () -> Void
}

/// Adds a search field to the screen around the content.
struct SearchableModifier: ViewModifier {
  let source: SearchSource
  let isPresented: Binding<Bool>?
  let prompt: Text?
  @State private var isActive = false
  @State private var target = SearchCompletionTarget()

  func body(content: Content) -> some View {
    let active = isPresented?.wrappedValue ?? isActive
    let session = SearchSession(
      source: source, prompt: prompt ?? Text("Search"), isActive: active, setActive: setActive)
    let _ = target.complete = { session.complete($0) }
    BesideView(
      content: BesideView(
        content:
          content
          .environment(\.isSearching, active)
          .environment(\.searchText, source.text.wrappedValue)
          .environment(
            \.dismissSearch, DismissSearchAction(target: ObjectIdentifier(target)) { session.dismiss() }),
        beside: SuggestedTokens(tokens: source.suggested?() ?? [])
      ) { screen, nodes in
        screen.suggestions += nodes.map(SuggestionNode.init)
      },
      beside: SearchField(session: session)
    ) { [target] screen, nodes in
      screen.searchCount += 1
      screen.search = SearchEntry(
        field: nodes.map(NodeReference.init), isActive: active, complete: target)
    }
  }

  private func setActive(_ active: Bool) {
    if let isPresented {
      if isPresented.wrappedValue != active { isPresented.wrappedValue = active }
    } else {
      isActive = active
    }
  }
}

/// A search field as it stands, and what can be done with it.
@MainActor struct SearchSession {
  let source: SearchSource
  let prompt: Text
  let isActive: Bool
  let setActive: @MainActor (Bool) -> Void

  func dismiss() {
    if !source.text.wrappedValue.isEmpty { source.text.wrappedValue = "" }
    source.clearTokens?()
    setActive(false)
  }

  func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let text): source.text.wrappedValue = text
    case .token(let token):
      source.add?(token)
      source.text.wrappedValue = ""
    }
    setActive(true)
  }
}

/// Tokens that may be added, as suggestions.
private struct SuggestedTokens: View {
  let tokens: [SearchToken]

  var body: some View {
    ForEach(tokens, id: \.completion) { token in
      token.view.environment(\.isInListRow, true).containerValue(\.searchCompletion, .token(token.completion))
    }
  }
}

/// Ends the search: `@Environment(\.dismissSearch) var dismissSearch; dismissSearch()`.
@MainActor @preconcurrency public struct DismissSearchAction: Sendable, Equatable {
  private let target: ObjectIdentifier?
  private let action: @MainActor () -> Void

  nonisolated init(target: ObjectIdentifier?, action: @escaping @MainActor () -> Void) {
    (self.target, self.action) = (target, action)
  }

  /// Empties the field and shows the screen as it was.
  public func callAsFunction() { action() }

  nonisolated public static func == (lhs: DismissSearchAction, rhs: DismissSearchAction) -> Bool {
    lhs.target == rhs.target
  }
}

extension EnvironmentValues {
  private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(target: nil) {} }
  }

  private struct SearchTextKey: EnvironmentKey { static var defaultValue: String { "" } }

  /// What was typed into the search field of the screen.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// Whether the search field of the screen is in use: touched or typed into, and the search not ended.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the screen.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
