import Foundation
import PodiumDrawing
import PodiumViews

extension ViewHost {
  /// Types text into a field, behind what is there: one character after the other, as a keyboard does.
  ///
  /// The field is found by its accessibility identifier or by its label.
  ///
  /// - Throws: ``EventError`` where there is no such field, or it is disabled.
  public func type(_ text: String, into identifier: String) throws {
    try checkedField(identifier)
    for character in text {
      // Found anew for each character: what was typed before may have changed the view.
      let field = try checkedField(identifier)
      field.setText(field.text() + String(character))
      update()
    }
  }

  @discardableResult private func checkedField(_ identifier: String) throws -> TextInputNode {
    update()
    let fields = textFields()
    // An identifier is meant for this, so it wins over a label that reads the same.
    guard
      let field = fields.first(where: { $0.identifiers.contains(identifier) })
        ?? fields.first(where: { $0.label == identifier })
    else {
      let names = fields.flatMap { $0.identifiers + [$0.label] }.filter { !$0.isEmpty }.map { "'\($0)'" }
      throw EventError(
        description: "no text field is called '\(identifier)'; there is "
          + (names.isEmpty ? (fields.isEmpty ? "none" : "one without a name") : names.joined(separator: ", "))
      )
    }
    guard field.node.isEnabled else { throw EventError(description: "'\(identifier)' is disabled") }
    return field.node
  }

  private func textFields() -> [(node: TextInputNode, identifiers: [String], label: String)] {
    var found: [(TextInputNode, [String], String)] = []
    func visit(_ node: LayoutNode, _ identifiers: [String]) {
      var identifiers = identifiers
      if let named = node as? AccessibilityNode, let identifier = named.identifier {
        identifiers.append(identifier)
      }
      if let field = node as? TextInputNode {
        var context = DrawingContext()
        field.draw(&context)
        // The label comes first; the text behind it is not a name.
        found.append((field, identifiers, context.accessibilityText.first ?? ""))
        identifiers = []
      }
      let isSingle = node.children.count == 1
      for child in node.children { visit(child, isSingle ? identifiers : []) }
    }
    for root in stage.frontRoots { visit(root, []) }
    return found
  }
}
