/// Controls that belong together, shown as one.
public struct ControlGroup<Content: View>: View {
  let label: AnyView?
  let content: Content
  @Environment(\.controlGroupStyles) private var styles

  init(label: AnyView?, content: Content) { (self.label, self.content) = (label, content) }

  public var body: some View {
    let style = styles.current ?? AutomaticControlGroupStyle()
    let label = label ?? AnyView(EmptyView())
    if styles.isEmpty {
      style.erasedBody(
        ControlGroupStyleConfiguration(
          content: .init(content: AnyView(content)), label: .init(content: label)))
    } else {
      style.erasedBody(
        ControlGroupStyleConfiguration(
          content: .init(content: AnyView(content.environment(\.controlGroupStyles, styles))),
          label: .init(content: AnyView(label.environment(\.controlGroupStyles, styles))))
      )
      .environment(\.controlGroupStyles, styles.outer)
    }
  }
}

extension ControlGroup {
  /// Makes a group without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(label: nil, content: content()) }

  /// Makes a group with any view as its label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(label: AnyView(label), content: LabeledControlGroupContent(content: content(), label: label))
  }

  /// Makes a group with a label looked up by key.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a label as it is.
  @_disfavoredOverload public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes the group that a style is asked for, in the style around that one.
  public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    self.init(label: AnyView(configuration.label), content: configuration.content)
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}
