/// A view made of another view's subviews.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View, PrimitiveView {
  package func reconcile(_ node: ViewNode) {
    let subviews = node.resolveSubviews(of: base)
    node.reconcile(slot: 0, node.tracking { transform(subviews) })
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    if node.takeSourceChange() { reconcile(node) }
    return node.childItems
  }
}

/// A view made of another view's sections.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: View, PrimitiveView {
  package func reconcile(_ node: ViewNode) {
    let sections = node.resolveSections(of: base)
    node.reconcile(slot: 0, node.tracking { transform(sections) })
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    if node.takeSourceChange() { reconcile(node) }
    return node.childItems
  }
}

extension Group where Content: View {
  /// Makes a view of all subviews of another view's content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(base: view, transform: transform))
  }

  /// Makes a view of all sections of another view's content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(base: view, transform: transform))
  }

  /// Makes a view of all subviews of another view's content.
  @available(*, deprecated, renamed: "init(subviews:transform:)")
  public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }

  /// Makes a view of all sections of another view's content.
  @available(*, deprecated, renamed: "init(sections:transform:)")
  public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}
