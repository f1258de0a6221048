/// What a lazy container puts in line: one view, or the place of an element that is not made yet.
struct LazyCell {
  enum Role: Equatable { case content, header, footer }

  let node: LayoutNode
  let role: Role
  /// The section that the view belongs to, numbered from 0; nil outside sections.
  let section: Int?
  /// How many views the cell stands for.
  let count: Int

  /// A header or footer takes a line of its own, and so does an element of several views that is not made yet.
  var isAlone: Bool { role != .content || count > 1 }

  /// The views of a lazy container's content in order, taking apart sections and elements of several views.
  static func cells(of items: LayoutNodes) -> [LazyCell] {
    var cells: [LazyCell] = []
    cells.reserveCapacity(items.count)
    var sections = 0
    func add(_ item: LayoutNode, _ role: Role, _ section: Int?) {
      if let part = item as? SectionNode {
        let number = sections
        sections += 1
        for node in part.header { add(node, .header, number) }
        for node in part.content { add(node, .content, number) }
        for node in part.footer { add(node, .footer, number) }
      } else if let deferred = item as? DeferredNode, !deferred.isSingle {
        if deferred.isDeferred {
          cells.append(LazyCell(node: item, role: role, section: section, count: deferred.expectedCount))
        } else {
          for node in deferred.contents { add(node, role, section) }
        }
      } else {
        cells.append(LazyCell(node: item, role: role, section: section, count: 1))
      }
    }
    for item in items { add(item, .content, nil) }
    return cells
  }
}
