/// Connects keys to what a touch on the content does.
package final class KeyboardShortcutNode: WrapperNode {
  package var shortcut: KeyboardShortcut?
}

/// Gives a control a keyboard shortcut.
public struct _KeyboardShortcutModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let shortcut: KeyboardShortcut?

  package func makeWrapper() -> KeyboardShortcutNode { KeyboardShortcutNode() }

  package func update(_ wrapper: KeyboardShortcutNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.shortcut = shortcut
    return false
  }
}

extension View {
  /// Does what the control does when keys are pressed.
  public consuming func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Does what the control does when keys are pressed.
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Does what the control does when keys are pressed; nil takes no keys.
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}
