/// Views on top of each other as a layout of its own.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  /// Makes the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public static var layoutProperties: LayoutProperties { LayoutProperties(setsGuides: false) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    OverlapLayout(alignment: alignment).arrange(subviews.map { $0.dimensions(in: proposal) }).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let arranged = OverlapLayout(alignment: alignment).arrange(subviews.map { $0.dimensions(in: proposal) })
    for (subview, origin) in zip(subviews, arranged.origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}

/// Lines up views on top of each other by one guide each way.
struct OverlapLayout {
  let alignment: Alignment

  func arrange(_ views: [ViewDimensions]) -> (size: CGSize, origins: [CGPoint]) {
    let (xs, width) = line(views.map { ($0[alignment.horizontal], $0.width) })
    let (ys, height) = line(views.map { ($0[alignment.vertical], $0.height) })
    return (CGSize(width: width, height: height), zip(xs, ys).map { CGPoint(x: $0, y: $1) })
  }

  private func line(_ views: [(guide: CGFloat, length: CGFloat)]) -> ([CGFloat], CGFloat) {
    let guides = views.map { $0.guide.isFinite ? $0.guide : 0 }
    let before = guides.max() ?? 0
    let after = zip(views, guides).map { $0.length - $1 }.max() ?? 0
    return (guides.map { before - $0 }, before + after)
  }
}

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: View, PrimitiveView {
  let layout: ZStackLayout
  let content: Content

  /// Makes the stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  package func reconcile(_ node: ViewNode) { LayoutContainer(layout: layout, content: content).reconcile(node) }

  package func items(_ node: ViewNode) -> [LayoutNode] { [node.updateContainer(layout)] }
}
