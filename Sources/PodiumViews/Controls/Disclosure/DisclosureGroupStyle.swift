/// The look of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The view of one disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  /// What is always shown.
  public struct Label: View, StylePart { package let content: AnyView }
  /// What can be hidden.
  public struct Content: View, StylePart { package let content: AnyView }

  /// What is always shown.
  public let label: Label
  /// What can be hidden.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct DisclosureStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any DisclosureGroupStyle> { .init() }
  }

  var disclosureStyles: StyleStack<any DisclosureGroupStyle> {
    get { self[DisclosureStyleKey.self] }
    set { self[DisclosureStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of disclosure groups inside the view.
  public consuming func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureStyles) { $0 = $0.adding(style) }
  }
}

/// The standard look: a chevron at the trailing end turns down when the content is shown.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The standard look: a chevron at the trailing end turns down when the content is shown.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label's row and the content below; in a list each is a row of the list.
private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isInListRow {
      header
      if configuration.isExpanded { configuration.content }
    } else {
      VStack {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    HStack {
      configuration.label.foregroundStyle(isInListRow ? AnyShapeStyle(.primary) : accent)
      Spacer()
      Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(accent)
        .accessibilityHidden(true)
    }
    .modifier(_ActionModifier(kind: .button) { configuration.isExpanded.toggle() })
    .accessibilityValue(configuration.isExpanded ? "expanded" : "collapsed")
  }

  private var accent: AnyShapeStyle { isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary) }
}
