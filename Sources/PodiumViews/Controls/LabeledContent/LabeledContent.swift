/// A value with its label: the label at the leading end, the value at the trailing one.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyles) private var styles
}

extension LabeledContent: View where Label: View, Content: View {
  /// Makes a labelled view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  public var body: some View {
    let style = styles.current ?? AutomaticLabeledContentStyle()
    if styles.isEmpty {
      style.erasedBody(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    } else {
      style.erasedBody(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(label.environment(\.labeledContentStyles, styles))),
          content: .init(content: AnyView(content.environment(\.labeledContentStyles, styles))))
      )
      .environment(\.labeledContentStyles, styles.outer)
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a view with a label looked up by key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init {
      content()
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a view with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init {
      content()
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a label looked up by key.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a text with a label as it is.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Makes a formatted value with a label looked up by key.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a formatted value with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes the view that a style is asked for, in the style around that one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
