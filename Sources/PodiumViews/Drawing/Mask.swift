/// Shows a view only where another one is drawn.
public struct _MaskEffect<Mask: View>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let mask: Mask
  let alignment: Alignment

  package func makeWrapper() -> MaskNode { MaskNode() }

  package func reconcileSecondary(_ node: ViewNode) {
    node.reconcile(slot: 1, mask, environment: node.derivedEnvironment { $0.stackOrientation = nil })
  }

  package func update(_ wrapper: MaskNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.alignment = alignment
    wrapper.mask = node.children.count > 1 ? node.children[1].items.parts : []
    return false
  }
}

package final class MaskNode: WrapperNode {
  var alignment = Alignment.center
  var mask: LayoutNodes = []

  override func placeChildren() {
    super.placeChildren()
    for node in mask { node.place(in: frame, alignment: alignment) }
  }

  override package func draw(_ context: inout DrawingContext) {
    var hidden = DrawingContext()
    for node in mask { node.draw(&hidden) }
    context.layer {
      $0.mask = hidden.items
    } content: {
      super.draw(&$0)
    }
  }
}

extension View {
  /// Shows the view only where `mask` is drawn.
  public consuming func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskEffect(mask: mask(), alignment: alignment))
  }
}
