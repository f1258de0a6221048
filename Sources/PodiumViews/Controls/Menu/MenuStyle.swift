/// The look of menus.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// The view of one menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for a style.
public struct MenuStyleConfiguration {
  /// What the menu says while it is closed.
  public struct Label: View, StylePart { package let content: AnyView }
  /// What the menu opens.
  public struct Content: View, StylePart { package let content: AnyView }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any MenuStyle> { .init() }
  }
  private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

  var menuStyles: StyleStack<any MenuStyle> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }

  /// The order in which menus show their actions.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

/// The order in which a menu shows its actions.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }

  private let kind: Kind
  /// As the system likes.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first action nearest to the finger.
  public static let priority = MenuOrder(kind: .priority)
  /// From top to bottom.
  public static let fixed = MenuOrder(kind: .fixed)
}

extension View {
  /// Sets the style of menus inside the view.
  public consuming func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyles) { $0 = $0.adding(style) }
  }

  /// Sets the order of actions in menus inside the view; a closed menu looks the same.
  public consuming func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether menus show that they open; menus of iOS never do.
  public consuming func menuIndicator(_ visibility: Visibility) -> some View { self }
}
