/// The rows of one `ForEach` in a lazy container, each made when it is first needed.
@MainActor package class DeferredRows {
  package internal(set) var nodes: [DeferredNode] = []
  /// How many views an element has, by the last that was made.
  nonisolated(unsafe) var expectedViews = 1
  /// The nodes whose views were made, in order.
  var resolved: [DeferredNode] = []

  /// Every node; those already made have their present views.
  var currentNodes: [DeferredNode] {
    for node in resolved { node.refresh() }
    return nodes
  }

  /// Makes the views of a row.
  func build(_ node: DeferredNode) -> LayoutNodes { [] }

  /// The id of a row's element.
  func id(of node: DeferredNode) -> AnyHashable? { nil }

  /// The row of the element with an id.
  package func node(id: AnyHashable) -> DeferredNode? { nil }
}

/// Rows of elements of one type.
final class TypedDeferredRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: DeferredRows {
  private weak var owner: ViewNode?
  private var data: Data
  private var content: (Data.Element) -> Content
  private var environment: EnvironmentValues
  /// By a node's index: where its element is in the data, and its id.
  private var places: [(position: Data.Index, id: ID)] = []
  private var byID: [ID: DeferredNode] = [:]

  init(_ data: Data, content: @escaping (Data.Element) -> Content, owner: ViewNode) {
    (self.data, self.content, self.owner) = (data, content, owner)
    environment = owner.environment
  }

  /// Takes new data: rows already made are updated now, the others when they are needed.
  ///
  /// The container stays lazy inside a row, so that the rows of a section in a `ForEach` are deferred too.
  func update(_ data: Data, id: (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    guard let owner else { return }
    (self.data, self.content) = (data, content)
    environment = owner.environment
    match(id, owner)
    resolved = nodes.filter { $0.row != nil }
    owner.children = NodeList(resolved.lazy.compactMap(\.row))
    for node in resolved {
      if let row = node.row, row.holds(DeferredRow<Content>.self) { row.update(view(node), environment) }
    }
  }

  private func match(_ id: (Data.Element) -> ID, _ owner: ViewNode) {
    var old = byID
    (byID, nodes, places) = ([:], [], [])
    nodes.reserveCapacity(data.count)
    places.reserveCapacity(data.count)
    byID.reserveCapacity(data.count)
    let ids = owner.tracking { data.map(id) }
    var repeated: ID?
    for (position, key) in zip(data.indices, ids) {
      let node = old.removeValue(forKey: key) ?? DeferredNode(self)
      guard byID.updateValue(node, forKey: key) == nil else {
        repeated = repeated ?? key
        byID[key] = nodes.first { places[$0.index].id == key }
        continue
      }
      node.index = nodes.count
      nodes.append(node)
      places.append((position, key))
    }
    owner.setRepeatedID(repeated.map { AnyHashable($0) })
    for gone in old.values.sorted(by: { $0.index < $1.index }) { gone.row?.remove() }
  }

  private func view(_ node: DeferredNode) -> DeferredRow<Content> {
    let (data, content, position) = (data, content, places[node.index].position)
    return DeferredRow { content(data[position]) }
  }

  override func build(_ node: DeferredNode) -> LayoutNodes {
    guard let owner, !owner.isRemoved else { return [] }
    let id = AnyHashable(places[node.index].id)
    let row = ViewNode(
      view(node), graph: owner.graph, parent: owner, identity: id, environment: environment)
    row.isNamed = true
    node.row = row
    let place = resolved.partitioningIndex { $0.index > node.index }
    resolved.insert(node, at: place)
    owner.children.insert(row, at: place)
    row.updateNow()
    expectedViews = row.items.reduce(0) { $0 + $1.parts.count }
    return row.items
  }

  override func id(of node: DeferredNode) -> AnyHashable? { AnyHashable(places[node.index].id) }

  override func node(id: AnyHashable) -> DeferredNode? { (id.base as? ID).flatMap { byID[$0] } }
}

/// The view of one element; what making it reads is watched for this row alone.
struct DeferredRow<Content: View>: View, PrimitiveView {
  let make: () -> Content

  func reconcile(_ node: ViewNode) { node.reconcile(slot: 0, node.tracking(make)) }
}

extension ViewNode {
  /// The rows that are made when they are needed, where this is a `ForEach` in a lazy container.
  package var deferredRows: DeferredRows? { noted as? DeferredRows }

  /// Keeps one deferred row for each element, in the elements' order, matched by id.
  func reconcile<Data: RandomAccessCollection, ID: Hashable, V: View>(
    deferred data: Data, id: (Data.Element) -> ID, content: @escaping (Data.Element) -> V
  ) {
    let known = noted as? TypedDeferredRows<Data, ID, V>
    if known == nil { removeChildren(from: 0) }
    let rows = known ?? TypedDeferredRows(data, content: content, owner: self)
    noted = rows
    rows.update(data, id: id, content: content)
  }

  /// Forgets deferred rows, where the container around is no longer lazy.
  func removeDeferredRows() {
    guard deferredRows != nil else { return }
    noted = nil
    removeChildren(from: 0)
  }
}

extension Array {
  /// The first index whose element satisfies `predicate`, where all before do not and all after do.
  fileprivate func partitioningIndex(_ predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
