/// The look of text fields; the system's own are the only ones.
@MainActor @preconcurrency public protocol TextFieldStyle {
  var _look: TextFieldLook { get }
}

/// The looks that exist.
public enum TextFieldLook: Hashable, Sendable { case plain, roundedBorder }

/// The standard look of text fields: nothing around the text.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  public var _look: TextFieldLook { .plain }
}

/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  public var _look: TextFieldLook { .plain }
}

/// A rounded border around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  public var _look: TextFieldLook { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The standard look of text fields: nothing around the text.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing around the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border around the text.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private struct LookKey: EnvironmentKey { static var defaultValue: TextFieldLook { .plain } }

  var textFieldLook: TextFieldLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields inside the view.
  public consuming func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldLook, style._look)
  }
}

/// iOS's border: 34 points high around standard text, corners of 6.
struct RoundedFieldBorder: ViewModifier {
  @Environment(\.pixelLength) private var pixel

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background { RoundedRectangle(cornerRadius: 6).fill(.background) }
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.separator, lineWidth: max(pixel, 0.5)) }
  }
}
