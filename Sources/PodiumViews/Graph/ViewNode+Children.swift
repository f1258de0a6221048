import Observation

extension ViewNode {
  /// Gives the child in `slot` a new value, or puts a new child there where type or identity differ.
  @discardableResult package func reconcile<V: View>(
    slot: Int, _ view: consuming V, identity: AnyHashable? = nil, environment: EnvironmentValues? = nil
  ) -> ViewNode {
    let environment = environment ?? self.environment
    if slot < children.count {
      let child = children[slot]
      if child.holds(V.self), child.identity == identity {
        child.update(view, environment)
        return child
      }
    }
    return put(
      ViewNode(view, graph: graph, parent: self, identity: identity, environment: environment), in: slot)
  }

  /// The same for a view that is a part of this node's own: it is not copied.
  @discardableResult func reconcile<V: View>(
    slot: Int, partAt part: UnsafePointer<V>, environment: EnvironmentValues? = nil
  ) -> ViewNode {
    let environment = environment ?? self.environment
    if slot < children.count {
      let child = children[slot]
      if child.holds(V.self), child.identity == nil {
        child.update(partAt: part, environment)
        return child
      }
    }
    let info = TypeInfo.of(V.self)
    let child = ViewNode(
      info.memory(ofPartAt: part), info, graph: graph, parent: self, identity: nil, environment: environment)
    return put(child, in: slot)
  }

  private func put(_ child: ViewNode, in slot: Int) -> ViewNode {
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
    var fresh = NodeList<ViewNode>()
    let count = max(data.count, 0)
    var keys = DistinctKeys(minimumCapacity: count)
    // Plain memory: an array of a type that only the author's module knows costs a look-up of its own.
    let views = UnsafeMutablePointer<V>.allocate(capacity: count)
    defer { views.deallocate() }
    tracking {
      for element in data {
        // A collection that is wrong about its length, or changes meanwhile, is not believed beyond it.
        guard keys.keys.count < count else { break }
        guard keys.insert(AnyHashable(id(element))) else { continue }
        (views + keys.keys.count - 1).initialize(to: content(element))
      }
    }
    setRepeatedID(keys.repeated)
    let known = children
    // Made when an element is not where it was: most updates move none.
    lazy var byID = Dictionary(
      known.lazy.compactMap { child in child.identity.map { ($0, child) } }, uniquingKeysWith: { first, _ in first })
    var keptInPlace = 0
    for (index, key) in keys.keys.enumerated() {
      let view = (views + index).move()
      let isInPlace = index < known.count && known[index].identity == key
      if let child = isInPlace ? known[index] : known.isEmpty ? nil : byID[key], child.holds(V.self) {
        child.update(view, environment)
        fresh.append(child)
        if isInPlace { keptInPlace += 1 }
      } else {
        let child = ViewNode(view, graph: graph, parent: self, identity: key, environment: environment)
        child.isNamed = true
        child.updateNow()
        fresh.append(child)
      }
    }
    if keptInPlace < known.count {
      let kept = Set(fresh.map(ObjectIdentifier.init))
      for child in known where !kept.contains(ObjectIdentifier(child)) { child.remove() }
    }
    children = fresh
  }

  /// Keeps the picture from being drawn as long as two elements of the view have one id.
  func setRepeatedID(_ id: AnyHashable?) {
    let problem = id.map { ViewProblem.duplicateID(String(describing: $0.base), view: authorName) }
    graph.setProblem(problem, of: self)
  }

  /// Takes away the children from a slot on.
  package func removeChildren(from slot: Int) {
    guard slot < children.count else { return }
    for child in children[slot...] { child.remove() }
    children.removeSubrange(slot...)
  }
}
