/// Stands in a lazy container for the views of one `ForEach` element until they are needed.
///
/// Asking for its size or placing it makes the views, through ``resolve()``; state lives on by the element's id.
/// A container that knows deferred nodes asks ``LayoutNode/isDeferred`` first, estimates the extent of those that
/// cannot be seen, and places an element of several views view by view (``items``); any other container gets a
/// column of them.
package final class DeferredNode: ContainerNode {
  /// The element's place in its `ForEach`.
  package internal(set) var index = 0
  private(set) weak var rows: DeferredRows?
  private(set) var isResolved = false
  /// The place of the views in the view tree, once they were made.
  var row: ViewNode?
  /// What the element adds, with sections as such and with elements of its own that nobody needed yet.
  private(set) var contents: LayoutNodes = []
  private var column: LayoutContainerNode<VStackLayout>?

  init(_ rows: DeferredRows) { self.rows = rows }

  /// How many views an element not made yet is expected to have.
  package var expectedCount: Int { max(1, rows?.expectedViews ?? 1) }

  /// Whether the element is one view, which can be laid out in the node's own place.
  package var isSingle: Bool {
    isResolved && contents.count == 1 && !(contents[0] is DeferredNode) && items.count == 1
  }

  /// The element's id.
  package var rowID: AnyHashable? { assumingMainActor(with: self) { $0.rows?.id(of: $0) } }

  /// Makes the views, where that was not done yet.
  package func resolve() {
    guard !isResolved, let rows else { return }
    isResolved = true
    contents = assumingMainActor(with: self) { rows.build($0) }
    setItemsDuringLayout(contents.parts)
  }

  /// Takes what the element's view adds now.
  func refresh() {
    guard let row else { return }
    contents = assumingMainActor(with: row) { $0.items }
    setItems(contents)
  }

  private var content: LayoutNode? {
    resolve()
    if items.count == 1 { return items[0] }
    guard !items.isEmpty else { return nil }
    let column = column ?? LayoutContainerNode(VStackLayout())
    if self.column == nil { adopt(column) }
    self.column = column
    column.setDirection(layoutDirection, below: self)
    column.setItemsDuringLayout(items)
    return column
  }

  override package var isDeferred: Bool { !isResolved }
  override package var children: LayoutNodes { items }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content?.size(proposal) ?? .zero }
  override func placeChildren() { content?.place(at: frame.origin, proposal: proposal) }
  /// Any, as asking would make the views.
  override var explicitGuides: GuideKinds { .all }
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { content?.guide(key, proposal) }

  override package var containerValues: ContainerValues {
    resolve()
    return items.first?.containerValues ?? ContainerValues()
  }

  override package var spacing: ViewSpacing {
    guard let first = items.first else { return isResolved ? .zero : ViewSpacing() }
    return items.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }
  override package var layoutPriority: Double { items.first?.layoutPriority ?? 0 }
  override package var zIndex: Double { items.first?.zIndex ?? 0 }
  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { items.first?.layoutValue(key) }
}
