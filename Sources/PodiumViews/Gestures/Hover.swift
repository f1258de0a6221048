/// A view that hears of a pointer over it.
package final class HoverNode: WrapperNode {
  package var isEnabled = true
  package var action: @MainActor (Bool) -> Void = { _ in }
}

/// Calls an action when a pointer comes over a view or goes.
public struct _HoverModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let action: (Bool) -> Void

  package func makeWrapper() -> HoverNode { HoverNode() }

  package func update(_ wrapper: HoverNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.action = { [action] in action($0) }
    wrapper.isEnabled = node.environment.allowsHitTesting
    return false
  }
}

extension View {
  /// Calls an action when a pointer comes over the view or goes.
  public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }

  /// Says what the view is for, where a pointer rests on it; a picture has none.
  public consuming func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what the view is for, where a pointer rests on it; a picture has none.
  public consuming func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for, where a pointer rests on it; a picture has none.
  @_disfavoredOverload public consuming func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
