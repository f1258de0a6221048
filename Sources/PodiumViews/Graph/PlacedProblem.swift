/// What is wrong with a view as it is now: it goes when the view gets a good value, or ends.
///
/// Views made from geometry have odd values on the way to the picture, of which nothing is left in it.
struct PlacedProblem {
  unowned let node: ViewNode
  /// What a modifier put around one of the view's items, where it is that which is wrong.
  private(set) weak var part: LayoutNode?
  let hasPart: Bool
  let problem: ViewProblem

  /// Whether the picture shows what is wrong.
  @MainActor fileprivate var isShown: Bool {
    guard node.isInSight else { return false }
    guard hasPart else { return node.items.isEmpty || !node.items.allSatisfy(\.isPassedOver) }
    guard let part, !part.isPassedOver else { return false }
    return node.wrappers.contains { $0 === part } || node.outerWrappers.contains { $0.contains { $0 === part } }
  }
}

extension ViewGraph {
  /// The first thing that is wrong with what the picture shows.
  var shownProblem: ViewProblem? { placedProblems.first(where: \.isShown)?.problem }

  /// Sets what is wrong with a view, or with what one of its modifiers put around an item.
  func setProblem(_ problem: ViewProblem?, of node: ViewNode, part: LayoutNode? = nil) {
    if placedProblems.isEmpty, problem == nil { return }
    placedProblems.removeAll { $0.node === node && $0.part === part }
    guard let problem, !node.isRemoved else { return }
    placedProblems.append(PlacedProblem(node: node, part: part, hasPart: part != nil, problem: problem))
  }
}

extension LayoutNode {
  /// Whether a container around the node shows another in its place.
  fileprivate var isPassedOver: Bool {
    var (current, outer) = (self, parent)
    while let container = outer {
      if container.passesOver(current) { return true }
      (current, outer) = (container, container.parent)
    }
    return false
  }
}

extension ViewNode {
  /// The nearest view around whose author wrote its body, by name; the engine's own views have authors nobody knows.
  var authorName: String? {
    var outer = parent
    while let node = outer {
      if let name = node.info.authorName { return name }
      outer = node.parent
    }
    return nil
  }
}
