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
    if sameEnvironment, !isDirty, info.primitive == nil, info.isUnchanged(given ?? view, newView) { return }
    given = nil
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
    // What the properties read of the old environment is out of date.
    if let given { view = given }
    given = nil
    runUndisturbed()
    refreshItemsUpward()
  }

  /// The view as its parent gave it, where connecting its properties has changed it; comparisons go by this.
  private var given: V?

  func updateNow() {
    isDirty = false
    runUndisturbed()
    refreshItems()
  }

  override func run() {
    guard graph.admits(self) else { return removeChildren(from: 0) }
    guard let primitive = info.primitive else { return runBody() }
    withUnsafePointer(to: view) { primitive.reconcile($0, self) }
  }

  override func collectItems() -> [LayoutNode] {
    guard let primitive = info.primitive else { return childItems }
    return withUnsafePointer(to: view) { primitive.items($0, self) }
  }

  private func runBody() {
    graph.bodyCount += 1
    install()
    if graph.hasFailed { return removeChildren(from: 0) }
    reconcile(slot: 0, tracking { view.body })
  }

  private func install() {
    guard !info.properties.isEmpty else { return }
    if given == nil { given = view }
    withUnsafeMutableBytes(of: &view) { memory in
      guard let base = memory.baseAddress else { return }
      for (slot, property) in info.properties.enumerated() {
        property.install(base + property.offset, self, slot)
      }
    }
  }
}
