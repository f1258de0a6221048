/// How a widget is coloured where it stands.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two colours of the system.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In shades of what is behind it.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
  private struct ModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
  private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  private struct ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// The family of the widget being drawn; read it in a view, not in the widget.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// How the widget is coloured.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  /// The margins that a widget has on its content, also where it turned them off, points.
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  /// Whether the widget's container background is drawn.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
}
