/// The look of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The view of one toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, for a style.
public struct ToggleStyleConfiguration {
  /// What is on or off.
  public struct Label: View, StylePart { package let content: AnyView }

  /// What is on or off.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, self.isMixed) = (label, isMixed)
    _isOn = isOn
  }
}

extension ToggleStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ToggleStyle> { .init() }
  }

  var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of toggles inside the view.
  public consuming func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyles) { $0 = $0.adding(style) }
  }
}

/// The standard look of toggles: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration)
  }
}

/// A label with a switch at the other end.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration)
  }
}

/// A button that stays tinted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let button = Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(.borderedProminent).accessibilityValue("on")
    } else {
      button.buttonStyle(.borderless).accessibilityValue("off")
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The standard look of toggles: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch at the other end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays tinted while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
