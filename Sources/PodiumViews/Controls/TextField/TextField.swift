/// A field to type text into.
public struct TextField<Label: View>: View {
  /// Where the text comes from and goes to.
  enum Source {
    case text(Binding<String>)
    case value(get: (Locale) -> String, set: (String, Locale) -> Void)
  }

  let source: Source
  let prompt: Text?
  let axis: Axis
  let label: Label
  /// Called when editing begins and ends.
  var editingChanged: ((Bool) -> Void)?
  /// Called when the field is submitted.
  var commit: (() -> Void)?
  /// What was typed while it stands for no value, or for one that is written differently.
  @State private var draft: String?
  @Environment(\.locale) private var locale
  @Environment(\.textFieldLook) private var look
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.isEnabled) private var isEnabled

  init(_ source: Source, prompt: Text?, axis: Axis, label: Label) {
    (self.source, self.prompt, self.axis, self.label) = (source, prompt, axis, label)
  }

  public var body: some View {
    let text = current
    let field = content(text).frame(maxWidth: .infinity, alignment: alignment)
    Group {
      switch look {
      case .plain: field
      case .roundedBorder: field.modifier(RoundedFieldBorder())
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(_TextInputModifier(text: { current }, setText: { write($0) }))
    .transformEnvironment(\.submitActions) { if let commit { $0.add([.text, .search], commit) } }
    .modifier(EditingReport(action: editingChanged))
  }

  private var alignment: Alignment {
    switch textAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @ViewBuilder private func content(_ text: String) -> some View {
    if !text.isEmpty {
      Text(verbatim: text).lineLimit(axis == .horizontal ? 1 : nil)
        .speaking {
          label
          Text(verbatim: text)
        }
    } else if let prompt {
      prompt.foregroundStyle(.tertiary).lineLimit(1).speaking {
        label
        prompt
      }
    } else {
      label.foregroundStyle(.tertiary).lineLimit(1)
    }
  }

  private var current: String {
    switch source {
    case .text(let binding): binding.wrappedValue
    case .value(let get, _): draft ?? get(locale)
    }
  }

  private func write(_ text: String) {
    switch source {
    case .text(let binding): binding.wrappedValue = text
    case .value(_, let set):
      draft = text
      set(text, locale)
    }
  }
}

extension TextField {
  /// Makes a field with any view as its label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a field with a label looked up by key; the label shows while the field is empty.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Makes a field with a label as it is; the label shows while the field is empty.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// Makes a field for a value in a format; text that stands for no value leaves the value as it was.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let source = Source.value(
      get: { format.locale($0).format(value.wrappedValue) },
      set: { text, locale in
        if let parsed = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
    self.init(source, prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }
}
