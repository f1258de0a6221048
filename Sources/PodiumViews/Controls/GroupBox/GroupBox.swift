/// Content on a ground of its own, with a label above it.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyles) private var styles

  /// Makes a box with any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Makes a box with any view as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  public var body: some View {
    let style = styles.current ?? DefaultGroupBoxStyle()
    if styles.isEmpty {
      style.erasedBody(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    } else {
      style.erasedBody(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label.environment(\.groupBoxStyles, styles))),
          content: .init(content: AnyView(content.environment(\.groupBoxStyles, styles))))
      )
      .environment(\.groupBoxStyles, styles.outer)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// Makes a box with a label looked up by key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Makes a box with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style is asked for, in the style around that one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}
