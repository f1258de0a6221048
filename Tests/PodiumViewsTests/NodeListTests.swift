import Testing

@testable import PodiumViews

/// A list of nodes is what an array of them would be.
struct NodeListTests {
  private final class Node: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  private static let nodes = (0..<6).map(Node.init)

  @Test(arguments: 0..<5) func growsAsAnArray(_ count: Int) {
    let nodes = Array(Self.nodes.prefix(count))
    var list = NodeList<Node>()
    for node in nodes { list.append(node) }
    #expect(list.map(\.number) == nodes.map(\.number))
    #expect(list.count == count)
    #expect(list.isEmpty == (count == 0))
    #expect(list.isIdentical(to: NodeList(nodes)))
    #expect(!list.isIdentical(to: NodeList(nodes + [Self.nodes[5]])))
    list.append(contentsOf: NodeList(nodes))
    #expect(list.map(\.number) == (nodes + nodes).map(\.number))
  }

  @Test(arguments: 0..<5, 0..<4) func replacesAsAnArray(_ count: Int, _ inserted: Int) {
    for lower in 0...count {
      for upper in lower...count {
        var array = Array(Self.nodes.prefix(count))
        var list = NodeList(array)
        let fresh = Array(Self.nodes.suffix(inserted))
        array.replaceSubrange(lower..<upper, with: fresh)
        list.replaceSubrange(lower..<upper, with: fresh)
        #expect(list.map(\.number) == array.map(\.number))
      }
    }
  }

  @Test(arguments: 1..<4) func aCopyKeepsWhatItHad(_ count: Int) {
    let list = NodeList(Array(Self.nodes.prefix(count)))
    var copy = list
    copy[0] = Self.nodes[5]
    copy.append(Self.nodes[4])
    #expect(list.map(\.number) == Array(0..<count))
    #expect(copy[0].number == 5)
    #expect(copy.count == count + 1)
  }

  @Test func anotherNodeIsNotIdentical() {
    #expect(!NodeList(Self.nodes[0]).isIdentical(to: NodeList(Self.nodes[1])))
    #expect(!NodeList<Node>().isIdentical(to: NodeList(Self.nodes[0])))
    #expect(NodeList<Node>().isIdentical(to: []))
  }
}
