import Foundation
import PodiumViews

extension ViewHost {
  /// Presses keys: the first enabled control with this `keyboardShortcut` does what a touch would.
  ///
  /// - Throws: ``EventError`` where no control has the shortcut, or those that do are disabled.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws {
    update()
    var isKnown = false
    for node in shortcutNodes() {
      guard let shortcut = node.shortcut, shortcut.key == key, shortcut.modifiers == modifiers else {
        continue
      }
      isKnown = true
      guard let target = Self.named(ActionNode.self, in: [node]).first(where: \.node.isEnabled) else { continue }
      target.node.action()
      return update()
    }
    throw EventError(
      description: isKnown
        ? "the control with the keyboard shortcut '\(key.character)' is disabled"
        : "no control has the keyboard shortcut '\(key.character)' with these modifiers")
  }

  /// The controls with shortcuts, those in closed menus too, which a keyboard reaches as well.
  private func shortcutNodes() -> [KeyboardShortcutNode] {
    var found: [KeyboardShortcutNode] = []
    func visit(_ node: LayoutNode) {
      if let node = node as? KeyboardShortcutNode { found.append(node) }
      for child in node.children { visit(child) }
      if let menu = node as? ClosedContentNode { for inner in menu.closed { visit(inner) } }
    }
    for root in stage.roots { visit(root) }
    return found
  }
}
