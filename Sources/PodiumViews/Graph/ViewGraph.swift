import Synchronization

/// The tree of one picture or host: it runs bodies, hears of changes and brings the layout items up to date.
@MainActor package final class ViewGraph {
  /// Bodies run since the last reset.
  package var bodyCount = 0
  /// What went wrong while bodies ran, in order.
  package private(set) var problems: [ViewProblem] = []

  /// How deep views may nest before the picture fails; a body that contains its own view would never end.
  ///
  /// Ours: just inside the limit a debug build was measured to need under 4 of the main thread's 8 MiB of stack.
  package static let maximumDepth = 1_500
  /// How often one update may run bodies that change what they read before it counts as a loop. Ours.
  package static let maximumPasses = 100

  let invalidations = InvalidationQueue()
  /// Where settings are kept that nobody gave a store.
  let memory = MemoryStores()
  /// Which view has the focus.
  package let focusScene = FocusScene()
  /// What is known about the change that bodies run for now.
  private(set) var transaction = Transaction()
  /// The number of the pass in which bodies run now.
  private(set) var pass = 0
  private var nodes: [ObjectIdentifier: Unowned] = [:]
  private var root: ViewNode?

  private struct Unowned { unowned let node: ViewNode }

  /// Makes a graph without a view.
  package init() {}

  /// Whether the picture cannot be drawn.
  package var hasFailed: Bool { problems.contains { $0.isFatal } }

  /// The layout items of the whole tree.
  package var items: LayoutNodes { root?.items ?? [] }

  /// Shows `view`; state is kept where the same type stood in the same place.
  package func setRoot<V: View>(_ view: V, environment: EnvironmentValues) {
    problems = []
    if let node = root, node.holds(V.self) {
      node.update(view, environment)
    } else {
      root?.remove()
      let node = ViewNode(view, graph: self, parent: nil, identity: nil, environment: environment)
      root = node
      node.updateNow()
    }
    update()
  }

  /// Runs the bodies that read something that changed since, until nothing changes any more.
  ///
  /// Says whether any body ran.
  @discardableResult package func update() -> Bool {
    var passes = 0
    while true {
      let taken = invalidations.take()
      transaction = taken.scope?.transaction ?? Transaction()
      pass += 1
      let changed = taken.ids.compactMap { nodes[$0]?.node }.filter { !$0.isRemoved }
      guard !changed.isEmpty else { return passes > 0 }
      passes += 1
      lastChanged = changed[0].viewName
      guard passes <= Self.maximumPasses else {
        report(.endlessUpdates(view: changed[0].viewName))
        return true
      }
      for node in changed { node.isDirty = true }
      // Parents first: they may update or remove a changed child on the way.
      for node in changed.sorted(by: { $0.depth < $1.depth }) where node.isDirty && !node.isRemoved {
        rerun(node)
      }
    }
  }

  private func rerun(_ node: ViewNode) {
    node.isDirty = false
    node.runUndisturbed()
    node.refreshItemsUpward()
  }

  /// The name of a view that ran again last, for messages.
  private(set) var lastChanged: String?

  /// Whether something changed that a body read.
  var hasInvalidations: Bool { !invalidations.isEmpty }

  // MARK: After layout

  /// Whether any view ever handed a preference up; without one, looking for them is no work.
  var hasPreferenceWriters = false
  /// Whether anything was ever presented over the window; without it, looking for that is no work.
  var hasPresentations = false
  /// The nodes with a background for the container around, by their views.
  private(set) var containerBackgrounds: [ObjectIdentifier: ContainerBackgroundNode] = [:]
  private var preferenceReaders: [ObjectIdentifier: Unowned] = [:]
  private var actions: [() -> Void] = []
  private var lifecycleActions: [() -> Void] = []
  private var farewells: [() -> Void] = []

  func addPreferenceReader(_ node: ViewNode) {
    preferenceReaders[ObjectIdentifier(node)] = Unowned(node: node)
  }

  func noteContainerBackground(_ background: ContainerBackgroundNode, of node: ViewNode) {
    containerBackgrounds[ObjectIdentifier(node)] = background
  }

  /// Lets every reader of preferences look, innermost first; says whether there is any.
  func runPreferenceReaders() -> Bool {
    var readers = preferenceReaders.values.map(\.node).filter { !$0.isRemoved }
    readers.sort { a, b in (a.depth, a.order) > (b.depth, b.order) }
    for node in readers { node.readPreferences?(node) }
    return !readers.isEmpty
  }

  /// Runs an action when everything is placed: then it may change state.
  package func afterLayout(_ action: @escaping () -> Void) { actions.append(action) }

  /// Runs an action when everything is placed, in a host where views live; a picture drawn once drops it.
  package func inLifecycle(_ action: @escaping () -> Void) { lifecycleActions.append(action) }

  /// The same for a view that leaves the sight: it hears of it after those that come instead.
  func inLifecycleLast(_ action: @escaping () -> Void) { farewells.append(action) }

  /// Runs what was put off; says whether there was any.
  func runActions(withLifecycle: Bool) -> Bool {
    let due = actions + (withLifecycle ? lifecycleActions + farewells : [])
    (actions, lifecycleActions, farewells) = ([], [], [])
    for action in due { action() }
    return !due.isEmpty
  }

  /// Guards the stack, also against containers and modifiers without end; false where views nest too deep.
  func admits(_ node: ViewNode) -> Bool {
    guard node.depth >= Self.maximumDepth else { return true }
    report(.tooDeep(view: node.viewName, limit: Self.maximumDepth))
    return false
  }

  /// Makes a node known to observation.
  func remember(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = Unowned(node: node) }

  func forget(_ node: ViewNode) {
    nodes[ObjectIdentifier(node)] = nil
    preferenceReaders[ObjectIdentifier(node)] = nil
    if !containerBackgrounds.isEmpty { containerBackgrounds[ObjectIdentifier(node)] = nil }
    if !notes.isEmpty { note(nil, by: node) }
    if !placedProblems.isEmpty { placedProblems.removeAll { $0.node === node } }
  }

  /// Numbers nodes as they are made: of two equally deep ones the earlier comes first.
  func nextOrder() -> Int {
    order += 1
    return order
  }

  private var order = 0

  /// What views have to say of themselves as they are now, which the author should know.
  package private(set) var notes: [(node: ObjectIdentifier, text: String)] = []

  /// Sets what a view has to say, or nothing; it goes with the view.
  func note(_ text: String?, by node: ViewNode) {
    let id = ObjectIdentifier(node)
    let place = notes.firstIndex { $0.node == id }
    switch (place, text) {
    case (let place?, let text?): notes[place].text = text
    case (let place?, nil): notes.remove(at: place)
    case (nil, let text?): notes.append((id, text))
    case (nil, nil): break
    }
  }

  /// What is wrong with views as they are now.
  var placedProblems: [PlacedProblem] = []

  /// Notes a problem once.
  package func report(_ problem: ViewProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// The nodes to run again; observation tells of changes from any thread.
final class InvalidationQueue: Sendable {
  /// Changed nodes, and the transaction of the last change that came with one.
  struct Pending {
    var ids: [ObjectIdentifier] = []
    var scope: TransactionScope?
  }

  private let pending = Mutex(Pending())

  func insert(_ id: ObjectIdentifier) {
    let scope = TransactionScope.current
    pending.withLock { pending in
      pending.ids.append(id)
      if let scope { pending.scope = scope }
    }
  }

  var isEmpty: Bool { pending.withLock { $0.ids.isEmpty } }

  func take() -> Pending {
    pending.withLock { pending in
      defer { pending = Pending() }
      return pending
    }
  }
}
