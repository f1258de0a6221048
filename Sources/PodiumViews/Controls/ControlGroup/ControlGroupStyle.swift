/// The look of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The view of one control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group, for a style.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View, StylePart { package let content: AnyView }
  /// What the controls are for.
  public struct Label: View, StylePart { package let content: AnyView }

  /// The controls.
  public let content: Content
  /// What the controls are for.
  public let label: Label
}

extension ControlGroupStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ControlGroupStyle> { .init() }
  }

  var controlGroupStyles: StyleStack<any ControlGroupStyle> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of control groups inside the view.
  public consuming func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyles) { $0 = $0.adding(style) }
  }
}

/// The standard look: the controls in a row on one pale ground, a line between each two.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

/// The look of control groups in a navigation bar: the controls in a row.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 20) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The standard look: the controls in a row on one pale ground, a line between each two.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look of control groups in a navigation bar: the controls in a row.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

private struct ControlRow: View {
  let configuration: ControlGroupStyleConfiguration

  private struct Place: Identifiable {
    let view: Subview
    let isFirst: Bool

    nonisolated var id: Subview.ID { view.id }
  }

  var body: some View {
    HStack(spacing: 0) {
      Group(subviews: configuration.content) { subviews in
        ForEach(subviews.enumerated().map { Place(view: $1, isFirst: $0 == 0) }) { place in
          if !place.isFirst { Rectangle().fill(.separator).frame(width: 1, height: 18) }
          place.view.padding(.horizontal, 12).frame(minHeight: 32)
        }
      }
    }
    .labelStyle(.iconOnly)
    .fixedSize(horizontal: false, vertical: true)
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 8))
    .spokenLabel(configuration.label)
  }
}
