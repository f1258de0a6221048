extension View {
  private func crown<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, range: ClosedRange<V>? = nil, stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    modifier(
      _DigitalCrownModifier(
        crown: CrownBinding(
          value: { Double(binding.wrappedValue) }, setValue: { binding.wrappedValue = V($0) },
          range: range.map { Double($0.lowerBound)...Double($0.upperBound) }, stride: stride.map { Double($0) },
          sensitivity: sensitivity, isContinuous: isContinuous, onChange: onChange, onIdle: onIdle)))
  }

  /// Turns a value with the Digital Crown, without limits.
  public consuming func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
  where V.Stride: BinaryFloatingPoint {
    crown(binding)
  }

  /// Turns a value with the Digital Crown, without limits, and hears of each change.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(binding, onChange: onChange, onIdle: onIdle)
  }

  /// Turns a value with the Digital Crown between two ends; the value settles on multiples of `stride`.
  public consuming func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      binding, range: min(minValue, maxValue)...max(minValue, maxValue), stride: stride, sensitivity: sensitivity,
      isContinuous: isContinuous)
  }

  /// Turns a value with the Digital Crown between two ends and hears of each change.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      binding, range: min(minValue, maxValue)...max(minValue, maxValue), sensitivity: sensitivity,
      isContinuous: isContinuous, onChange: onChange, onIdle: onIdle)
  }

  /// Turns a floating-point value in steps with the Digital Crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      binding, range: min(minValue, maxValue)...max(minValue, maxValue), stride: stride, sensitivity: sensitivity,
      isContinuous: isContinuous, onChange: onChange, onIdle: onIdle)
  }

  /// Turns a whole number in steps with the Digital Crown.
  public func digitalCrownRotation<V: BinaryInteger>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride = 1,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      _DigitalCrownModifier(
        crown: CrownBinding(
          value: { Double(binding.wrappedValue) },
          setValue: { binding.wrappedValue = V($0.rounded()) },
          range: Double(min(minValue, maxValue))...Double(max(minValue, maxValue)),
          stride: Double((0 as V).advanced(by: stride)),
          sensitivity: sensitivity, isContinuous: isContinuous, onChange: onChange, onIdle: onIdle)))
  }
}
