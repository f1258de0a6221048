import Foundation
import PodiumViews

extension ViewHost {
  /// Swipes over a row of a list, by what it says or an accessibility identifier in it, and shows its actions.
  ///
  /// The actions can then be tapped by what they say.
  /// - Throws: ``EventError`` where there is no such row, or it has no actions on that side.
  public func swipe(_ labelOrIdentifier: String, edge: HorizontalEdge = .trailing) throws {
    let found = try row(labelOrIdentifier)
    guard found.column.reveal(found.row, edge: edge) else {
      throw EventError(description: "the row '\(labelOrIdentifier)' has no actions on its \(edge) side")
    }
    update()
  }

  /// The first row of a name that can be seen.
  func row(_ labelOrIdentifier: String) throws -> (column: ListColumnNode, row: LayoutNode) {
    update()
    let columns = stage.frontRoots.flatMap(Self.columns)
    for column in columns {
      for row in column.visibleRows where Self.names(of: row).contains(labelOrIdentifier) { return (column, row) }
    }
    let known = columns.flatMap(\.visibleRows).flatMap(Self.names)
    throw EventError(
      description: "no row that can be seen is called '\(labelOrIdentifier)'; there is "
        + Self.list(known, none: "no row"))
  }

  private static func columns(in node: LayoutNode) -> [ListColumnNode] {
    ((node as? ListColumnNode).map { [$0] } ?? []) + node.children.flatMap(columns)
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
