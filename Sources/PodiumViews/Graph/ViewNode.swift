/// A place in the view tree: it lives as long as the same type of view stands in the same place.
///
/// The node keeps what outlives a view value: state, the layout items, the environment it was last given.
@MainActor package final class ViewNode {
  package unowned let graph: ViewGraph
  /// A parent outlives its children unless they were removed; those have none.
  ///
  /// Not weak: an object that weak references point to counts its other references slowly.
  package private(set) unowned var parent: ViewNode?
  package let depth: Int
  /// The node's number in the order of making.
  let order: Int

  /// What is known about the type of the view.
  // Unsafe: it is kept as long as the program runs, and counting its references at every turn takes time.
  unowned(unsafe) let info: TypeInfo
  /// The view value; nil when the node has ended.
  @exclusivity(unchecked) var memory: ViewMemory?
  /// The view as its parent gave it, where connecting its properties has changed it; comparisons go by this.
  @exclusivity(unchecked) var given: ViewMemory?
  /// The environment as the parent gave it.
  @exclusivity(unchecked) var givenEnvironment: EnvironmentValues
  /// The given environment with what the view's place and the modifiers around it add.
  @exclusivity(unchecked) package internal(set) var environment: EnvironmentValues
  private var derived: (base: EnvironmentValues, result: EnvironmentValues)?
  /// The environment as the modifiers around the view last changed it.
  var changedEnvironment: (base: EnvironmentValues, result: EnvironmentValues)?
  /// For each modifier around the view that has wrappers, its environment, where that is not the view's own.
  var wrapperEnvironments: [EnvironmentValues] = []
  /// For each modifier around the view that has wrappers, these.
  var outerWrappers: [LayoutNodes] = []

  @exclusivity(unchecked) package internal(set) var children: NodeList<ViewNode> = []
  @exclusivity(unchecked) package private(set) var items: LayoutNodes = []
  /// The changes inside the items when they were last collected.
  @exclusivity(unchecked) private var partsRevision = 0

  /// The layout node that a leaf or container keeps between updates.
  @exclusivity(unchecked) package var attachment: LayoutNode?
  /// The layout nodes that a modifier keeps around its content's items.
  @exclusivity(unchecked) package var wrappers: LayoutNodes = []

  /// Tells children apart in the same slot: a branch, or an element's id.
  let identity: AnyHashable?
  /// Whether the identity is what the view's author called the view.
  var isNamed = false
  /// Whether people can see the place: no pushed screen, other tab or end of a scroll view hides it.
  private(set) var isInSight: Bool
  /// Whether what is below can be seen, where the node itself can.
  private var showsContent = true
  @exclusivity(unchecked) var isDirty = true
  private(set) var isRemoved = false
  private var hasUpdated = false
  /// Whether the children are being updated: until that is done, what they add to the container is not known.
  @exclusivity(unchecked) private var isRunning = false

  /// What few nodes have.
  @exclusivity(unchecked) private(set) var extrasIfAny: ViewNodeExtras?
  var extras: ViewNodeExtras {
    if let extrasIfAny { return extrasIfAny }
    let fresh = ViewNodeExtras()
    extrasIfAny = fresh
    return fresh
  }

  init(
    _ memory: consuming ViewMemory, _ info: TypeInfo, graph: ViewGraph, parent: ViewNode?, identity: AnyHashable?,
    environment: EnvironmentValues
  ) {
    (self.info, self.graph, self.parent, self.identity) = (info, graph, parent, identity)
    self.memory = consume memory
    (givenEnvironment, self.environment) = (environment, environment)
    isInSight = parent.map { $0.isInSight && $0.showsContent } ?? true
    depth = (parent?.depth ?? -1) + 1
    order = graph.nextOrder()
    if info.hasEnvironmentChanges { settleEnvironment() }
  }

  /// The name of the view type, for messages.
  var viewName: String { info.name }

  /// Whether the children's identities are ids of data.
  var hasKeyedChildren: Bool { info.hasKeyedChildren }

  // MARK: Running

  /// Runs, and keeps others from asking for the items meanwhile.
  func runUndisturbed() {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    run()
  }

  func updateNow() {
    isDirty = false
    runUndisturbed()
    refreshItems()
  }

  /// Runs the view again after something changed that observation does not see.
  package func runAgain() {
    graph.remember(self)
    graph.invalidations.insert(ObjectIdentifier(self))
  }

  /// Whether this is the node's first update; true once.
  func takeFirstUpdate() -> Bool {
    defer { hasUpdated = true }
    return !hasUpdated
  }

  /// What the view's author called the view, by `id(_:)` or as an element of a `ForEach`; for scrolling to it.
  package var explicitID: AnyHashable? { isNamed ? identity : nil }

  // MARK: Items

  /// The items of all children, in order.
  package var childItems: LayoutNodes {
    if children.count == 1 { return children[0].items }
    var all = LayoutNodes()
    for child in children { all.append(contentsOf: child.items) }
    return all
  }

  /// Collects the items again; says whether they changed, or what they stand for did.
  @discardableResult func refreshItems() -> Bool {
    let fresh = collectItems()
    let revision = fresh.reduce(0) { $0 &+ $1.partsRevision }
    defer { partsRevision = revision }
    guard revision != partsRevision || !fresh.isIdentical(to: items) else { return false }
    items = fresh
    return true
  }

  /// Collects the items of this node and, where they changed, of those around it.
  func refreshItemsUpward() {
    var current: ViewNode? = self
    // A node that is running collects its items when it is done.
    while let climbing = current, !climbing.isRunning, climbing.refreshItems() { current = climbing.parent }
  }

  /// Brings the wrappers up to date with secondary views that changed without the content.
  func refreshWrappers() {
    _ = collectItems()
    refreshItemsUpward()
  }

  // MARK: Environment

  /// The environment of the content, kept the same object while the change to it stays equal.
  package func derivedEnvironment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    Self.derive(environment, &derived, change)
  }

  static func derive(
    _ base: EnvironmentValues, _ known: inout (base: EnvironmentValues, result: EnvironmentValues)?,
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    var result = base
    change(&result)
    if let known, known.base.isIdentical(to: base), result.isEquivalent(to: known.result, over: base) {
      return known.result
    }
    known = (base, result)
    return result
  }

  // MARK: Sight

  /// Hides or shows what is below; it stays alive, and hears of it.
  func setContentInSight(_ isShown: Bool) {
    guard showsContent != isShown else { return }
    showsContent = isShown
    passSightOn()
  }

  private func passSightOn() {
    let isShown = isInSight && showsContent
    for node in children + (source.map { [$0] } ?? []) where node.isInSight != isShown {
      node.isInSight = isShown
      node.onSightChange?(isShown)
      node.passSightOn()
    }
  }

  // MARK: The end

  /// Ends the node and everything below it.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    graph.forget(self)
    extrasIfAny?.end()
    for child in children { child.remove() }
    parent = nil
    // A part lies in the value of a node that may end before this one is let go.
    if memory?.isPart == true { memory = nil }
  }
}
