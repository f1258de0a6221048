/// Keeps its content alive where it cannot be seen; the content hears of coming into sight and leaving it.
struct SightScope<Content: View>: View, PrimitiveView {
  let isShown: Bool
  let content: Content

  init(isShown: Bool, @ViewBuilder content: () -> Content) {
    self.isShown = isShown
    self.content = content()
  }

  func reconcile(_ node: ViewNode) {
    node.setContentInSight(isShown)
    node.reconcile(slot: 0, content)
  }
}
