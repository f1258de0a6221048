import Observation

/// A place in the view tree: it lives as long as the same type of view stands in the same place.
///
/// The node keeps what outlives a view value: state, the layout items, the environment it was last given.
@MainActor package class ViewNode {
  package unowned let graph: ViewGraph
  /// A parent outlives its children unless they were removed; those have none.
  ///
  /// Not weak: an object that weak references point to counts its other references slowly.
  package private(set) unowned var parent: ViewNode?
  package let depth: Int
  /// The node's number in the order of making.
  let order: Int
  package internal(set) var environment: EnvironmentValues
  package internal(set) var children: [ViewNode] = []
  package private(set) var items: [LayoutNode] = []

  /// The layout node that a leaf or container keeps between updates.
  package var attachment: LayoutNode?
  /// The layout nodes that a modifier keeps around its content's items.
  package var wrappers: [LayoutNode] = []

  /// What a modifier keeps between updates that is no layout: the last value it saw, a running task.
  package var noted: Any?
  /// Called once when the node ends.
  package var onRemove: (() -> Void)?
  /// Looks at the content's preferences after an update.
  var readPreferences: (@MainActor (ViewNode) -> Void)? {
    didSet { if readPreferences != nil { graph.addPreferenceReader(self) } }
  }
  /// Content that is not shown itself, but gives its items to a view made of them.
  private(set) var source: ViewNode?
  private var seenSource: [ObjectIdentifier] = []
  private var isUpdatingSource = false
  private var sectionCopies: [ObjectIdentifier: SectionNode] = [:]
  private(set) var preferenceWriter: PreferenceWriter?
  private var hasUpdated = false

  /// What the view's author called the view, by `id(_:)` or as an element of a `ForEach`; for scrolling to it.
  package internal(set) var explicitID: AnyHashable?

  /// Tells children apart in the same slot: a branch, or an element's id.
  let identity: AnyHashable?
  /// Whether people can see the place: no pushed screen, other tab or end of a scroll view hides it.
  private(set) var isInSight: Bool
  /// Whether what is below can be seen, where the node itself can.
  private var showsContent = true
  /// Called when the place comes into sight or leaves it; not when it is made or ends.
  var onSightChange: ((Bool) -> Void)?
  var isDirty = true
  private(set) var isRemoved = false
  private var storage: [Int: AnyObject] = [:]
  private var derived: (base: EnvironmentValues, result: EnvironmentValues)?

  init(graph: ViewGraph, parent: ViewNode?, identity: AnyHashable?, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.identity = identity
    self.environment = environment
    isInSight = parent.map { $0.isInSight && $0.showsContent } ?? true
    depth = (parent?.depth ?? -1) + 1
    order = graph.nextOrder()
  }

  /// The name of the view type, for messages.
  var viewName: String { "View" }

  /// Whether the children's identities are ids of data.
  var hasKeyedChildren: Bool { false }

  /// Runs the body or updates the children, with the view value the node already has.
  func run() {}

  /// Whether the children are being updated: until that is done, what they add to the container is not known.
  private var isRunning = false

  /// Runs, and keeps others from asking for the items meanwhile.
  final func runUndisturbed() {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    run()
  }

  /// Asks the view what it adds to its container.
  func collectItems() -> [LayoutNode] { childItems }

  /// The items of all children, in order.
  package var childItems: [LayoutNode] {
    if children.count == 1 { return children[0].items }
    return children.flatMap(\.items)
  }

  /// The changes inside the items when they were last collected.
  private var partsRevision = 0

  /// Collects the items again; says whether they changed, or what they stand for did.
  @discardableResult func refreshItems() -> Bool {
    let fresh = collectItems()
    let revision = fresh.reduce(0) { $0 &+ $1.partsRevision }
    defer { partsRevision = revision }
    guard revision != partsRevision || !(fresh.count == items.count && zip(fresh, items).allSatisfy { $0 === $1 })
    else { return false }
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

  /// Whether this is the node's first update; true once.
  func takeFirstUpdate() -> Bool {
    defer { hasUpdated = true }
    return !hasUpdated
  }

  func setPreferenceWriter(_ writer: PreferenceWriter) {
    preferenceWriter = writer
    graph.hasPreferenceWriters = true
  }

  /// The environment of the content, kept the same object while the change to it stays equal.
  package func derivedEnvironment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var result = environment
    change(&result)
    if let derived, derived.base.isIdentical(to: environment),
      result.isEquivalent(to: derived.result, over: environment)
    {
      return derived.result
    }
    derived = (environment, result)
    return result
  }

  // MARK: Hidden content

  /// Updates the content that gives its items to this view.
  func reconcileSource<V: View>(_ view: V) -> ViewNode {
    // All subviews are asked for, so that none can wait until it is needed.
    let environment = environment.isLazyContainer ? derivedEnvironment { $0.isLazyContainer = false } : environment
    isUpdatingSource = true
    defer { isUpdatingSource = false }
    if let known = source as? TypedViewNode<V> {
      known.update(view, environment)
    } else {
      source?.remove()
      let fresh = TypedViewNode(view, graph: graph, parent: self, identity: nil, environment: environment)
      source = fresh
      fresh.updateNow()
    }
    seenSource = sourceStamp
    return source ?? self
  }

  /// Makes the view that is made of this content again, where what it reads of it is new.
  func containerValuesDidChange() {
    var current = self
    while let outer = current.parent {
      if outer.source === current {
        if !outer.isUpdatingSource { outer.runAgain() }
        return
      }
      current = outer
    }
  }

  /// Whether the hidden content has other items than at the last look; true once.
  func takeSourceChange() -> Bool {
    let stamp = sourceStamp
    defer { seenSource = stamp }
    return stamp != seenSource
  }

  private var sourceStamp: [ObjectIdentifier] {
    source?.items.flatMap { [ObjectIdentifier($0)] + $0.parts.map(ObjectIdentifier.init) } ?? []
  }

  /// The section that stands for `section` after a modifier, the same from update to update.
  func sectionCopy(of section: SectionNode) -> SectionNode {
    if let copy = sectionCopies[ObjectIdentifier(section)] { return copy }
    let copy = SectionNode()
    sectionCopies[ObjectIdentifier(section)] = copy
    return copy
  }

  // MARK: Environment from elsewhere

  /// What the place where this view is shown adds to its environment, if it is shown elsewhere than it was made.
  private(set) var overlay: (place: EnvironmentValues, base: EnvironmentValues)?

  /// Adds what `place` has beyond `base` to the environment of this view, and updates it where that is new.
  func setOverlay(_ place: EnvironmentValues, over base: EnvironmentValues) {
    if let overlay, overlay.place.isIdentical(to: place), overlay.base.isIdentical(to: base) { return }
    if overlay == nil, place.isIdentical(to: base) { return }
    overlay = (place, base)
    rerunInOverlay()
  }

  /// Runs the view again after something changed that observation does not see.
  package func runAgain() {
    graph.remember(self)
    graph.invalidations.insert(ObjectIdentifier(self))
  }

  /// Runs the view again with its environment as its place changes it.
  func rerunInOverlay() {}

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

  // MARK: Storage

  func stored(_ slot: Int) -> AnyObject? { storage[slot] }
  func store(_ object: AnyObject, slot: Int) { storage[slot] = object }

  // MARK: Children

  /// Gives the child in `slot` a new value, or puts a new child there where type or identity differ.
  @discardableResult package func reconcile<V: View>(
    slot: Int, _ view: V, identity: AnyHashable? = nil, environment: EnvironmentValues? = nil
  ) -> ViewNode {
    let environment = environment ?? self.environment
    if slot < children.count, let child = children[slot] as? TypedViewNode<V>, child.identity == identity {
      child.update(view, environment)
      return child
    }
    let child = TypedViewNode(view, graph: graph, parent: self, identity: identity, environment: environment)
    if slot < children.count {
      children[slot].remove()
      children[slot] = child
    } else {
      children.append(child)
    }
    child.updateNow()
    return child
  }

  /// Runs a closure of the view's author and runs the node again when something that it read changes.
  ///
  /// Only the closure may run inside: what is reconciled there would count as read by this node too.
  package func tracking<R>(_ body: () -> R) -> R {
    graph.remember(self)
    return withObservationTracking(body) { [queue = graph.invalidations, id = ObjectIdentifier(self)] in
      queue.insert(id)
    }
  }

  /// Keeps one child for each element, in the elements' order, matched by id.
  package func reconcile<Data: RandomAccessCollection, ID: Hashable, V: View>(
    keyed data: Data, id: (Data.Element) -> ID, content: (Data.Element) -> V
  ) {
    var old: [AnyHashable: ViewNode] = [:]
    for child in children { if let key = child.identity { old[key] = child } }
    var fresh: [ViewNode] = []
    fresh.reserveCapacity(data.count)
    var seen: Set<ID> = []
    let views = tracking {
      data.compactMap { element -> (ID, V)? in
        let key = id(element)
        guard seen.insert(key).inserted else {
          graph.report(.duplicateID(String(describing: key), view: viewName))
          return nil
        }
        return (key, content(element))
      }
    }
    for (key, view) in views {
      if let child = old.removeValue(forKey: AnyHashable(key)) as? TypedViewNode<V> {
        child.update(view, environment)
        fresh.append(child)
      } else {
        let child = TypedViewNode(
          view, graph: graph, parent: self, identity: AnyHashable(key), environment: environment)
        child.updateNow()
        child.explicitID = AnyHashable(key)
        fresh.append(child)
      }
    }
    let kept = Set(fresh.map(ObjectIdentifier.init))
    for child in children where !kept.contains(ObjectIdentifier(child)) { child.remove() }
    children = fresh
  }

  /// Takes away the children from a slot on.
  package func removeChildren(from slot: Int) {
    guard slot < children.count else { return }
    for child in children[slot...] { child.remove() }
    children.removeSubrange(slot...)
  }

  /// Ends the node and everything below it.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    graph.forget(self)
    onRemove?()
    (onRemove, onSightChange) = (nil, nil)
    source?.remove()
    for child in children { child.remove() }
    parent = nil
  }
}
