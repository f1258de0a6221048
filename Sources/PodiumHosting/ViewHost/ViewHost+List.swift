import Foundation
import PodiumViews

extension ViewHost {
  /// Swipes over a row of a list, by what it says or an accessibility identifier in it, and shows its actions.
  ///
  /// The actions can then be tapped by what they say.
  /// - Throws: ``EventError`` where there is no such row, or it has no actions on that side.
  public func swipe(_ labelOrIdentifier: String, edge: HorizontalEdge = .trailing) throws {
    update()
    for column in stage.nodes(ListColumnNode.self) {
      for row in column.visibleRows where Self.names(of: row).contains(labelOrIdentifier) {
        guard column.reveal(row, edge: edge) else {
          throw EventError(description: "the row '\(labelOrIdentifier)' has no actions on its \(edge) side")
        }
        update()
        return
      }
    }
    let known = stage.nodes(ListColumnNode.self).flatMap(\.visibleRows).flatMap(Self.names).map { "'\($0)'" }
    throw EventError(
      description: "no row that can be seen is called '\(labelOrIdentifier)'; there is "
        + (known.isEmpty ? "no row" : known.joined(separator: ", ")))
  }

  /// What a row says, as a whole and text by text, and the identifiers in it.
  private static func names(of row: LayoutNode) -> [String] {
    var context = DrawingContext()
    row.draw(&context)
    var names = [context.accessibilityText.joined(separator: ", ")] + context.accessibilityText
    func visit(_ node: LayoutNode) {
      if let identifier = (node as? AccessibilityNode)?.identifier { names.append(identifier) }
      node.children.forEach(visit)
    }
    visit(row)
    return names
  }
}
