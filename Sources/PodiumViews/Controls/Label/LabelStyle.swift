/// The look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The view of one label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View, StylePart { package let content: AnyView }
  /// The icon of a label.
  public struct Icon: View, StylePart { package let content: AnyView }

  /// What the label says.
  public let title: Title
  /// The picture beside the title.
  public let icon: Icon

  @MainActor init(title: AnyView, icon: AnyView) {
    (self.title, self.icon) = (Title(content: title), Icon(content: icon))
  }
}

extension LabelStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabelStyle> { .init() }
  }
  private struct IconSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  var labelStyles: StyleStack<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  /// The distance between the icon and the title of labels, points; nil for the standard one.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[IconSpacingKey.self] }
    set { self[IconSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels inside the view.
  public consuming func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyles) { $0 = $0.adding(style) }
  }

  /// Sets the distance between the icon and the title of labels, points.
  public consuming func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
}
