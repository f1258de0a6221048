extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes an indeterminate progress view.
  public init() where Label == EmptyView {
    self.init(.indeterminate, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes an indeterminate progress view with a label looked up by key.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.indeterminate, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes an indeterminate progress view with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.indeterminate, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a progress view for `value` of `total`; indeterminate where the value is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.part(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a progress view for `value` of `total` with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(Self.part(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a progress view for `value` of `total` with a label looked up by key.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(Self.part(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a progress view for `value` of `total` with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.part(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Makes a progress view for `value` of `total` with a label and a text for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.part(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Makes a progress view for the environment's `now` in a time span.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Makes the progress view that a style is asked for, in the style around that one.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
      label: configuration.label ?? .init(content: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a progress view for the environment's `now` in a time span, with the time left as its value.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Makes a progress view for the environment's `now` in a time span, with the time left as its value.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time left of a span, or gone of it.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @Environment(\.now) private var now

  public var body: some View {
    // Outside of the span the clock stands still at its end.
    let moment = min(max(now, interval.lowerBound), interval.upperBound)
    let distance =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
    Text(.made(ClockSource(seconds: distance))).monospacedDigit()
  }
}

/// A length of time as a clock.
private struct ClockSource: TextSource {
  /// Seconds.
  let seconds: TimeInterval

  func string(in environment: EnvironmentValues) -> String { environment.clock(seconds) }
}

extension EnvironmentValues {
  /// A length of time, seconds, as a clock such as 4:05 or 1:02:03.
  fileprivate func clock(_ seconds: TimeInterval) -> String {
    // 1e11 seconds are about 3,000 years: more would overflow the units.
    guard seconds.isFinite else { return "" }
    let duration = Duration.seconds(Int(min(max(seconds, 0), 1e11).rounded(.up)))
    let pattern: Duration.TimeFormatStyle.Pattern =
      duration >= .seconds(3_600) ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern).locale(locale).format(duration)
  }
}
