/// A row of a ``Grid``; anywhere else its views stand for themselves.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes the row; an alignment of nil is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  public var body: some View { content.modifier(_GridRowModifier(alignment: alignment)) }
}

/// Marks views as cells of one row; modifiers on the row so apply to each of its cells, as SwiftUI's do.
public struct _GridRowModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let alignment: VerticalAlignment?

  package func makeWrapper() -> GridCellNode { GridCellNode() }

  package func update(_ wrapper: GridCellNode, _ node: ViewNode, index: Int) -> Bool {
    let row = GridRowKey.Row(id: ObjectIdentifier(node), alignment: alignment)
    defer { wrapper.row = row }
    return wrapper.row != row
  }
}

package final class GridCellNode: WrapperNode {
  var row: GridRowKey.Row?

  override package func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(GridRowKey.self) ? row : super.layoutValue(key)
  }
}

/// The row that a cell is in; none for a view that takes a row of its own.
struct GridRowKey: LayoutValueKey {
  struct Row: Equatable {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
  }

  static var defaultValue: Row? { nil }
}
