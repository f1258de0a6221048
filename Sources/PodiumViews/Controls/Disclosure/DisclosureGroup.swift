/// A label that shows or hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  /// nil where the group keeps the state itself.
  let binding: Binding<Bool>?
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(\.disclosureStyles) private var styles

  init(binding: Binding<Bool>?, label: Label, content: Content) {
    (self.binding, self.label, self.content) = (binding, label, content)
  }

  public var body: some View {
    let isExpanded = binding ?? $isOpen
    let style = styles.current ?? AutomaticDisclosureGroupStyle()
    if styles.isEmpty {
      style.erasedBody(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
          isExpanded: isExpanded))
    } else {
      style.erasedBody(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label.environment(\.disclosureStyles, styles))),
          content: .init(content: AnyView(content.environment(\.disclosureStyles, styles))),
          isExpanded: isExpanded)
      )
      .environment(\.disclosureStyles, styles.outer)
    }
  }
}

extension DisclosureGroup {
  /// Makes a group that is closed at first and keeps its state.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(binding: nil, label: label(), content: content())
  }

  /// Makes a group whose state lives elsewhere.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(binding: isExpanded, label: label(), content: content())
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a label looked up by key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: nil, label: Text(titleKey), content: content())
  }

  /// Makes a group with a label looked up by key, whose state lives elsewhere.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: isExpanded, label: Text(titleKey), content: content())
  }

  /// Makes a group with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: nil, label: Text(label), content: content())
  }

  /// Makes a group with a label as it is, whose state lives elsewhere.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: isExpanded, label: Text(label), content: content())
  }
}
