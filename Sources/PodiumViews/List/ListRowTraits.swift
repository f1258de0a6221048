/// What a row says of itself to the list around it.
struct ListRowTraits {
  var insets: EdgeInsets?
  /// Above and below.
  var separators: (top: Visibility, bottom: Visibility) = (.automatic, .automatic)
  var separatorTint: Color?
  var background: LayoutNodes?
  var swipeActions: [HorizontalEdge: () -> AnyView] = [:]
  var delete: (() -> Void)?
  var isSelectable = true
  var move: Movement?
  var isDeleteDisabled = false
  var isMoveDisabled = false

  /// A row's place among those of its `ForEach`, and what moves some of them.
  struct Movement {
    let index: Int
    let action: (IndexSet, Int) -> Void
  }

  /// What deletes the row, unless that is forbidden.
  var deletion: (() -> Void)? { isDeleteDisabled ? nil : delete }

  /// What moves the row, unless that is forbidden.
  var movement: Movement? { isMoveDisabled ? nil : move }

  /// The traits of a row, from the outermost modifier to the innermost; inner ones win.
  static func of(_ row: LayoutNode) -> ListRowTraits {
    var traits = ListRowTraits()
    var current: LayoutNode? = row
    while let node = current {
      (node as? ListTraitNode)?.change(&traits, node)
      current = (node as? WrapperNode)?.content ?? (node as? DeferredNode)?.items.first
    }
    return traits
  }
}

/// Carries traits from a row to its list.
package final class ListTraitNode: WrapperNode {
  var change: (inout ListRowTraits, LayoutNode) -> Void = { _, _ in }
  private(set) var background: LayoutNodes = []

  func setBackground(_ nodes: LayoutNodes) {
    background = nodes.parts
    for node in background { adopt(node) }
  }
}

/// Sets traits of rows.
public struct _ListTraitModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let change: (inout ListRowTraits, Int) -> Void

  package func makeWrapper() -> ListTraitNode { ListTraitNode() }

  package func update(_ wrapper: ListTraitNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.change = { [change] traits, _ in change(&traits, index) }
    return true
  }
}

/// Puts a view behind a row.
public struct _ListRowBackgroundModifier<Background: View>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let background: Background?

  package func makeWrapper() -> ListTraitNode { ListTraitNode() }

  package func reconcileSecondary(_ node: ViewNode) {
    node.reconcileForEachItem(background)
  }

  package func update(_ wrapper: ListTraitNode, _ node: ViewNode, index: Int) -> Bool {
    if index + 1 >= node.children.count { reconcileSecondary(node) }
    wrapper.setBackground(node.children[index + 1].items)
    let isSet = background != nil
    wrapper.change = { traits, node in
      if isSet { traits.background = (node as? ListTraitNode)?.background }
    }
    return false
  }
}

extension View {
  private func listTrait(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
    modifier(_ListTraitModifier { traits, _ in change(&traits) })
  }

  /// Sets the space around a row's content, points; nil keeps the list's own.
  public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View { listTrait { $0.insets = insets } }

  /// Shows or hides the lines above and below a row.
  public consuming func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listTrait { traits in
      if edges.contains(.top) { traits.separators.top = visibility }
      if edges.contains(.bottom) { traits.separators.bottom = visibility }
    }
  }

  /// Sets the colour of the line below a row.
  public consuming func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listTrait { $0.separatorTint = color }
  }

  /// Puts a view behind a row, to its edges; nil keeps the list's own.
  public consuming func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(background: view))
  }

  /// Keeps a row from being selected.
  public consuming func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listTrait { if isDisabled { $0.isSelectable = false } }
  }

  /// Adds actions that a swipe over the row reveals.
  public consuming func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = AnyView(content())
    return listTrait { $0.swipeActions[edge] = { actions } }
  }
}

/// Content that comes from data and whose elements can be taken out.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What edits elements can be followed by what edits them in another way.
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows be deleted; the action receives the places of the elements. Nil forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    let modifier = _ListTraitModifier { traits, index in
      if let action { traits.delete = { action(IndexSet(integer: index)) } }
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Lets rows be moved; the action receives the places of the elements and where they go. Nil forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    let modifier = _ListTraitModifier { traits, index in
      if let action { traits.move = ListRowTraits.Movement(index: index, action: action) }
    }
    return ModifiedContent(content: self, modifier: modifier)
  }
}
