/// The focus of one tree of views: which view has it, and the values that come with it.
@MainActor package final class FocusScene {
  private weak var target: FocusTargetNode?

  /// What readers see; reading goes through observation, so a change runs them again.
  let values = StateLocation(FocusedValues())

  private struct Publisher { weak var node: ViewNode? }
  private struct Naming { weak var location: (any FocusNaming)? }
  private var publishers: [Publisher] = []
  private var namings: [Naming] = []
  private var needsCollecting = false

  /// The view that has the focus.
  package var focused: FocusTargetNode? {
    guard let target, let node = target.viewNode, !node.isRemoved else { return nil }
    return target
  }

  /// Gives the focus to `newTarget`, or takes it away from every view.
  package func focus(_ newTarget: FocusTargetNode?) {
    guard newTarget !== focused else { return }
    let old = focused
    target = newTarget
    needsCollecting = true
    if let old, old.wantsFocus() { old.setFocused(false) }
    if let newTarget, !newTarget.wantsFocus() { newTarget.setFocused(true) }
  }

  /// Follows a state that was set: the view it names gets the focus, and loses it when the state lets go.
  func follow(_ changed: FocusTargetNode) {
    if changed.wanted {
      focus(changed)
    } else if focused === changed {
      focus(nil)
    }
  }

  func add(_ location: any FocusNaming) { namings.append(Naming(location: location)) }

  func add(publisher node: ViewNode) {
    publishers.removeAll { $0.node == nil || $0.node === node }
    publishers.append(Publisher(node: node))
    needsCollecting = true
  }

  func remove(publisher node: ViewNode) {
    publishers.removeAll { $0.node == nil || $0.node === node }
    needsCollecting = true
  }

  /// Makes states that name no view let go, and collects the values around the focus.
  func settle() {
    if !namings.isEmpty {
      namings.removeAll { $0.location == nil }
      for naming in namings { naming.location?.reset(unlessNaming: focused) }
    }
    if target != nil, focused == nil {
      target = nil
      needsCollecting = true
    }
    if needsCollecting { collect() }
  }

  private func collect() {
    needsCollecting = false
    var around: Set<ObjectIdentifier> = []
    var current = focused?.viewNode
    while let node = current {
      around.insert(ObjectIdentifier(node))
      current = node.parent
    }
    var result = FocusedValues()
    // Inner views come last: theirs win.
    for node in publishers.compactMap(\.node).sorted(by: { ($0.depth, $0.order) < ($1.depth, $1.order) }) {
      guard !node.isRemoved, let note = node.noted as? FocusedValueNote else { continue }
      if note.isForScene || around.contains(ObjectIdentifier(node)) { note.write(&result) }
    }
    values.set(result)
  }
}

/// What a view publishes while it has the focus.
struct FocusedValueNote {
  let isForScene: Bool
  let write: (inout FocusedValues) -> Void
}
