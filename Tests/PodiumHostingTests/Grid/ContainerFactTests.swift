import Podium
import Testing

/// Grids, lazy containers, scroll views and safe areas stand where they stand on Apple's systems.
@MainActor struct ContainerFactTests {
  @Test(arguments: LayoutFact.read("LayoutFactsContainers")) func frames(_ fact: LayoutFact) throws {
    LayoutFactTests.check(fact, try #require(ContainerTrees.tree(fact.id), "no tree is called '\(fact.id)'"))
  }

  @Test func everyRowIsThere() {
    let ids = LayoutFact.read("LayoutFactsContainers").map(\.id)
    #expect(ids.count >= 27)
    #expect(Set(ids).count == ids.count, "two rows have one name")
  }
}
