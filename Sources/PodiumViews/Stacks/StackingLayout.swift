/// What `HStackLayout` and `VStackLayout` share.
protocol StackingLayout: Layout where Cache == _StackLayoutCache {
  var stack: StackLayout { get }
}

/// What a stack remembers between its steps.
public struct _StackLayoutCache { var stack: StackLayout.Cache }

extension StackingLayout {
  /// What the stack needs to know of its views.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(stack: stack.makeCache(LayoutNodes(subviews.nodes), isMirrored: subviews.isMirrored))
  }

  /// The room of all views one behind the other, points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    stack.result(proposal, &cache.stack).size
  }

  /// Puts the views one behind the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) {
    for (subview, slot) in zip(subviews, stack.result(proposal, &cache.stack).slots) {
      subview.place(
        at: CGPoint(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y), proposal: slot.proposal)
    }
  }

  /// That of the first and the last view along the stack, of all of them across it.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    stack.spacing(LayoutNodes(subviews.nodes), isMirrored: subviews.isMirrored)
  }
}
