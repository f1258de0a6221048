/// Shows the first of several views that fits the space offered, or the last.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Makes the view; only lengths along `axes` are looked at.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  package func reconcile(_ node: ViewNode) {
    // The views are alternatives and stand in no stack.
    node.reconcile(slot: 0, content, environment: node.derivedEnvironment { $0.stackOrientation = nil })
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    let fitting = node.attachment as? ViewThatFitsNode ?? ViewThatFitsNode()
    node.attachment = fitting
    fitting.axes = axes
    fitting.setItems(node.childItems)
    return [fitting]
  }
}

/// Compares ideal sizes with the proposal; an axis without one always fits (facts F40, F41).
final class ViewThatFitsNode: ContainerNode {
  var axes: Axis.Set = [] { didSet { if axes != oldValue { invalidateLayout() } } }

  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    func fits(_ length: CGFloat, _ offered: CGFloat?, _ axis: Axis.Set) -> Bool {
      !axes.contains(axis) || offered.map { length <= $0 } ?? true
    }
    let fitting = items.dropLast().first { item in
      let ideal = item.size(.unspecified)
      return fits(ideal.width, proposal.width, .horizontal) && fits(ideal.height, proposal.height, .vertical)
    }
    return fitting ?? items.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(proposal) ?? .zero
  }
  override func placeChildren() { choice(proposal)?.place(at: frame.origin, proposal: proposal) }
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { choice(proposal)?.guide(key, proposal) }
  override package var spacing: ViewSpacing { choice(proposal)?.spacing ?? ViewSpacing() }
  override func passesOver(_ child: LayoutNode) -> Bool { choice(proposal) !== child }
  override package var children: LayoutNodes { choice(proposal).map { [$0] } ?? [] }
}
