/// The standard look of buttons: the tint, no border.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// Shows the label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration: configuration, look: .borderless)
  }
}

/// Shows the label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration: configuration, look: .plain)
  }
}

/// Shows the label in the tint on a pale ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration: configuration, look: .bordered)
  }
}

/// Shows the label in white on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration: configuration, look: .prominent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The standard look of buttons: the tint, no border.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Shows the label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Shows the label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Shows the label in the tint on a pale ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Shows the label in white on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
