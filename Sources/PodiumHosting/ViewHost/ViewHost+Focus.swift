import Foundation
import PodiumViews

extension ViewHost {
  /// Gives the focus to a view with `focused(_:)`, found by its accessibility identifier or label.
  ///
  /// - Throws: ``EventError`` where there is none, or it is disabled.
  public func focus(_ identifier: String) throws {
    update()
    let targets = focusTargets()
    guard let target = targets.first(where: { $0.names.contains(identifier) }) else {
      let known = targets.flatMap(\.names).filter { !$0.isEmpty }.map { "'\($0)'" }.joined(separator: ", ")
      throw EventError(
        description: "nothing that can have the focus is called '\(identifier)'; there is "
          + (known.isEmpty ? "nothing" : known))
    }
    guard target.node.isEnabled else { throw EventError(description: "'\(identifier)' is disabled") }
    stage.graph.focusScene.focus(target.node)
    update()
  }

  /// Takes the focus away from every view, as the keyboard's key for done does.
  public func removeFocus() {
    update()
    stage.graph.focusScene.focus(nil)
    update()
  }

  /// The accessibility identifier or label of the view that has the focus; nil where none has.
  public var focused: String? {
    update()
    guard let focused = stage.graph.focusScene.focused else { return nil }
    return focusTargets().first { $0.node === focused }?.names.first { !$0.isEmpty }
  }

  /// The views with `focused(_:)`, with what each is called: its identifiers first, then what it says.
  private func focusTargets() -> [(node: FocusTargetNode, names: [String])] {
    var result: [(FocusTargetNode, [String])] = []
    func visit(_ node: LayoutNode, _ identifiers: [String]) {
      var identifiers = identifiers
      if let named = node as? AccessibilityNode, let identifier = named.identifier {
        identifiers.append(identifier)
      }
      if let target = node as? FocusTargetNode {
        var context = DrawingContext()
        target.draw(&context)
        result.append((target, identifiers + Self.names(in: target) + context.accessibilityText.prefix(1)))
      }
      // A wrapper hands its name on; among several children a name belongs to the container alone.
      let isSingle = node.children.count == 1
      for child in node.children { visit(child, isSingle ? identifiers : []) }
    }
    for root in stage.roots { visit(root, []) }
    return result
  }

  private static func names(in node: LayoutNode) -> [String] {
    node.children.flatMap { child in
      (child as? AccessibilityNode)?.identifier.map { [$0] } ?? names(in: child)
    }
  }
}
