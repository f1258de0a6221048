import PodiumDrawing
import PodiumViews

/// A node that an event can go to, with what it is called.
struct NamedNode<Node: LayoutNode> {
  let node: Node
  /// Its accessibility identifiers, those set outside first.
  let identifiers: [String]
  /// What it says: the label set outside where there is one, else its own texts.
  let texts: [String]
  /// The node that can have the focus and has this one inside, the innermost.
  let focusTarget: FocusTargetNode?

  /// What it says as a whole.
  var sentence: String { texts.joined(separator: ", ") }
  /// Its identifiers and what it says as a whole.
  var names: [String] { identifiers + [sentence] }
  /// Its identifiers and what it says first.
  var firstNames: [String] { identifiers + texts.prefix(1) }
}

extension ViewHost {
  /// The nodes of one kind below `roots`, in tree order; what closed menus hold comes after everything shown.
  ///
  /// Names are set around a node as often as inside it, so both count. A wrapper hands its name on to its content;
  /// among several children a name belongs to the container alone.
  static func named<N: LayoutNode>(_ kind: N.Type, in roots: LayoutNodes) -> [NamedNode<N>] {
    var found: [NamedNode<N>] = []
    var closed: LayoutNodes = []
    func visit(_ node: LayoutNode, _ around: Surroundings) {
      if let menu = node as? ClosedContentNode { closed += menu.closed }
      var around = around
      around.take(node)
      if let match = node as? N {
        var context = DrawingContext()
        match.draw(&context)
        let texts = around.label.map { [$0] } ?? context.accessibilityText
        found.append(
          NamedNode(
            node: match, identifiers: around.identifiers + identifiers(in: match), texts: texts,
            focusTarget: around.focusTarget))
        around.dropNames()
      }
      let children = node.children
      let single = (node as? WrapperNode)?.content ?? (children.count == 1 ? children[0] : nil)
      for child in children { visit(child, child === single ? around : around.withoutNames) }
    }
    for root in roots { visit(root, Surroundings()) }
    return closed.isEmpty ? found : found + named(kind, in: closed)
  }

  /// The identifiers nearest below a node.
  private static func identifiers(in node: LayoutNode) -> [String] {
    node.children.flatMap { child in
      (child as? AccessibilityNode)?.identifier.map { [$0] } ?? identifiers(in: child)
    }
  }

  /// Names for a message, or a word for none.
  static func list(_ names: [String], none: String = "none with a name") -> String {
    let shown = names.filter { !$0.isEmpty }.map { "'\($0)'" }
    return shown.isEmpty ? none : shown.joined(separator: ", ")
  }
}

/// What is said of a node by those around it.
private struct Surroundings {
  var identifiers: [String] = []
  var label: String?
  var focusTarget: FocusTargetNode?

  @MainActor mutating func take(_ node: LayoutNode) {
    if let named = node as? AccessibilityNode {
      if let identifier = named.identifier { identifiers.append(identifier) }
      // The outermost label is the one that is said.
      label = label ?? named.label
    }
    if let target = node as? FocusTargetNode { focusTarget = target }
  }

  mutating func dropNames() { (identifiers, label) = ([], nil) }

  var withoutNames: Surroundings {
    var copy = self
    copy.dropNames()
    return copy
  }
}
