import Observation

/// A place in the tree that holds a view of type `V`.
final class TypedViewNode<V: View>: ViewNode {
  private(set) var view: V
  private let info: TypeInfo

  init(
    _ view: V, graph: ViewGraph, parent: ViewNode?, identity: AnyHashable?, environment: EnvironmentValues
  ) {
    self.view = view
    info = TypeInfo.of(V.self)
    super.init(graph: graph, parent: parent, identity: identity, environment: environment)
  }

  override var viewName: String { String(describing: V.self) }

  override var hasKeyedChildren: Bool { view is any KeyedContainer }

  /// Takes a new value from above and runs where it or the environment differs from what the node had.
  func update(_ newView: V, _ newEnvironment: EnvironmentValues) {
    let sameEnvironment = givenEnvironment.isIdentical(to: newEnvironment)
    // Only views with bodies are compared: comparing containers level by level would cost more than running them.
    if sameEnvironment, !isDirty, !(newView is any PrimitiveView), info.isUnchanged(given, newView) { return }
    given = newView
    view = newView
    givenEnvironment = newEnvironment
    if !sameEnvironment { settleEnvironment() }
    updateNow()
  }

  /// The environment as the parent gave it; ``environment`` is that with what the view's place adds.
  private lazy var givenEnvironment = environment

  private func settleEnvironment() {
    environment = overlay.map { givenEnvironment.adding($0.place, over: $0.base) } ?? givenEnvironment
  }

  override func rerunInOverlay() {
    _ = givenEnvironment
    settleEnvironment()
    run()
    refreshItemsUpward()
  }

  /// The view as its parent gave it, before properties were connected; comparisons go by this.
  private lazy var given: V = view

  func updateNow() {
    isDirty = false
    run()
    refreshItems()
  }

  override func run() {
    guard graph.admits(self) else { return removeChildren(from: 0) }
    if let primitive = view as? any PrimitiveView {
      primitive.reconcile(self)
    } else {
      runBody()
    }
  }

  override func collectItems() -> [LayoutNode] {
    if let primitive = view as? any PrimitiveView { return primitive.items(self) }
    return childItems
  }

  private func runBody() {
    graph.bodyCount += 1
    _ = given
    install()
    if graph.hasFailed { return removeChildren(from: 0) }
    reconcile(slot: 0, tracking { view.body })
  }

  private func install() {
    guard !info.properties.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { memory in
      guard let base = memory.baseAddress else { return }
      for (slot, property) in info.properties.enumerated() {
        property.install(base + property.offset, self, slot)
      }
    }
  }
}
