/// What a view is called: aloud, and in tests.
package final class AccessibilityNode: WrapperNode {
  package var identifier: String?
  package var label: String?
  var value: String?
  var isHidden = false

  override package func draw(_ context: inout DrawingContext) {
    guard label != nil || value != nil || isHidden else { return super.draw(&context) }
    let inner = context.takingAccessibilityText { super.draw(&$0) }
    if isHidden { return }
    if let label { context.addAccessibilityText(label) } else { inner.forEach { context.addAccessibilityText($0) } }
    if let value { context.addAccessibilityText(value) }
  }

  override package var dumpDetail: String { identifier.map { "#\($0)" } ?? "" }
}

/// Names a view.
public struct _AccessibilityModifier: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  var identifier: String?
  var label: Text?
  var value: Text?
  var isHidden = false

  package func makeWrapper() -> AccessibilityNode { AccessibilityNode() }

  package func update(_ wrapper: AccessibilityNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.identifier = identifier
    wrapper.label = label?.resolveString(in: node.environment)
    wrapper.value = value?.resolveString(in: node.environment)
    wrapper.isHidden = isHidden
    return false
  }
}

extension View {
  /// Names the view for tests.
  public consuming func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityModifier(identifier: identifier))
  }

  /// Sets what the view says aloud.
  public consuming func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityModifier(label: label))
  }

  /// Sets what the view says aloud.
  public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what the view says aloud.
  @_disfavoredOverload public consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that the view says after its label.
  public consuming func accessibilityValue(_ value: Text) -> some View {
    modifier(_AccessibilityModifier(value: value))
  }

  /// Sets the value that the view says after its label.
  public consuming func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that the view says after its label.
  @_disfavoredOverload public consuming func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Keeps the view from being said aloud.
  public consuming func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_AccessibilityModifier(isHidden: hidden))
  }
}
