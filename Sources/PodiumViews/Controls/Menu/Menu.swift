/// A button that opens a list of actions; in a picture it is closed.
///
/// A host touches the actions by name as if the menu were open.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuStyles) private var styles

  init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
  }

  public var body: some View {
    let style = styles.current ?? DefaultMenuStyle()
    if styles.isEmpty {
      style.erasedBody(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
          primaryAction: primaryAction))
    } else {
      style.erasedBody(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label.environment(\.menuStyles, styles))),
          content: .init(content: AnyView(content.environment(\.menuStyles, styles))),
          primaryAction: primaryAction)
      )
      .environment(\.menuStyles, styles.outer)
    }
  }
}

extension Menu {
  /// Makes a menu with any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Makes a menu that does something by itself when touched, and opens when held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style is asked for, in the style around that one.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
