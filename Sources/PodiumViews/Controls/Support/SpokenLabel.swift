/// Says a label that is not shown before what the content says.
final class SpokenLabelNode: WrapperNode {
  private var label: LayoutNodes = []

  func setLabel(_ nodes: LayoutNodes) {
    label = nodes.parts
    for node in label { adopt(node) }
  }

  override func placeChildren() {
    super.placeChildren()
    for node in label { node.place(at: .zero, proposal: .unspecified) }
  }

  override func draw(_ context: inout DrawingContext) {
    var aloud = DrawingContext()
    for node in label { node.draw(&aloud) }
    for text in aloud.accessibilityText { context.addAccessibilityText(text) }
    super.draw(&context)
  }
}

/// Gives a control without a visible label the words of one.
struct SpokenLabelModifier<Label: View>: ViewModifier, LayoutModifier {
  typealias Body = Never
  let label: Label

  func makeWrapper() -> SpokenLabelNode { SpokenLabelNode() }

  func reconcileSecondary(_ node: ViewNode) { node.reconcile(slot: 1, label) }

  func update(_ wrapper: SpokenLabelNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.setLabel(index == 0 && node.children.count > 1 ? node.children[1].items : [])
    return false
  }
}

extension View {
  /// Says `label` before what the view says, without showing it.
  func spokenLabel<Label: View>(_ label: Label) -> some View { modifier(SpokenLabelModifier(label: label)) }
}
