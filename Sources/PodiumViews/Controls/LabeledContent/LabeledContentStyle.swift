/// The look of labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of labelled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view of one labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content, for a style.
public struct LabeledContentStyleConfiguration {
  /// What the content is.
  public struct Label: View, StylePart { package let content: AnyView }
  /// What is labelled.
  public struct Content: View, StylePart { package let content: AnyView }

  /// What the content is.
  public let label: Label
  /// What is labelled.
  public let content: Content
}

extension LabeledContentStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct LabeledStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> { .init() }
  }

  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledStyleKey.self] }
    set { self[LabeledStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labelled content inside the view.
  public consuming func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyles) { $0 = $0.adding(style) }
  }
}

/// The standard look: label and content at both ends of a row, the content fainter (facts 3.1).
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }

  private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
      if areLabelsHidden {
        configuration.content
      } else {
        HStack(alignment: .firstTextBaseline) {
          VStack(alignment: .leading) { configuration.label }
          Spacer().layoutPriority(-1)
          configuration.content.foregroundStyle(.secondary)
        }
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The standard look of labelled content.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
