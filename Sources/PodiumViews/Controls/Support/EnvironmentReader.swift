/// Makes a view from the whole environment around it.
struct EnvironmentReader<Content: View>: View, PrimitiveView {
  let content: @MainActor (EnvironmentValues) -> Content

  init(@ViewBuilder content: @escaping @MainActor (EnvironmentValues) -> Content) { self.content = content }

  func reconcile(_ node: ViewNode) {
    let environment = node.environment
    node.reconcile(slot: 0, node.tracking { content(environment) })
  }
}
