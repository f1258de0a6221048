/// What a lazy container puts in line: one view, or the place of one that is not made yet.
struct LazyCell {
  enum Role: Equatable { case content, header, footer }

  let node: LayoutNode
  let role: Role
  /// The section that the view belongs to, numbered from 0; nil outside sections.
  let section: Int?

  /// A header or footer takes a line of its own.
  var isAlone: Bool { role != .content }
}

/// The views of a lazy container, in order, with what is known of their sections.
struct LazyCells {
  private struct Mark: Equatable {
    let role: LazyCell.Role
    let section: Int
  }

  private var marks: [ObjectIdentifier: Mark] = [:]

  /// Reads the sections among a container's items; says whether they differ from before.
  mutating func readSections(_ items: [LayoutNode]) -> Bool {
    var fresh: [ObjectIdentifier: Mark] = [:]
    for (number, section) in items.lazy.compactMap({ $0 as? SectionNode }).enumerated() {
      for node in section.header { fresh[ObjectIdentifier(node)] = Mark(role: .header, section: number) }
      for node in section.content { fresh[ObjectIdentifier(node)] = Mark(role: .content, section: number) }
      for node in section.footer { fresh[ObjectIdentifier(node)] = Mark(role: .footer, section: number) }
    }
    defer { marks = fresh }
    return fresh != marks
  }

  /// One cell a view: elements of several views are taken apart, elements not made yet stand for as many as
  /// the last that was.
  func cells(of items: [LayoutNode]) -> [LazyCell] {
    var cells: [LazyCell] = []
    cells.reserveCapacity(items.count)
    for item in items {
      let mark = marks.isEmpty ? nil : marks[ObjectIdentifier(item)]
      func add(_ node: LayoutNode) {
        cells.append(LazyCell(node: node, role: mark?.role ?? .content, section: mark?.section))
      }
      guard let deferred = item as? DeferredNode, deferred.viewCount != 1 else {
        add(item)
        continue
      }
      if deferred.isDeferred {
        for _ in 0..<deferred.viewCount { add(deferred) }
      } else {
        for node in deferred.items { add(node) }
      }
    }
    return cells
  }
}
