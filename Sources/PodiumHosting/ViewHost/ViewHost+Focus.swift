import Foundation
import PodiumViews

extension ViewHost {
  /// Gives the focus to a view with `focused(_:)`, found by its accessibility identifier or label.
  ///
  /// - Throws: ``EventError`` where there is none, or it is disabled.
  public func focus(_ identifier: String) throws {
    update()
    let targets = focusTargets()
    guard let target = targets.first(where: { $0.firstNames.contains(identifier) }) else {
      throw EventError(
        description: "nothing that can have the focus is called '\(identifier)'; there is "
          + Self.list(targets.flatMap(\.firstNames), none: "nothing"))
    }
    guard target.node.isEnabled else { throw EventError(description: "'\(identifier)' is disabled") }
    focus(on: target.node)
    update()
  }

  /// Takes the focus away from every view, as the keyboard's key for done does.
  public func removeFocus() {
    update()
    focus(on: nil)
    update()
  }

  /// The accessibility identifier or label of the view that has the focus; nil where none has.
  public var focused: String? {
    update()
    guard let focused = stage.graph.focusScene.focused else { return nil }
    return focusTargets().first { $0.node === focused }?.firstNames.first { !$0.isEmpty }
  }

  private func focusTargets() -> [NamedNode<FocusTargetNode>] {
    Self.named(FocusTargetNode.self, in: stage.roots)
  }
}
