/// Shows its content in place, and what it presents over the whole window.
package final class PresentationNode: WrapperNode {
  /// What lies over the window, or nothing.
  package private(set) var presented: LayoutNodes = []

  func setPresented(_ nodes: LayoutNodes) {
    presented = nodes
    for node in nodes { adopt(node) }
  }

  /// Places what is presented, window coordinates in points.
  package func placePresented(in window: CGRect) {
    for node in presented { node.place(at: window.origin, proposal: ProposedViewSize(window.size)) }
  }

  override package var children: LayoutNodes { super.children + presented }
}

/// Presents a view over the window while there is one.
struct PresentationLayer<Presented: View>: ViewModifier, LayoutModifier {
  typealias Body = Never
  let presented: Presented?

  func makeWrapper() -> PresentationNode { PresentationNode() }

  func reconcileSecondary(_ node: ViewNode) {
    guard let presented else { return node.removeChildren(from: 1) }
    node.graph.hasPresentations = true
    let environment = node.derivedEnvironment {
      $0.stackOrientation = nil
      $0.isInList = false
      $0.isInListRow = false
      $0.editMode = nil
      $0.navigation = nil
      $0.isEnabled = true
    }
    node.reconcile(slot: 1, presented, environment: environment)
  }

  func update(_ wrapper: PresentationNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.setPresented(index == 0 && node.children.count > 1 ? node.children[1].items : [])
    return false
  }
}

extension ViewStage {
  /// What is presented over the window, from the back to the front.
  package var presentations: [PresentationNode] {
    guard graph.hasPresentations else { return [] }
    return nodes(PresentationNode.self).filter { !$0.presented.isEmpty }
  }

  /// The nodes that can be touched: those of what is presented in front, or all.
  package var frontRoots: LayoutNodes { presentations.last?.presented ?? roots }
}

/// A view presented over the window: nothing of it counts for the screen it was presented from.
struct PresentedView<Content: View>: View {
  let owner: ObjectIdentifier
  let dismiss: @MainActor () -> Void
  let content: Content

  var body: some View {
    PreferredSchemeScope(content: content)
      .environment(\.dismiss, DismissAction(owner: owner, depth: 0, action: dismiss))
      .environment(\.isPresented, true)
      .screenBoundary()
      .modifier(_PreferenceWritingModifier<PresentationKey> { $0 = nil })
  }
}

/// Something with an identity, kept as a state.
final class IdentityToken: Sendable {}
