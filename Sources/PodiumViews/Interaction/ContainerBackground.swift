/// Where a container background belongs.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String
  /// Behind the whole widget, its margins included.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// Holds a background that its container, not the view, will draw.
package final class ContainerBackgroundNode: WrapperNode {
  package private(set) var background: LayoutNodes = []

  func setBackground(_ nodes: LayoutNodes) {
    background = nodes.parts
    for node in background { adopt(node) }
  }

  package var alignment = Alignment.center
}

/// Gives the container around a background.
public struct _ContainerBackgroundModifier<Background: View>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let background: Background
  let alignment: Alignment

  package func makeWrapper() -> ContainerBackgroundNode { ContainerBackgroundNode() }

  package func reconcileSecondary(_ node: ViewNode) {
    let environment = node.derivedEnvironment { $0.stackOrientation = nil }
    node.reconcile(slot: 1, background, environment: environment)
  }

  package func update(_ wrapper: ContainerBackgroundNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.alignment = alignment
    // One content can have only one background; of several items the first carries it.
    wrapper.setBackground(index == 0 && node.children.count > 1 ? node.children[1].items : [])
    if index == 0 { node.graph.noteContainerBackground(wrapper, of: node) }
    return false
  }
}

extension View {
  /// Sets the background of the container around: for a widget, everything behind its content.
  public consuming func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_ContainerBackgroundModifier(background: content(), alignment: alignment))
  }

  /// Sets the background of the container around to a style.
  public consuming func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}
