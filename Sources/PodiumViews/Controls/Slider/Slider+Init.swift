extension Slider {
  /// Makes a slider with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, in: bounds, step: nil), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider in steps with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, in: bounds, step: step), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label, which is only said aloud.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, in: bounds, step: nil), label: label(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider in steps with a label, which is only said aloud.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, in: bounds, step: step), label: label(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, in: bounds, step: nil), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      scale: SliderScale(value, in: bounds, step: step), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}
