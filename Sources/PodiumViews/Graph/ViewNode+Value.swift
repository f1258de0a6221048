import Observation

/// The view value of a node: taking a new one, running its body.
extension ViewNode {
  convenience init<V: View>(
    _ view: consuming V, graph: ViewGraph, parent: ViewNode?, identity: AnyHashable?,
    environment: EnvironmentValues
  ) {
    let info = TypeInfo.of(V.self)
    self.init(
      ViewMemory(view, info), info, graph: graph, parent: parent, identity: identity, environment: environment)
  }

  /// Whether the node stands for a view of this type.
  func holds<V: View>(_: V.Type) -> Bool { info.id == ObjectIdentifier(V.self) }

  /// The view value as the parent gave it.
  private var givenView: UnsafeMutableRawPointer? { given?.pointer ?? memory?.pointer }

  /// Takes a new value from above and runs where it or the environment differs from what the node had.
  func update<V: View>(_ newView: consuming V, _ newEnvironment: EnvironmentValues) {
    guard let old = givenView else { return }
    let change = withUnsafePointer(to: newView) { difference(old, $0, newEnvironment) }
    if change == .none { return }
    if let view = memory?.pointer, memory?.isPart == false {
      view.assumingMemoryBound(to: V.self).pointee = newView
    } else {
      memory = ViewMemory(newView, info)
    }
    take(newEnvironment, change)
  }

  /// The same for a value that lies in that of a view around this one.
  func update(partAt part: UnsafeRawPointer, _ newEnvironment: EnvironmentValues) {
    guard let old = givenView else { return }
    let change = difference(old, part, newEnvironment)
    if change == .none { return }
    memory = info.memory(ofPartAt: part)
    take(newEnvironment, change)
  }

  /// What a new value and a new environment change.
  ///
  /// Only views with bodies are compared: comparing containers level by level would cost more than running them.
  private func difference(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ newEnvironment: EnvironmentValues
  ) -> TypeInfo.Change {
    guard info.primitive == nil, !isDirty, givenEnvironment.isIdentical(to: newEnvironment) else { return .all }
    return info.change(old, new)
  }

  private func take(_ newEnvironment: EnvironmentValues, _ change: TypeInfo.Change) {
    given = nil
    givenEnvironment = newEnvironment
    let known = environment
    settleEnvironment()
    // The body of a view does not see the wrappers around it.
    if change == .modifiers, environment.isIdentical(to: known) { refreshItems() } else { updateNow() }
  }

  /// Makes the environment of the view from the one given to it.
  func settleEnvironment() {
    let extras = extrasIfAny
    let placed = extras?.overlay.map { givenEnvironment.adding($0.place, over: $0.base) } ?? givenEnvironment
    guard info.hasEnvironmentChanges, let view = givenView else {
      environment = placed
      return
    }
    var around: [EnvironmentValues] = []
    environment = Self.derive(placed, &changedEnvironment) { environment in
      for modifier in info.modifiers {
        switch modifier.work {
        case .environment(let modify): modify(view + modifier.offset, &environment)
        case .layout: around.append(environment)
        }
      }
    }
    wrapperEnvironments = around
  }

  /// Puts the wrappers of the modifiers around the view around its items, the innermost first.
  private func wrap(_ items: LayoutNodes) -> LayoutNodes {
    let layouts = info.layouts
    guard !layouts.isEmpty, let view = givenView else { return items }
    if outerWrappers.isEmpty { for _ in layouts { outerWrappers.append([]) } }
    let inner = (environment, wrappers)
    var (result, level) = (items, layouts.count)
    while level > 0 {
      level -= 1
      // The modifier sees the node as if it had one of its own.
      wrappers = outerWrappers[level]
      if !wrapperEnvironments.isEmpty { environment = wrapperEnvironments[level] }
      result = layouts[level].wrap(view + layouts[level].offset, result, self)
      outerWrappers[level] = wrappers
    }
    (environment, wrappers) = inner
    return result
  }

  /// Adds what `place` has beyond `base` to the environment of this view, and updates it where that is new.
  func setOverlay(_ place: EnvironmentValues, over base: EnvironmentValues) {
    if let overlay = extrasIfAny?.overlay, overlay.place.isIdentical(to: place), overlay.base.isIdentical(to: base) {
      return
    }
    if extrasIfAny?.overlay == nil, place.isIdentical(to: base) { return }
    extras.overlay = (place, base)
    settleEnvironment()
    // What the properties read of the old environment is out of date.
    if given != nil { memory = given.take() }
    runUndisturbed()
    refreshItemsUpward()
  }

  /// What is inside the wrappers of the modifiers around the view, for one of its items.
  func unwrapped(_ item: LayoutNode) -> LayoutNode {
    outerWrappers.reduce(item) { item, wrappers in
      (wrappers.first { $0 === item } as? WrapperNode)?.content ?? item
    }
  }

  /// Runs the body or updates the children, with the view value the node already has.
  func run() {
    guard graph.admits(self), let view = memory?.pointer else { return removeChildren(from: 0) }
    if let primitive = info.primitive { return primitive.reconcile(view, self) }
    graph.bodyCount += 1
    install(in: view)
    if graph.hasFailed { return removeChildren(from: 0) }
    info.runBody(view, self)
  }

  /// Asks the view what it adds to its container.
  func collectItems() -> LayoutNodes {
    // What nests too deep has no children to ask.
    guard depth < ViewGraph.maximumDepth else { return [] }
    guard let primitive = info.primitive else { return wrap(childItems) }
    guard let view = memory?.pointer else { return [] }
    return wrap(primitive.items(view, self))
  }

  private func install(in view: UnsafeMutableRawPointer) {
    guard !info.properties.isEmpty else { return }
    if given == nil { given = ViewMemory(copying: view, info) }
    for (slot, property) in info.properties.enumerated() { property.install(view + property.offset, self, slot) }
  }
}

extension TypeInfo {
  /// A view with a body needs its value for itself: its properties are connected in it.
  func memory(ofPartAt part: UnsafeRawPointer) -> ViewMemory {
    primitive == nil ? ViewMemory(copying: part, self) : ViewMemory(partAt: part)
  }
}
