/// A number that grows and shrinks with the reader's choice of text size.
///
/// The value is for the large size; others scale it as they scale the body text, or the text style named.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// Makes the number.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Makes a number that scales as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, scaled, style) = (wrappedValue, wrappedValue, textStyle)
  }

  /// The scaled value.
  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    scaled = Value(Double(base) * Double(node.environment.growth(of: style)))
  }
}
