/// What the bars of a screen are for.
public struct ToolbarRole: Sendable {
  private enum Kind { case automatic, navigationStack, browser, editor }

  private let kind: Kind
  /// As the system likes.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// For a stack of screens; draws the same bar.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// For going back and forth through contents, as a browser does; draws the same bar.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// For editing a document; draws the same bar.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// How a bar shows the title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// As on the screen before; large on the first.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Under the bar, large.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// In the bar, large.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inlineLarge) }
  /// In the bar, small.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
  /// Accepted: bars look the same in every role.
  public consuming func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets how the bar shows the title.
  public consuming func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Adds actions to the title of the screen; a host touches them as those of a closed menu.
  public consuming func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { closedContent(content) }

  /// Accepted: bars show no subtitle.
  public consuming func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Accepted: bars show no subtitle.
  public consuming func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Accepted: bars show no subtitle.
  @_disfavoredOverload public consuming func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
}

/// A part of a bar that the system adds.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind { case title, sidebarToggle, search }

  let kind: Kind
  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// Takes the title out of what a screen is told.
private struct TitleRemoval: ViewModifier {
  let isRemoved: Bool

  func body(content: Content) -> some View { content.screenValue { [isRemoved] in if isRemoved { $0.title = nil } } }
}

extension View {
  /// Takes away a part that the system adds to the bar; bars have only titles to take away.
  public consuming func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(TitleRemoval(isRemoved: defaultItemKind == .title))
  }
}
