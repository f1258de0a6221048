/// The views of a horizontal or vertical stack.
///
/// It is what ``LayoutContainerNode`` is for any layout, without the detour over `LayoutSubviews`: most containers of
/// a picture are stacks.
final class StackNode: ContainerNode {
  @exclusivity(unchecked) private var stack = StackLayout(
    axis: .horizontal, spacing: nil, alignment: VerticalAlignment.center.key)
  @exclusivity(unchecked) private var cache: StackLayout.Cache?

  func setStack(_ newStack: StackLayout) {
    if newStack == stack { return }
    stack = newStack
    invalidateLayout()
  }

  private var isMirrored: Bool { layoutDirection == .rightToLeft }

  override func layoutDidInvalidate() { cache = nil }

  private func result(_ proposal: ProposedViewSize) -> StackLayout.Result {
    var cache = self.cache.take() ?? stack.makeCache(items, isMirrored: isMirrored)
    defer { self.cache = cache }
    return stack.result(proposal, &cache)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { result(proposal).size }

  override func placeChildren() {
    let (bounds, isMirrored) = (frame, isMirrored)
    for (item, slot) in zip(items, result(proposal).slots) {
      var origin = CGPoint(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y)
      if isMirrored { origin.x = bounds.maxX - slot.origin.x - item.size(slot.proposal).width }
      item.place(at: origin, proposal: slot.proposal)
    }
  }

  override package var spacing: ViewSpacing {
    let spacing = stack.spacing(items, isMirrored: isMirrored)
    return isMirrored ? spacing.mirrored : spacing
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard items.contains(where: { $0.currentGuideKinds.contains(GuideKinds(of: key)) }) else { return nil }
    let places = zip(items, result(proposal).slots).map { item, slot in
      let x = isMirrored ? size.width - slot.origin.x - item.size(slot.proposal).width : slot.origin.x
      return (item, LayoutPlacer.Place(origin: CGPoint(x: x, y: slot.origin.y), proposal: slot.proposal))
    }
    return key.combined(places)
  }
}

extension ViewNode {
  /// The container node of a stack, with the children's items inside.
  func updateStack<L: StackingLayout>(_ layout: L) -> StackNode {
    let stack = layout.stack
    let container = attachment as? StackNode ?? StackNode()
    attachment = container
    container.setDirection(environment.layoutDirection)
    container.setStack(stack)
    container.setItems(childItems)
    return container
  }
}
