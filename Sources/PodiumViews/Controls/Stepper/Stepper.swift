/// Two buttons that make a value larger and smaller.
public struct Stepper<Label: View>: View {
  let steps: StepperSteps
  let label: Label
  let onEditingChanged: (Bool) -> Void
  @Environment(\.locale) private var locale

  init(steps: StepperSteps, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
    (self.steps, self.label, self.onEditingChanged) = (steps, label, onEditingChanged)
  }

  public var body: some View {
    // Read here and not by whoever made the stepper, so that it follows its value by itself.
    let increment = steps.increment().map(edited)
    let decrement = steps.decrement().map(edited)
    let row = LabeledControl(label: label) { StepperButtons(increment: increment, decrement: decrement) }
    Group {
      if let value = steps.spokenValue {
        row.accessibilityValue(value(locale))
      } else {
        row
      }
    }
    .modifier(ValueControlModifier(input: .steps, increment: increment, decrement: decrement))
  }

  private func edited(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    { [onEditingChanged] in
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}

/// What the buttons of a stepper do; nil where the value cannot go on.
struct StepperSteps {
  let increment: () -> (() -> Void)?
  let decrement: () -> (() -> Void)?
  var spokenValue: ((Locale) -> String)?

  init(increment: (() -> Void)?, decrement: (() -> Void)?) {
    (self.increment, self.decrement) = ({ increment }, { decrement })
  }

  /// Steps of a value, stopped at the ends of the range.
  init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride) {
    func move(by stride: V.Stride) -> (() -> Void)? {
      let current = value.wrappedValue
      let next = Self.advanced(current, by: stride)
      guard let bounds else { return { value.wrappedValue = next } }
      let kept = min(max(next, bounds.lowerBound), bounds.upperBound)
      return kept == current ? nil : { value.wrappedValue = kept }
    }
    increment = { move(by: step) }
    decrement = { move(by: 0 - step) }
  }

  /// A step further; whole numbers stop at the ends of their type, so that a stepper at one can be drawn.
  private static func advanced<V: Strideable>(_ value: V, by stride: V.Stride) -> V {
    guard let whole = value as? any FixedWidthInteger, let distance = stride as? Int,
      let next = stopping(whole, distance) as? V
    else { return value.advanced(by: stride) }
    return next
  }

  private static func stopping<I: FixedWidthInteger>(_ value: I, _ distance: Int) -> I {
    if let small = Int(exactly: value) {
      let (sum, isOver) = small.addingReportingOverflow(distance)
      if !isOver { return I(clamping: sum) }
    }
    let length = I(clamping: distance.magnitude)
    let (sum, isOver) =
      distance < 0 ? value.subtractingReportingOverflow(length) : value.addingReportingOverflow(length)
    return isOver ? (distance < 0 ? .min : .max) : sum
  }

  func speaking(_ value: @escaping (Locale) -> String) -> StepperSteps {
    var steps = self
    steps.spokenValue = value
    return steps
  }
}
