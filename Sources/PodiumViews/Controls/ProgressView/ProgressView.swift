/// Shows how far a task has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  enum Progress {
    case indeterminate
    case fraction(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  let progress: Progress
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyles) private var styles
  @Environment(\.now) private var now

  init(_ progress: Progress, label: Label, currentValueLabel: CurrentValueLabel) {
    (self.progress, self.label, self.currentValueLabel) = (progress, label, currentValueLabel)
  }

  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: erasedUnlessEmpty(label).map { .init(content: restored($0)) },
      currentValueLabel: erasedUnlessEmpty(currentValueLabel).map { .init(content: restored($0)) })
    let style = styles.current ?? DefaultProgressViewStyle()
    if styles.isEmpty {
      style.erasedBody(configuration)
    } else {
      style.erasedBody(configuration).environment(\.progressViewStyles, styles.outer)
    }
  }

  private func restored(_ part: AnyView) -> AnyView {
    styles.isEmpty ? part : AnyView(part.environment(\.progressViewStyles, styles))
  }

  /// 0…1, or nil where the end is not known.
  private var fraction: Double? {
    switch progress {
    case .indeterminate: return nil
    case .fraction(let fraction): return fraction
    case .timer(let interval, let countsDown):
      let gone = PodiumViews.fraction(
        of: now.timeIntervalSinceReferenceDate,
        in: interval.lowerBound
          .timeIntervalSinceReferenceDate...interval.upperBound.timeIntervalSinceReferenceDate)
      return countsDown ? 1 - gone : gone
    }
  }

  /// The part of a total; out of range it is the nearest end, and nothing where the total is not positive.
  static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Progress {
    guard let value else { return .indeterminate }
    return .fraction(total > 0 ? PodiumViews.fraction(of: value, in: 0...total) : 0)
  }
}
