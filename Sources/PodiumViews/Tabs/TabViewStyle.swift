/// The looks that exist: a bar at the bottom, or pages with dots.
public enum TabViewLook: Hashable, Sendable {
  case bar
  case pages(showsDots: Bool)
}

/// The look of tab views; the system's own are the only ones.
@MainActor @preconcurrency public protocol TabViewStyle {
  var _look: TabViewLook { get }
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  public var _look: TabViewLook { .bar }
}

/// A sidebar where there is room; here a bar at the bottom.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  public var _look: TabViewLook { .bar }
}

/// A bar at the bottom, whatever the room.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  public var _look: TabViewLook { .bar }
}

/// Pages to turn, with dots at the bottom.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// Always; drawn as `automatic`.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Never.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  let indexDisplayMode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
  public var _look: TabViewLook { .pages(showsDots: indexDisplayMode.showsDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room; here a bar at the bottom.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar at the bottom, whatever the room.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to turn, with dots at the bottom.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to turn; the mode says when the dots show.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  private struct LookKey: EnvironmentKey { static var defaultValue: TabViewLook { .bar } }

  var tabViewLook: TabViewLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of tab views inside the view.
  public consuming func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look)
  }
}
