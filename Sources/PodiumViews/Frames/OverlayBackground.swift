/// Puts other views over or under a view, in the view's own box.
public struct _SecondaryLayerModifier<Secondary: View>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment
  let isOverlay: Bool

  package func makeWrapper() -> SecondaryNode { SecondaryNode() }

  package func reconcileSecondary(_ node: ViewNode) {
    node.reconcileForEachItem(secondary)
  }

  package func update(_ wrapper: SecondaryNode, _ node: ViewNode, index: Int) -> Bool {
    if index + 1 >= node.children.count { reconcileSecondary(node) }
    wrapper.alignment = alignment
    wrapper.direction = node.environment.layoutDirection
    wrapper.isOverlay = isOverlay
    wrapper.setSecondary(node.children[index + 1].items)
    return false
  }
}

extension ViewNode {
  /// Keeps a copy of `view` for each item of the content, in slots from 1 up, as SwiftUI does for a group.
  func reconcileForEachItem<V: View>(_ view: V) {
    // A section is one item, of which each part is wrapped.
    let count = max(children.first?.items.reduce(0) { $0 + $1.parts.count } ?? 0, 1)
    let environment = derivedEnvironment { $0.stackOrientation = nil }
    for slot in 1...count { reconcile(slot: slot, view, environment: environment) }
    removeChildren(from: count + 1)
  }
}

/// The content decides the size; the others are proposed that size and lined up in it.
package final class SecondaryNode: WrapperNode {
  var alignment = Alignment.center
  var direction = LayoutDirection.leftToRight
  var isOverlay = true
  private var secondary: LayoutNodes = []

  func setSecondary(_ nodes: LayoutNodes) {
    secondary = nodes.parts
    for node in secondary { adopt(node) }
  }

  override func placeChildren() {
    super.placeChildren()
    guard !secondary.isEmpty else { return }
    let offered = ProposedViewSize(frame.size)
    let outer = content?.dimensions(proposal) ?? ViewDimensions(size: frame.size, node: nil, proposal: proposal)
    let (outerX, outerY) = (outer[alignment.horizontal], outer[alignment.vertical])
    if secondary.count == 1 {
      let inner = secondary[0].dimensions(offered)
      return place(
        secondary[0], offered, x: outerX - inner[alignment.horizontal], y: outerY - inner[alignment.vertical])
    }
    let views = secondary.map { $0.dimensions(offered) }
    // Several views stack up like a ZStack, which is then lined up as one.
    let stacked = OverlapLayout(alignment: alignment).arrange(views)
    let first = stacked.origins.first ?? .zero
    let guideX = (views.first?[alignment.horizontal] ?? 0) + first.x
    let guideY = (views.first?[alignment.vertical] ?? 0) + first.y
    for (node, origin) in zip(secondary, stacked.origins) {
      place(node, offered, x: outerX - guideX + origin.x, y: outerY - guideY + origin.y)
    }
  }

  /// Puts a view at a place in the frame, points; `x` is from its leading side.
  private func place(_ node: LayoutNode, _ offered: ProposedViewSize, x: CGFloat, y: CGFloat) {
    let x = direction == .rightToLeft ? frame.width - x - node.size(offered).width : x
    node.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: offered)
  }

  override package func draw(_ context: inout DrawingContext) {
    if isOverlay { super.draw(&context) }
    for node in secondary { node.draw(&context) }
    if !isOverlay { super.draw(&context) }
  }

  override package var children: LayoutNodes { isOverlay ? super.children + secondary : secondary + super.children }
}

extension View {
  /// Puts views in front of this one.
  public consuming func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_SecondaryLayerModifier(secondary: content(), alignment: alignment, isOverlay: true))
  }

  /// Puts a view in front of this one.
  public consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryLayerModifier(secondary: overlay, alignment: alignment, isOverlay: true))
  }

  /// Puts a style in front of this view.
  public consuming func overlay<S: ShapeStyle>(_ style: S) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Puts a filled shape in front of this view.
  public consuming func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Puts views behind this one.
  public consuming func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    modifier(_SecondaryLayerModifier(secondary: content(), alignment: alignment, isOverlay: false))
  }

  /// Puts a view behind this one.
  public consuming func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(_SecondaryLayerModifier(secondary: background, alignment: alignment, isOverlay: false))
  }

  /// Puts a style behind this view.
  public consuming func background<S: ShapeStyle>(_ style: S) -> some View { background { Rectangle().fill(style) } }

  /// Puts a filled shape behind this view.
  public consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
}
