import Foundation
import PodiumDrawing
import PodiumViews

/// Why an event could not be delivered to a view.
public struct EventError: Error, Equatable, CustomStringConvertible {
  /// What happened, and what there was instead.
  public let description: String
}

extension ViewHost {
  /// Touches a button, link, row or field by what it says or by its accessibility identifier.
  ///
  /// A name of a whole control wins over a text inside one; a touch on a field gives it the focus.
  /// - Throws: ``EventError`` where there is none, or it is disabled.
  public func tap(_ labelOrIdentifier: String) throws {
    update()
    let touchables = touchables()
    guard
      let touchable = Self.innermost(touchables.filter { $0.names.contains(labelOrIdentifier) })
        ?? Self.innermost(touchables.filter { $0.texts.contains(labelOrIdentifier) })
    else {
      throw EventError(
        description: "nothing to tap is called '\(labelOrIdentifier)'; there is "
          + Self.list(touchables.flatMap(\.names), none: "nothing"))
    }
    guard touchable.isEnabled else {
      throw EventError(description: "'\(labelOrIdentifier)' is disabled")
    }
    try touchable.touch()
    update()
  }

  /// Something that a finger can do something with.
  private struct Touchable {
    let node: LayoutNode
    let names: [String]
    /// The texts inside, any of which a finger may touch.
    let texts: [String]
    let isEnabled: Bool
    let touch: () throws -> Void
  }

  /// The first of several, or what can be touched inside it.
  private static func innermost(_ touchables: [Touchable]) -> Touchable? {
    guard let first = touchables.first else { return nil }
    return touchables.last { $0.node.isInside(first.node) } ?? first
  }

  /// Buttons, links and rows first, then fields and other views that a touch gives the focus.
  private func touchables() -> [Touchable] {
    let roots = stage.frontRoots
    let actions = Self.named(ActionNode.self, in: roots).filter(\.node.takesTaps).map { target in
      Touchable(
        node: target.node, names: target.names, texts: target.texts, isEnabled: target.node.isEnabled
      ) { [self] in
        let middle = CGPoint(x: target.node.frame.midX, y: target.node.frame.midY)
        try deliver(Touch(at: middle), to: target.node, target.names.first { !$0.isEmpty } ?? "it")
      }
    }
    let fields = Self.named(TextInputNode.self, in: roots).map { target in
      Touchable(
        node: target.node, names: target.firstNames, texts: target.texts, isEnabled: target.node.isEnabled
      ) { [self] in
        begin(target)
      }
    }
    let focusable = Self.named(FocusTargetNode.self, in: roots).filter { Self.isFocusable($0.node) }.map { target in
      Touchable(
        node: target.node, names: target.firstNames, texts: target.texts, isEnabled: target.node.isEnabled
      ) { [self] in
        focus(on: target.node)
      }
    }
    return actions + fields + focusable
  }

  /// What a touch on a field does, before anything is typed.
  func begin(_ field: NamedNode<TextInputNode>) {
    focus(on: field.focusTarget)
    field.node.begin()
  }

  /// What a keyboard's coming does: the view has the focus, and no other has it any more.
  func focus(on target: FocusTargetNode?) { stage.graph.focusScene.focus(target) }

  /// Turns the Digital Crown for the focused view; 1 is one full turn toward higher values, as in XCTest.
  ///
  /// Where no focused view listens to the crown, the turn does nothing and is reported among the warnings.
  public func rotateCrown(rotations: Double, velocity: Double = 1) {
    crownDriver()?.rotate(rotations: rotations, velocity: velocity)
  }

  /// Turns the Digital Crown by detents: by steps of the view's stride.
  public func rotateCrown(detents: Int) { crownDriver()?.rotate(detents: detents) }

  private func crownDriver() -> CrownDriver? {
    update()
    guard !stage.nodes(CrownNode.self).isEmpty else {
      stage.graph.report(.invalidValue("the crown was turned, but no view has a digitalCrownRotation modifier"))
      return nil
    }
    guard focusedCrown() != nil else {
      stage.graph.report(
        .invalidValue(
          "the crown was turned, but the view with digitalCrownRotation cannot have or does not have the focus; "
            + "put .focusable() before it"))
      return nil
    }
    return CrownDriver(
      crown: { [weak self] in self?.focusedCrown()?.crown }, afterStep: { [weak self] in self?.update() })
  }

  /// The crown's modifier around or inside the view with the focus; the first one where no view has it.
  private func focusedCrown() -> CrownNode? {
    let crowns = stage.nodes(CrownNode.self).filter(Self.isFocusable)
    guard let focused = stage.graph.focusScene.focused else { return crowns.first }
    // Modifiers may stand in either order; of those around the focus the innermost is meant.
    return crowns.last { focused.isInside($0) } ?? crowns.first { $0.isInside(focused) }
  }

  /// Whether the content can have the focus: `.focusable()` has to come before the crown's modifier.
  private static func isFocusable(_ node: LayoutNode) -> Bool {
    func find(_ node: LayoutNode) -> Bool {
      if let focus = node as? FocusNode { return focus.isFocusable }
      return node.children.contains(where: find)
    }
    return node.children.contains(where: find)
  }
}
