/// A view that text can be typed into.
package final class TextInputNode: WrapperNode {
  package var isEnabled = true
  /// The text as it is now.
  package var text: @MainActor () -> String = { "" }
  /// Replaces the text; what is read back may differ where the model decides so.
  package var setText: @MainActor (String) -> Void = { _ in }
  /// What else happens when typing begins.
  package var begin: @MainActor () -> Void = {}

  /// Does what the return key does.
  package var submit: @MainActor () -> Void = {}

  override package var dumpName: String { "TextField" }
}

extension EnvironmentValues {
  private struct BeginTypingKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// What happens when a field inside is touched.
  var beginTyping: (@MainActor () -> Void)? {
    get { self[BeginTypingKey.self] }
    set { self[BeginTypingKey.self] = newValue }
  }
}

/// Lets text be typed into a view.
public struct _TextInputModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let text: @MainActor () -> String
  let setText: @MainActor (String) -> Void

  package func makeWrapper() -> TextInputNode { TextInputNode() }

  package func update(_ wrapper: TextInputNode, _ node: ViewNode, index: Int) -> Bool {
    (wrapper.text, wrapper.setText, wrapper.isEnabled) = (text, setText, node.environment.isEnabled)
    wrapper.begin = node.environment.beginTyping ?? {}
    let (actions, trigger) = (node.environment.submitActions, node.environment.submitTrigger)
    wrapper.submit = { actions.submit(trigger) }
    return false
  }
}
