/// The look of buttons; what a touch does stays the standard.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The view of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look of buttons and what a touch does.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public struct Label: View, StylePart { package let content: AnyView }

  /// What the button is for, such as deleting; nil for nothing special.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether a finger is on the button; never in a picture.
  public let isPressed: Bool
}

/// The parts of a button, for a style that handles touches itself.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button says.
  public struct Label: View, StylePart { package let content: AnyView }

  /// What the button is for, such as deleting; nil for nothing special.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// A look with the standard touch.
struct TouchedButtonStyle<Look: ButtonStyle>: PrimitiveButtonStyle {
  let look: Look

  func makeBody(configuration: Configuration) -> some View {
    StyleBody(style: look) {
      $0.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: configuration.label.content), isPressed: false))
    }
    .modifier(_ActionModifier(kind: .button, action: configuration.action))
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any PrimitiveButtonStyle> { .init() }
  }
  private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

  var buttonStyles: StyleStack<any PrimitiveButtonStyle> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The outline of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons inside the view.
  public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0 = $0.adding(TouchedButtonStyle(look: style)) }
  }

  /// Sets the look and the handling of buttons inside the view.
  public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0 = $0.adding(style) }
  }

  /// Sets the outline of bordered buttons inside the view.
  public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
