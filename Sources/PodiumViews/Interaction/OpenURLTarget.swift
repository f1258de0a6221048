/// A view that opens URLs which come from outside.
package final class OpenURLTargetNode: WrapperNode {
  package var action: @MainActor (URL) -> Void = { _ in }
}

/// Lets a view open URLs which come from outside.
public struct _OpenURLTargetModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let action: (URL) -> Void

  package func makeWrapper() -> OpenURLTargetNode { OpenURLTargetNode() }

  package func update(_ wrapper: OpenURLTargetNode, _ node: ViewNode, index: Int) -> Bool {
    // A group opens a URL once, however many views it has.
    wrapper.action = { [action] url in if index == 0 { action(url) } }
    return false
  }
}

extension View {
  /// Calls an action with a URL that comes from outside, as `ViewHost.open` sends it.
  public consuming func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLTargetModifier(action: action))
  }
}
