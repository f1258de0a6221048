/// A view that something can be done with: what a touch does, and whether it leads somewhere.
package class ActionNode: WrapperNode {
  package enum Kind: Equatable { case button, link(URL) }

  package var kind = Kind.button
  package var isEnabled = true
  package var action: @MainActor () -> Void = {}
  /// Whether touches reach the view.
  package var allowsHitTesting = true
  /// Whether one tap does something.
  package var takesTaps: Bool { true }

  override package func draw(_ context: inout DrawingContext) {
    guard case .link(let url) = kind else { return super.draw(&context) }
    // The label is what the content says, whatever it is made of.
    let texts = context.takingAccessibilityText { super.draw(&$0) }
    for text in texts { context.addAccessibilityText(text) }
    context.addLink(frame, to: url, label: texts.joined(separator: ", "))
  }

  override package var dumpDetail: String {
    if case .link(let url) = kind { "-> \(url.absoluteString)" } else { "" }
  }
}

/// Makes a view do something when touched.
public struct _ActionModifier: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let kind: ActionNode.Kind
  let action: @MainActor () -> Void

  package func makeWrapper() -> ActionNode { ActionNode() }

  package func update(_ wrapper: ActionNode, _ node: ViewNode, index: Int) -> Bool {
    (wrapper.kind, wrapper.action, wrapper.isEnabled) = (kind, action, node.environment.isEnabled)
    wrapper.allowsHitTesting = node.environment.allowsHitTesting
    return false
  }
}
