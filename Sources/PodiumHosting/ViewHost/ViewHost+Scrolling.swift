import Foundation
import PodiumViews

extension ViewHost {
  /// Scrolls a scroll view by a distance, points; positive toward the end of its content.
  ///
  /// The scroll view is the one with the accessibility identifier, or the first in the view that has it.
  ///
  /// - Throws: ``EventError`` where there is none, or it is disabled.
  public func scroll(_ identifier: String, by distance: CGSize) throws {
    update()
    let named = stage.nodes(AccessibilityNode.self).filter { $0.identifier == identifier }
    guard let scroll = named.lazy.compactMap(Self.scrollView).first else {
      let known = stage.nodes(AccessibilityNode.self)
        .filter { Self.scrollView(in: $0) != nil }.compactMap(\.identifier).map { "'\($0)'" }
      throw EventError(
        description: "no scroll view is called '\(identifier)'; there is "
          + (known.isEmpty ? "none with a name" : known.joined(separator: ", ")))
    }
    guard scroll.isEnabled else {
      throw EventError(description: "'\(identifier)' cannot be scrolled: it is disabled")
    }
    scroll.scroll(by: distance)
    update()
  }

  private static func scrollView(in node: LayoutNode) -> ScrollNode? {
    if let scroll = node as? ScrollNode { return scroll }
    return node.children.lazy.compactMap(scrollView).first
  }
}
