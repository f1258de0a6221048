/// A knob on a track that chooses a value between two ends.
public struct Slider<Label: View, ValueLabel: View>: View {
  let scale: SliderScale
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void

  init(
    scale: SliderScale, label: Label, minimum: ValueLabel, maximum: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    (self.scale, self.label, minimumValueLabel, maximumValueLabel) = (scale, label, minimum, maximum)
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    let value = scale.value()
    let part = fraction(of: value, in: scale.bounds)
    HStack {
      minimumValueLabel.accessibilityHidden(true)
      SliderTrack(fraction: part)
        .modifier(
          SliderTrackModifier { part in
            write(scale.value() + part * (scale.bounds.upperBound - scale.bounds.lowerBound))
          }
        )
        .accessibilityValue(spokenPercentage(part))
      maximumValueLabel.accessibilityHidden(true)
    }
    // iOS shows no label; it is only said.
    .spokenLabel(label)
    .modifier(
      ValueControlModifier(
        input: .number { write($0) },
        increment: value < scale.bounds.upperBound ? moved(by: scale.stride) : nil,
        decrement: value > scale.bounds.lowerBound ? moved(by: -scale.stride) : nil))
  }

  private func moved(by stride: Double) -> @MainActor () -> Void {
    { write(scale.value() + stride) }
  }

  private func write(_ value: Double) {
    onEditingChanged(true)
    scale.setValue(scale.settled(value))
    onEditingChanged(false)
  }
}

/// The value of a slider, its ends and its steps.
struct SliderScale {
  let value: () -> Double
  let setValue: (Double) -> Void
  let bounds: ClosedRange<Double>
  let step: Double?

  init<V: BinaryFloatingPoint>(_ binding: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?)
  where V.Stride: BinaryFloatingPoint {
    value = { Double(binding.wrappedValue) }
    setValue = { binding.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
  }

  /// One move of an assistive device: a step, or a tenth of the range.
  var stride: Double { step ?? (bounds.upperBound - bounds.lowerBound) / 10 }

  /// `value` on the nearest step from the lower end, within the range.
  func settled(_ value: Double) -> Double {
    guard !value.isNaN else { return self.value() }
    var settled = min(max(value, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      settled = bounds.lowerBound + ((settled - bounds.lowerBound) / step).rounded() * step
      // The last step may lie beyond the end.
      if settled > bounds.upperBound { settled -= step }
    }
    return settled
  }
}
