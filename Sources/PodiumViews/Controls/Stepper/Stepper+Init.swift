extension Stepper {
  /// Makes a stepper that does anything; nil keeps a button from being touched.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement), label: label(),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value without limits.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(steps: StepperSteps(value, step: step), label: label(), onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value that stays within `bounds`.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(value, in: bounds, step: step), label: label(), onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value that is said aloud in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      steps: StepperSteps(value, step: step).speaking { format.locale($0).format(value.wrappedValue) },
      label: label(), onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value that stays within `bounds` and is said aloud in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      steps: StepperSteps(value, in: bounds, step: step).speaking {
        format.locale($0).format(value.wrappedValue)
      }, label: label(), onEditingChanged: onEditingChanged)
  }
}
