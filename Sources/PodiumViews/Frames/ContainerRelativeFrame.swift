/// Gives a view a frame whose size follows from that of the scroll view or window around.
public struct _ContainerRelativeFrameLayout: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  package func makeWrapper() -> ContainerRelativeFrameNode { ContainerRelativeFrameNode() }

  package func update(_ wrapper: ContainerRelativeFrameNode, _ node: ViewNode, index: Int) -> Bool {
    (wrapper.axes, wrapper.alignment, wrapper.length) = (axes, alignment, length)
    wrapper.direction = node.environment.layoutDirection
    return true
  }
}

package final class ContainerRelativeFrameNode: AligningNode {
  var axes: Axis.Set = []
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  /// The size of the nearest scroll view, else of the window; nil along an axis that it does not limit.
  private var container: ProposedViewSize {
    var current = parent
    while let node = current {
      if let scroll = node as? ScrollNode {
        scroll.addDependent(self)
        return scroll.viewport
      }
      if let window = node as? LayoutContainerNode<RootLayout> { return window.windowProposal }
      current = node.parent
    }
    return .unspecified
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    func own(_ set: Axis.Set, _ axis: Axis) -> CGFloat? {
      guard axes.contains(set) else { return proposal[axis] }
      return (container[axis] ?? proposal[axis]).map { max(0, length($0, axis)) }
    }
    return ProposedViewSize(width: own(.horizontal, .horizontal), height: own(.vertical, .vertical))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = contentProposal(proposal)
    let size = content?.size(inner) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }
}

extension LayoutContainerNode where L == RootLayout {
  /// What the window offers.
  fileprivate var windowProposal: ProposedViewSize {
    currentLayout.window.map { ProposedViewSize($0) } ?? .unspecified
  }

  /// Has views measured again whose size follows from the window's.
  func windowDidChange() {
    func visit(_ node: LayoutNode) {
      if node is ContainerRelativeFrameNode { node.invalidateLayout() }
      node.children.forEach(visit)
    }
    visit(self)
  }
}

extension View {
  /// Gives the view a frame as large as the scroll view or window around, along some axes.
  public consuming func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a frame of a length made of that of the scroll view or window around, points.
  public consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }

  /// Divides the scroll view or window around into `count` parts, `spacing` points apart, and takes `span` of them.
  public consuming func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
