/// The standard look of labels: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Shows icon and title, the icon standing on the title's first baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }

  private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
      if isInListRow {
        ListLabel(configuration: configuration, spacing: spacing)
      } else {
        // Apple publishes no distance; 8 is what other ports use (facts 3.1).
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
          configuration.icon.accessibilityHidden(true)
          configuration.title
        }
      }
    }
  }
}

/// Shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows only the icon, which still says the title aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.speaking { configuration.title }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The standard look of labels: icon and title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows icon and title, the icon standing on the title's first baseline.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Shows only the icon, which still says the title aloud.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
