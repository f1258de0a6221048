extension TextField where Label == Text {
  /// Makes a field that tells when editing begins and ends, and when the text is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    (editingChanged, commit) = (onEditingChanged, onCommit)
  }

  /// Makes a field that tells when the text is submitted; newer code uses `onSubmit`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
    commit = onCommit
  }

  /// Makes a field that tells when editing begins and ends, and when the text is submitted.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
    (editingChanged, commit) = (onEditingChanged, onCommit)
  }

  /// Makes a field that tells when the text is submitted; newer code uses `onSubmit`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }
}

/// Tells when the focus comes to a field and goes.
struct EditingReport: ViewModifier {
  let action: ((Bool) -> Void)?

  func body(content: Content) -> some View {
    if let action {
      Watched(content: content, action: action)
    } else {
      content
    }
  }

  private struct Watched<Field: View>: View {
    let content: Field
    let action: (Bool) -> Void
    @FocusState private var hasFocus: Bool

    var body: some View {
      content.focused($hasFocus).onChange(of: hasFocus) { action($1) }
    }
  }
}
