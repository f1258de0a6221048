/// A modifier that puts a layout node around each item of its content.
@MainActor package protocol LayoutModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrapperNode

  /// A wrapper for one more item.
  func makeWrapper() -> Wrapper

  /// Brings `wrapper` up to date; says whether its size or its children's may have changed.
  func update(_ wrapper: Wrapper, _ node: ViewNode, index: Int) -> Bool

  /// Updates views beside the content, such as an overlay's, in slots from 1 up.
  func reconcileSecondary(_ node: ViewNode)

  /// Brings what a section says of itself up to date with the modifier on it.
  func update(_ section: SectionNode, _ node: ViewNode)
}

/// A layout modifier that reads nothing of its node but the environment, and keeps nothing in it.
///
/// It can share the node of its content, so that a view with five modifiers is one place in the tree and not six.
@MainActor package protocol PlainLayoutModifier: LayoutModifier {}

extension LayoutModifier {
  package func reconcileSecondary(_ node: ViewNode) {}
  package func update(_ section: SectionNode, _ node: ViewNode) {}

  /// The content's items, each in its wrapper; wrappers live as long as the item they stand around.
  ///
  /// A section stays one: its parts are wrapped.
  func wrap(_ items: LayoutNodes, _ node: ViewNode) -> LayoutNodes {
    guard items.contains(where: { $0 is SectionNode }) else { return wrapParts(items, node) }
    var wrapped = Array(wrapParts(items.parts, node))[...]
    let sections = items.map { item -> LayoutNode in
      guard let section = item as? SectionNode else { return wrapped.removeFirst() }
      func take(_ count: Int) -> LayoutNodes {
        defer { wrapped = wrapped.dropFirst(count) }
        return LayoutNodes(wrapped.prefix(count))
      }
      let copy = node.sectionCopy(of: section)
      copy.update(
        header: take(section.header.count), content: take(section.content.count),
        footer: take(section.footer.count))
      copy.values = section.values
      update(copy, node)
      return copy
    }
    return LayoutNodes(sections)
  }

  private func wrapParts(_ items: LayoutNodes, _ node: ViewNode) -> LayoutNodes {
    // Almost always one item, new or the one it was.
    if items.count == 1, node.wrappers.count <= 1 {
      if let known = node.wrappers.first as? Wrapper, known.content === items[0] {
        _ = updated(known, around: items[0], node, index: 0)
        return node.wrappers
      }
      return keep(LayoutNodes(updated(makeWrapper(), around: items[0], node, index: 0)), node)
    }
    var kept: [ObjectIdentifier: Wrapper] = [:]
    for case let wrapper as Wrapper in node.wrappers {
      if let content = wrapper.content { kept[ObjectIdentifier(content)] = wrapper }
    }
    let wrappers = items.enumerated().map { index, item -> LayoutNode in
      let wrapper = kept.removeValue(forKey: ObjectIdentifier(item)) ?? makeWrapper()
      return updated(wrapper, around: item, node, index: index)
    }
    return keep(LayoutNodes(wrappers), node)
  }

  private func updated(_ wrapper: Wrapper, around item: LayoutNode, _ node: ViewNode, index: Int)
    -> LayoutNode
  {
    wrapper.setContent(item)
    if update(wrapper, node, index: index) { wrapper.invalidateLayout() }
    return wrapper
  }

  private func keep(_ wrappers: LayoutNodes, _ node: ViewNode) -> LayoutNodes {
    node.wrappers = wrappers
    return wrappers
  }
}

/// A modifier that changes the environment of its content and nothing else.
@MainActor package protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// Writes the change.
  func modify(_ environment: inout EnvironmentValues)
}
