/// A field for text that nobody should read: a dot stands for each character.
public struct SecureField<Label: View>: View {
  @Binding var text: String
  let prompt: Text?
  let label: Label
  @Environment(\.textFieldLook) private var look
  @Environment(\.isEnabled) private var isEnabled

  /// Makes a field with any view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    _text = text
    (self.prompt, self.label) = (prompt, label())
  }

  public var body: some View {
    let binding = $text
    let field = content(dots: String(repeating: "\u{2022}", count: text.count))
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
    Group {
      switch look {
      case .plain: field
      case .roundedBorder: field.modifier(RoundedFieldBorder())
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(_TextInputModifier(text: { binding.wrappedValue }, setText: { binding.wrappedValue = $0 }))
  }

  @ViewBuilder private func content(dots: String) -> some View {
    if !dots.isEmpty {
      Text(verbatim: dots).spokenLabel(label)
    } else if let prompt {
      prompt.foregroundStyle(.tertiary).spokenLabel(label)
    } else {
      label.foregroundStyle(.tertiary)
    }
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a label looked up by key; the label shows while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a label as it is; the label shows while the field is empty.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
