/// Views on top of each other as a layout of its own.
public struct ZStackLayout: Layout {
  /// How the views stand over one another.
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
    guard !views.isEmpty else { return (.zero, []) }
    var guides = views.map { CGPoint(x: finite($0[alignment.horizontal]), y: finite($0[alignment.vertical])) }
    var before = guides[0]
    var after = CGPoint(x: views[0].width - before.x, y: views[0].height - before.y)
    for (view, guide) in zip(views, guides).dropFirst() {
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(x: max(after.x, view.width - guide.x), y: max(after.y, view.height - guide.y))
    }
    for index in guides.indices {
      guides[index] = CGPoint(x: before.x - guides[index].x, y: before.y - guides[index].y)
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), guides)
  }

  private func finite(_ guide: CGFloat) -> CGFloat { guide.isFinite ? guide : 0 }
}

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: View, InPlaceContainer {
  let content: Content
  let layout: ZStackLayout

  /// Makes the stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  func contentEnvironment(_ node: ViewNode) -> EnvironmentValues { node.environment(inside: layout) }

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateContainer(layout)] }
}
