/// Nodes in order; one alone, as most places have it, needs no memory beside its own.
package struct NodeList<Node: AnyObject> {
  private enum Storage {
    case one(Node)
    case several([Node])
  }

  private var storage: Storage

  package init() { storage = .several([]) }

  /// One node.
  package init(_ node: Node) { storage = .one(node) }

  /// The nodes of an array, which is not copied.
  package init(_ nodes: [Node]) { storage = nodes.count == 1 ? .one(nodes[0]) : .several(nodes) }

  /// Whether both hold the same nodes in the same order.
  package func isIdentical(to other: NodeList) -> Bool {
    switch (storage, other.storage) {
    case (.one(let mine), .one(let theirs)): mine === theirs
    case (.several(let mine), .several(let theirs)):
      mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0 === $1 }
    default: count == other.count && zip(self, other).allSatisfy { $0 === $1 }
    }
  }
}

extension NodeList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .one: 1
    case .several(let nodes): nodes.count
    }
  }

  package subscript(index: Int) -> Node {
    get {
      switch storage {
      case .one(let node):
        precondition(index == 0, "a list of one node has no other")
        return node
      case .several(let nodes): return nodes[index]
      }
    }
    set { change { $0[index] = newValue } }
  }

  package mutating func append(_ node: Node) {
    if isEmpty { storage = .one(node) } else { change { $0.append(node) } }
  }

  package mutating func append(contentsOf nodes: NodeList) {
    if isEmpty { self = nodes } else { change { $0.append(contentsOf: nodes) } }
  }

  package mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with nodes: C)
  where C.Element == Node {
    change { $0.replaceSubrange(range, with: nodes) }
  }

  /// Changes the nodes as an array, in place where there are several.
  private mutating func change(_ body: (inout [Node]) -> Void) {
    var nodes: [Node]
    switch storage {
    case .one(let node): nodes = [node]
    case .several(let several): nodes = several
    }
    // The array is changed in place where nothing else holds it.
    storage = .several([])
    body(&nodes)
    self = NodeList(nodes)
  }
}

extension NodeList: ExpressibleByArrayLiteral {
  package init(arrayLiteral nodes: Node...) { self.init(nodes) }
}

extension NodeList<LayoutNode> {
  /// What containers that know no sections lay out.
  package var parts: LayoutNodes {
    if case .one(let node) = storage { return node.parts }
    var all = LayoutNodes()
    for node in self { all.append(contentsOf: node.parts) }
    return all
  }
}

/// Layout nodes in order.
package typealias LayoutNodes = NodeList<LayoutNode>
