import Foundation
import PodiumDrawing
import PodiumViews

extension ViewHost {
  /// Types text into a field, behind what is there: one character after the other, as a keyboard does.
  ///
  /// The field is found by its accessibility identifier or by its label, and has the focus from then on.
  ///
  /// - Throws: ``EventError`` where there is no such field, or it is disabled.
  public func type(_ text: String, into identifier: String) throws {
    begin(try checkedField(identifier))
    update()
    var typed = ""
    for character in text {
      // Found anew for each character: what was typed before may have changed the view.
      let field = try field(identifier, after: typed, of: text)
      field.setText(field.text() + String(character))
      update()
      typed.append(character)
    }
  }

  /// The field that is being typed into, as long as it is there.
  private func field(_ identifier: String, after typed: String, of text: String) throws -> TextInputNode {
    do {
      return try checkedField(identifier).node
    } catch let error as EventError where !typed.isEmpty {
      throw EventError(
        description: "'\(text)' could not be typed into '\(identifier)' beyond '\(typed)', which took the field away: "
          + error.description)
    }
  }

  /// The field of a name, where it can be typed into.
  func checkedField(_ identifier: String) throws -> NamedNode<TextInputNode> {
    update()
    let fields = Self.named(TextInputNode.self, in: stage.frontRoots)
    // An identifier is meant for this, so it wins over a label that reads the same.
    // The label comes first of what is said; the text behind it is not a name.
    guard
      let field = fields.first(where: { $0.identifiers.contains(identifier) })
        ?? fields.first(where: { $0.texts.first == identifier })
    else {
      throw EventError(
        description: "no text field is called '\(identifier)'; there is "
          + Self.list(fields.flatMap(\.firstNames), none: fields.isEmpty ? "none" : "one without a name"))
    }
    guard field.node.isEnabled else { throw EventError(description: "'\(identifier)' is disabled") }
    return field
  }
}
