/// One view for each element of a collection, told apart by the elements' ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements that views are made for.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }
}

extension ForEach: PrimitiveView where Content: View {
  package static var hasKeyedChildren: Bool { true }

  package func reconcile(_ node: ViewNode) {
    guard let tree = data as? any TreeCollection else { return reconcile(data, in: node) }
    // Subviews and sections are found in the tree; their elements are of this type.
    func resolve<T: TreeCollection>(_ tree: T) {
      let elements = tree.resolve(in: node).compactMap { $0 as? Data.Element }
      reconcile(elements, in: node)
    }
    resolve(tree)
  }

  @MainActor private func reconcile<Elements: RandomAccessCollection>(
    _ elements: Elements, in node: ViewNode
  ) where Elements.Element == Data.Element {
    if node.environment.isLazyContainer {
      node.reconcile(deferred: elements, id: id, content: content)
    } else {
      node.removeDeferredRows()
      node.reconcile(keyed: elements, id: id, content: content)
    }
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    if node.takeSourceChange() { reconcile(node) }
    return node.deferredRows.map { LayoutNodes($0.currentNodes) } ?? node.childItems
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes one view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// Makes one view for each element, told apart by the property at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes one view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
