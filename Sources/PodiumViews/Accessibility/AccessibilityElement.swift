/// What becomes of the words of the views inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }

  let kind: Kind
  /// They are not said.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are said one by one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are said as one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Makes one element of a view, with or without the words inside.
package final class AccessibilityElementNode: WrapperNode {
  var behavior = AccessibilityChildBehavior.ignore

  override package func draw(_ context: inout DrawingContext) {
    guard behavior != .contain else { return super.draw(&context) }
    let inner = context.takingAccessibilityText { super.draw(&$0) }
    if behavior == .combine { context.addAccessibilityText(inner.joined(separator: ", ")) }
  }
}

/// Makes one element of a view.
public struct _AccessibilityElementModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let children: AccessibilityChildBehavior

  package func makeWrapper() -> AccessibilityElementNode { AccessibilityElementNode() }

  package func update(_ wrapper: AccessibilityElementNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.behavior = children
    return false
  }
}

extension View {
  /// Makes one element of the view for accessibility.
  public consuming func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(_AccessibilityElementModifier(children: children))
  }

  /// Replaces what the view says by what the views that a closure makes say.
  public consuming func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    speaking(children)
  }

  /// Replaces what the view says by what another view says.
  public consuming func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    speaking(representation)
  }
}
