/// The look of pickers; the system's own are the only ones, as in SwiftUI.
@MainActor @preconcurrency public protocol PickerStyle {
  var _look: PickerLook { get }
}

/// The looks that exist.
public enum PickerLook: Hashable, Sendable { case menu, segmented, inline, link }

/// The standard look of pickers: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  public var _look: PickerLook { .menu }
}

/// Shows the chosen option on a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  public var _look: PickerLook { .menu }
}

/// Shows all options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  public var _look: PickerLook { .segmented }
}

/// Shows all options beside each other, as a menu does for small symbols.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  public var _look: PickerLook { .segmented }
}

/// Shows all options below each other, the chosen one with a checkmark.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  public var _look: PickerLook { .inline }
}

/// Shows all options below each other: a picture has no wheel to turn.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  public var _look: PickerLook { .inline }
}

/// Shows the chosen option and that a list of all would open.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  public var _look: PickerLook { .link }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The standard look of pickers: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// Shows the chosen option on a button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Shows all options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Shows all options beside each other, as a menu does for small symbols.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Shows all options below each other, the chosen one with a checkmark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// Shows all options below each other: a picture has no wheel to turn.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Shows the chosen option and that a list of all would open.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  private struct PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers inside the view.
  public consuming func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, style._look) }
}
