/// Keeps a view's place and draws nothing.
public struct _HiddenModifier: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never

  package func makeWrapper() -> HiddenNode { HiddenNode() }

  package func update(_ wrapper: HiddenNode, _ node: ViewNode, index: Int) -> Bool { false }
}

package final class HiddenNode: WrapperNode {
  override package func draw(_ context: inout DrawingContext) {}
}

extension View {
  /// Hides the view: it takes its space, but is neither drawn nor read aloud nor touched.
  public consuming func hidden() -> some View { disabled(true).modifier(_HiddenModifier()) }
}
