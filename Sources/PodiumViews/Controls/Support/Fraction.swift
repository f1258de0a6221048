/// Where `value` stands in a range, kept within 0…1; 0 where that cannot be said.
func fraction<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
  let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
  let value = Double(value)
  guard !value.isNaN else { return 0 }
  guard value > low else { return 0 }
  guard value < high else { return 1 }
  let fraction = (value - low) / (high - low)
  return fraction.isFinite ? min(max(fraction, 0), 1) : 0
}
