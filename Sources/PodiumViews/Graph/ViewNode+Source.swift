/// Content that is not shown itself, but gives its items to a view made of them.
extension ViewNode {
  var source: ViewNode? { extrasIfAny?.source }

  /// Updates the content that gives its items to this view.
  func reconcileSource<V: View>(_ view: V) -> ViewNode {
    // All subviews are asked for, so that none can wait until it is needed.
    let environment = environment.isLazyContainer ? derivedEnvironment { $0.isLazyContainer = false } : environment
    extras.isUpdatingSource = true
    defer { extras.isUpdatingSource = false }
    if let known = source, known.holds(V.self) {
      known.update(view, environment)
    } else {
      source?.remove()
      let fresh = ViewNode(view, graph: graph, parent: self, identity: nil, environment: environment)
      extras.source = fresh
      fresh.updateNow()
    }
    extras.seenSource = sourceStamp
    return source ?? self
  }

  /// Makes the view that is made of this content again, where what it reads of it is new.
  func containerValuesDidChange() {
    var current = self
    while let outer = current.parent {
      if outer.source === current {
        if !outer.extras.isUpdatingSource { outer.runAgain() }
        return
      }
      current = outer
    }
  }

  /// Whether the hidden content has other items than at the last look; true once.
  func takeSourceChange() -> Bool {
    guard let extras = extrasIfAny else { return false }
    let stamp = sourceStamp
    defer { extras.seenSource = stamp }
    return stamp != extras.seenSource
  }

  private var sourceStamp: [ObjectIdentifier] {
    source?.items.flatMap { [ObjectIdentifier($0)] + $0.parts.map(ObjectIdentifier.init) } ?? []
  }
}
