/// A title with an icon beside it.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyles) private var styles

  /// Makes a label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public var body: some View {
    let style = styles.current ?? DefaultLabelStyle()
    if styles.isEmpty {
      style.erasedBody(LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon)))
    } else {
      // Labels inside the parts have the styles that this label has; inside the style's body, those around it.
      style.erasedBody(
        LabelStyleConfiguration(
          title: AnyView(title.environment(\.labelStyles, styles)),
          icon: AnyView(icon.environment(\.labelStyles, styles)))
      )
      .environment(\.labelStyles, styles.outer)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title looked up by key and a picture of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label with a title looked up by key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label with a title as it is and a picture of the asset catalog.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label with a title as it is and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style is asked for, in the style around that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
