/// The standard look of menus: a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// Shows the menu as a button in the button style around.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// Shows the menu as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The standard look of menus: a button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// Shows the menu as a button in the button style around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Shows the menu as a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The button of a closed menu, with its actions at hand.
private struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    Button {
      configuration.primaryAction?()
    } label: {
      configuration.label
    }
    .closedContent { configuration.content }
  }
}
