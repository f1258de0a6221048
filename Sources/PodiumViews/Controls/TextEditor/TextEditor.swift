/// A large field for text of many lines.
public struct TextEditor: View {
  @Binding var text: String
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.multilineTextAlignment) private var textAlignment

  /// Makes an editor for a text.
  public init(text: Binding<String>) { _text = text }

  public var body: some View {
    let (text, binding) = (text, $text)
    Text(verbatim: text)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
      .background(.background)
      .clipped()
      .opacity(isEnabled ? 1 : 0.5)
      .modifier(_TextInputModifier(text: { binding.wrappedValue }, setText: { binding.wrappedValue = $0 }))
  }

  private var alignment: Alignment {
    switch textAlignment {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }
}

/// The look of text editors; the system's own are the only ones.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The standard look of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}

/// The look of text editors without anything around the text.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The standard look of text editors.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The look of text editors without anything around the text.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of text editors inside the view; on iOS both look the same.
  public consuming func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
