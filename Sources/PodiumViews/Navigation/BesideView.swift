/// A view with others beside it that are shown elsewhere: in a bar, under a field.
///
/// They keep the state and the environment of where they are written; only their layout items go up.
struct BesideView<Content: View, Beside: View>: View, PrimitiveView {
  let content: Content
  let beside: Beside
  var prepare: (inout EnvironmentValues) -> Void = { _ in }
  let contribute: (inout ScreenValue, LayoutNodes) -> Void

  func reconcile(_ node: ViewNode) {
    node.reconcile(slot: 0, content)
    let environment = node.derivedEnvironment {
      $0.stackOrientation = .horizontal
      $0.isInList = false
      $0.isInListRow = false
      prepare(&$0)
    }
    node.reconcile(slot: 1, beside, environment: environment)
    node.setPreferenceWriter(
      PreferenceWriter(key: ScreenKey.self) { [weak node, contribute] value in
        guard let node, node.children.count > 1 else { return }
        var screen = value as? ScreenValue ?? ScreenValue()
        contribute(&screen, node.children[1].items.parts)
        value = screen
      })
  }

  func items(_ node: ViewNode) -> LayoutNodes { node.children.first?.items ?? [] }
}

/// Shows layout items that come from elsewhere in the tree.
struct ItemsView: View, PrimitiveView {
  let nodes: LayoutNodes

  func items(_ node: ViewNode) -> LayoutNodes { nodes }
}

/// Keeps all of its content alive and shows the last view of it.
struct LastItem<Content: View>: View, PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func reconcile(_ node: ViewNode) { node.reconcile(slot: 0, content) }

  func items(_ node: ViewNode) -> LayoutNodes { LayoutNodes(node.childItems.suffix(1)) }
}
