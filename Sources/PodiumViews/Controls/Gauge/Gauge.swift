/// Shows a value inside a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  /// 0…1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  let markedValueLabels: MarkedValueLabels
  @Environment(\.gaugeStyles) private var styles

  init(
    fraction: Double, label: Label, current: CurrentValueLabel, minimum: BoundsLabel, maximum: BoundsLabel,
    marked: MarkedValueLabels
  ) {
    (self.fraction, self.label, currentValueLabel) = (fraction, label, current)
    (minimumValueLabel, maximumValueLabel, markedValueLabels) = (minimum, maximum, marked)
  }

  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(content: restored(AnyView(label))),
      currentValueLabel: erasedUnlessEmpty(currentValueLabel).map { .init(content: restored($0)) },
      minimumValueLabel: erasedUnlessEmpty(minimumValueLabel).map { .init(content: restored($0)) },
      maximumValueLabel: erasedUnlessEmpty(maximumValueLabel).map { .init(content: restored($0)) },
      markedValueLabels: erasedUnlessEmpty(markedValueLabels).map { .init(content: restored($0)) })
    let style = styles.current ?? DefaultGaugeStyle()
    if styles.isEmpty {
      style.erasedBody(configuration)
    } else {
      style.erasedBody(configuration).environment(\.gaugeStyles, styles.outer)
    }
  }

  private func restored(_ part: AnyView) -> AnyView {
    styles.isEmpty ? part : AnyView(part.environment(\.gaugeStyles, styles))
  }
}

extension Gauge {
  /// Makes a gauge with labels for the value, both ends and places between; `value` is kept within `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: PodiumViews.fraction(of: value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with labels for the value and both ends; `value` is kept within `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: PodiumViews.fraction(of: value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), marked: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge with labels for the value and places on the way; `value` is kept within `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: PodiumViews.fraction(of: value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: EmptyView(), maximum: EmptyView(), marked: markedValueLabels())
  }

  /// Makes a gauge with a label for the value; `value` is kept within `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      fraction: PodiumViews.fraction(of: value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: EmptyView(), maximum: EmptyView(), marked: EmptyView())
  }

  /// Makes a gauge; `value` is kept within `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      fraction: PodiumViews.fraction(of: value, in: bounds), label: label(), current: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView(), marked: EmptyView())
  }
}
