extension ViewNode {
  /// Keeps `view` as hidden content and answers its subviews.
  func resolveSubviews<V: View>(of view: V) -> SubviewsCollection {
    let source = reconcileSource(view)
    return SubviewsCollection(subviews: source.items.flatMap { item in item.parts.map { subview($0, in: source) } })
  }

  /// Keeps `view` as hidden content and answers its sections.
  func resolveSections<V: View>(of view: V) -> SectionCollection {
    let source = reconcileSource(view)
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func closeLoose() {
      guard let first = loose.first else { return }
      sections.append(
        SectionConfiguration(
          id: .init(item: first.id.item), header: .init(subviews: []), content: .init(subviews: loose),
          footer: .init(subviews: []), containerValues: ContainerValues()))
      loose = []
    }
    for item in source.items {
      guard let section = item as? SectionNode else {
        loose.append(subview(item, in: source))
        continue
      }
      closeLoose()
      func collection(_ nodes: LayoutNodes) -> SubviewsCollection {
        SubviewsCollection(subviews: nodes.map { subview($0, in: source) })
      }
      sections.append(
        SectionConfiguration(
          id: .init(item: ObjectIdentifier(section)), header: collection(section.header),
          content: collection(section.content), footer: collection(section.footer),
          containerValues: section.values))
    }
    closeLoose()
    return SectionCollection(sections: sections)
  }

  private func subview(_ item: LayoutNode, in source: ViewNode) -> Subview {
    Subview(item: item, owner: source.owner(of: item), base: environment)
  }

  /// The outermost place below that makes `item` and nothing else.
  private func owner(of item: LayoutNode) -> ViewNode? {
    if items.count == 1, items[0] === item { return self }
    let item = unwrapped(item)
    for child in children where child.items.contains(where: { node in node.parts.contains { $0 === item } }) {
      return child.owner(of: item)
    }
    // A modifier around several views wraps each of them: what is inside has a place of its own.
    if let wrapper = wrappers.first(where: { $0 === item }) as? WrapperNode, let content = wrapper.content {
      return children.first?.owner(of: content)
    }
    return nil
  }
}
