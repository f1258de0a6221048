extension ActionNode {
  /// What a touch on this view does, step by step: the layout has to be brought up to date between the steps.
  ///
  /// A gesture with high priority around the view comes first, then the innermost that takes the touch; gestures
  /// beside others come along.
  @MainActor package func response(to touch: Touch) -> [@MainActor () -> Void]? {
    let chain = touchChain
    let gestures = chain.compactMap { $0 as? GestureNode }
    let beside = gestures.filter { $0.rank == .simultaneous }
      .compactMap { $0.run(for: touch) }.filter(\.isRecognized)
    let together = beside.flatMap(\.steps)
    for node in gestures.reversed() where node.rank == .high {
      if let run = node.run(for: touch), run.isRecognized { return run.steps + together }
    }
    var failed: [@MainActor () -> Void] = []
    for node in chain {
      guard let gesture = node as? GestureNode else {
        guard node.isEnabled, touch.endOfTap(count: 1) != nil else { continue }
        let taps: [@MainActor () -> Void] = Array(repeating: { node.action() }, count: touch.taps)
        return taps + together
      }
      guard gesture.rank == .normal, let run = gesture.run(for: touch) else { continue }
      if run.isRecognized { return run.steps + together }
      if failed.isEmpty { failed = run.steps }
    }
    if !together.isEmpty { return together }
    // A gesture that began and failed changed its state and took that back.
    return failed.isEmpty ? nil : failed
  }

  /// This view and those around it that could take a touch, innermost first.
  private var touchChain: [ActionNode] {
    var chain: [ActionNode] = []
    var current: LayoutNode? = self
    while let node = current {
      if let gesture = node as? GestureNode, !gesture.mask.contains(.subviews) { chain = [] }
      if let action = node as? ActionNode, action.allowsHitTesting { chain.append(action) }
      // What is presented, or held by a closed menu, lies outside of the view it belongs to.
      if let presenter = node.parent as? PresentationNode, presenter.presented.contains(where: { $0 === node }) {
        break
      }
      if let menu = node.parent as? ClosedContentNode, menu.closed.contains(where: { $0 === node }) { break }
      current = node.parent
    }
    return chain
  }
}

extension LayoutNode {
  /// Whether this is `other`, or one of the nodes inside it.
  package func isInside(_ other: LayoutNode) -> Bool {
    var current: LayoutNode? = self
    while let node = current {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}
