/// The look of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view of one group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, for a style.
public struct GroupBoxStyleConfiguration {
  /// The title of a group box.
  public struct Label: View, StylePart { package let content: AnyView }
  /// What is in a group box.
  public struct Content: View, StylePart { package let content: AnyView }

  /// The title of the group box.
  public let label: Label
  /// What is in the group box.
  public let content: Content
}

extension GroupBoxStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GroupBoxStyle> { .init() }
  }
  private struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }

  /// In how many boxes the view stands.
  var groupBoxDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of group boxes inside the view.
  public consuming func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyles) { $0 = $0.adding(style) }
  }
}

/// The standard look: a headline over the content, on a rounded ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Box(configuration: configuration) }

  private struct Box: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth
    @Environment(\.backgroundStyle) private var background

    var body: some View {
      // Corners and distances are ours, by eye; Apple publishes none.
      VStack(alignment: .leading, spacing: 8) {
        configuration.label.font(.headline)
        configuration.content
      }
      .environment(\.groupBoxDepth, depth + 1)
      .padding(16)
      .background(ground, in: RoundedRectangle(cornerRadius: 8))
    }

    /// A box in a box stands out from it.
    private var ground: AnyShapeStyle {
      if let background { return background }
      return AnyShapeStyle(
        Color(.semantic(depth.isMultiple(of: 2) ? .secondaryBackground : .tertiaryBackground)))
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The standard look: a headline over the content, on a rounded ground.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
