/// The look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The view of one gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, for a style.
public struct GaugeStyleConfiguration {
  /// What the gauge measures.
  public struct Label: View, StylePart { package let content: AnyView }
  /// The value in words or digits.
  public struct CurrentValueLabel: View, StylePart { package let content: AnyView }
  /// The low end of the range.
  public struct MinimumValueLabel: View, StylePart { package let content: AnyView }
  /// The high end of the range.
  public struct MaximumValueLabel: View, StylePart { package let content: AnyView }
  /// Places in the range.
  public struct MarkedValueLabels: View, StylePart { package let content: AnyView }

  /// Where the value stands in the range, 0…1.
  public var value: Double
  /// What the gauge measures.
  public var label: Label
  /// The value in words or digits, where there are any.
  public var currentValueLabel: CurrentValueLabel?
  /// The low end of the range, where it is named.
  public var minimumValueLabel: MinimumValueLabel?
  /// The high end of the range, where it is named.
  public var maximumValueLabel: MaximumValueLabel?
  /// Places in the range, where some are named.
  public var markedValueLabels: MarkedValueLabels?
}

extension GaugeStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GaugeStyle> { .init() }
  }

  var gaugeStyles: StyleStack<any GaugeStyle> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges inside the view.
  public consuming func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyles) { $0 = $0.adding(style) }
  }
}
