/// A view that can have the focus; in a host the first one has it until told otherwise.
package final class FocusNode: WrapperNode {
  package var isFocusable = true
}

/// Makes a view focusable.
public struct _FocusableModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let isFocusable: Bool

  package func makeWrapper() -> FocusNode { FocusNode() }

  package func update(_ wrapper: FocusNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.isFocusable = isFocusable && node.environment.isEnabled
    return false
  }
}

extension View {
  /// Lets the view have the focus, which the Digital Crown needs.
  public consuming func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}
