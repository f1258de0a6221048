/// A control whose value can be changed by more than a touch: step by step, or to a value that is handed in.
package final class ValueControlNode: WrapperNode {
  /// The kind of value a control takes, and how it is handed over.
  package enum Input {
    case number(@MainActor (Double) -> Void)
    case date(@MainActor (Date) -> Void)
    case color(@MainActor (Color) -> Void)
    /// One of several options, each touched by itself.
    case choice
    /// Only steps.
    case steps
  }

  package var isEnabled = true
  package var input = Input.steps
  /// nil at the end of the range.
  package var increment: (@MainActor () -> Void)?
  package var decrement: (@MainActor () -> Void)?
}

/// Lets a host change the value of a control.
struct ValueControlModifier: ViewModifier, LayoutModifier {
  typealias Body = Never
  let input: ValueControlNode.Input
  var increment: (@MainActor () -> Void)?
  var decrement: (@MainActor () -> Void)?

  func makeWrapper() -> ValueControlNode { ValueControlNode() }

  func update(_ wrapper: ValueControlNode, _ node: ViewNode, index: Int) -> Bool {
    (wrapper.input, wrapper.increment, wrapper.decrement) = (input, increment, decrement)
    wrapper.isEnabled = node.environment.isEnabled
    return false
  }
}
