/// One view inside another view's content, as the container sees it.
///
/// It can be put anywhere in the container's own view; state and identity stay with the content it came from.
public struct Subview: Identifiable {
  /// Tells subviews apart, the same from update to update.
  public struct ID: Hashable {
    let item: ObjectIdentifier
  }

  let item: LayoutNode
  /// The place in the content's tree that makes the item, where it makes this one alone.
  let owner: ViewNode?
  /// The environment that the content was made in.
  let base: EnvironmentValues

  /// Tells the view from others, the same from update to update.
  public var id: ID { ID(item: ObjectIdentifier(item)) }

  /// The values that the view hands to its container.
  public var containerValues: ContainerValues { item.containerValues }
}

extension Subview: View, PrimitiveView {
  package func reconcile(_ node: ViewNode) {
    // What the container sets around the place reaches the view as if it had been written there.
    (owner ?? row)?.setOverlay(node.environment, over: base)
  }

  /// The place of an element that is made only now that it is needed.
  private var row: ViewNode? {
    guard let element else { return nil }
    element.resolve()
    return element.row
  }

  /// The element that the item stands for or that modifiers wrap, the outermost.
  private var element: DeferredNode? {
    var current: LayoutNode? = item
    while let node = current {
      if let element = node as? DeferredNode { return element }
      current = (node as? WrapperNode)?.content
    }
    return nil
  }

  package func items(_ node: ViewNode) -> LayoutNodes { [item] }
}

/// The views inside another view's content.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views inside another view's content.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// A section inside another view's content.
public struct SectionConfiguration: Identifiable {
  /// Tells sections apart, the same from update to update.
  public struct ID: Hashable {
    let item: ObjectIdentifier
  }

  /// Tells the section from others, the same from update to update.
  public let id: ID
  /// The views above the content.
  public let header: SubviewsCollection
  /// The views of the section itself.
  public let content: SubviewsCollection
  /// The views below the content.
  public let footer: SubviewsCollection
  /// The values that were set on the section.
  public let containerValues: ContainerValues
}

/// The sections inside another view's content; views outside any section form sections of their own.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
