import Foundation
import PodiumDrawing
import PodiumViews

/// Why an event could not be delivered to a view.
public struct EventError: Error, Equatable, CustomStringConvertible {
  /// What happened, and what there was instead.
  public let description: String
}

extension ViewHost {
  /// Touches a button, link or row by what it says or by its accessibility identifier.
  ///
  /// - Throws: ``EventError`` where there is none, or it is disabled.
  public func tap(_ labelOrIdentifier: String) throws {
    update()
    let targets = actionTargets()
    guard let target = targets.first(where: { $0.names.contains(labelOrIdentifier) }) else {
      let known = targets.flatMap(\.names).map { "'\($0)'" }.joined(separator: ", ")
      throw EventError(
        description: "nothing to tap is called '\(labelOrIdentifier)'; there is \(known.isEmpty ? "nothing" : known)")
    }
    guard target.node.isEnabled else {
      throw EventError(description: "'\(labelOrIdentifier)' is disabled")
    }
    target.node.action()
    update()
  }

  /// What can be touched, with what each is called: its identifiers first, then what it says.
  ///
  /// What closed menus hold comes after everything that is shown.
  private func actionTargets() -> [(node: ActionNode, names: [String])] {
    Self.actionTargets(in: stage.frontRoots)
  }

  static func actionTargets(in roots: [LayoutNode]) -> [(node: ActionNode, names: [String])] {
    var result: [(ActionNode, [String])] = []
    var closed: [LayoutNode] = []
    func visit(_ node: LayoutNode, _ identifiers: [String]) {
      if let menu = node as? ClosedContentNode { closed += menu.closed }
      var identifiers = identifiers
      if let named = node as? AccessibilityNode, let identifier = named.identifier { identifiers.append(identifier) }
      if let action = node as? ActionNode {
        var context = DrawingContext()
        action.draw(&context)
        let inner = Self.identifiers(in: action)
        result.append((action, identifiers + inner + [context.accessibilityText.joined(separator: ", ")]))
        identifiers = []
      }
      // A wrapper hands its name on; among several children a name belongs to the container alone.
      let isSingle = node.children.count == 1
      for child in node.children { visit(child, isSingle ? identifiers : []) }
    }
    for root in roots { visit(root, []) }
    return closed.isEmpty ? result : result + actionTargets(in: closed)
  }

  private static func identifiers(in node: LayoutNode) -> [String] {
    node.children.flatMap { child in
      ((child as? AccessibilityNode)?.identifier).map { [$0] } ?? [] + identifiers(in: child)
    }
  }

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
    func focused() -> CrownNode? { stage.nodes(CrownNode.self).first(where: Self.hasFocus) }
    guard focused() != nil else {
      stage.graph.report(
        .invalidValue(
          "the crown was turned, but the view with digitalCrownRotation cannot have the focus; "
            + "put .focusable() before it"))
      return nil
    }
    return CrownDriver(crown: { focused()?.crown }, afterStep: { [weak self] in self?.update() })
  }

  /// Whether the content can have the focus: `.focusable()` has to come before the crown's modifier.
  private static func hasFocus(_ crown: CrownNode) -> Bool {
    func find(_ node: LayoutNode) -> Bool {
      if let focus = node as? FocusNode { return focus.isFocusable }
      return node.children.contains(where: find)
    }
    return crown.children.contains(where: find)
  }
}
