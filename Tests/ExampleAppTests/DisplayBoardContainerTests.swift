import PodiumTesting
import SwiftUI
import Testing

@MainActor @Suite("Subviews and sections of a board") struct DisplayBoardContainerTests {
  /// How many views are declared at the top of some content, and what they resolve to.
  private func resolved<V: View>(@ViewBuilder _ content: () -> V) throws -> [String] {
    let host = ViewHost(
      VStack {
        Group(subviews: content()) { Text("\($0.count) subviews") }
        Group(sections: content()) { Text("\($0.count) sections") }
      }, textEngine: FixedTextEngine())
    return try host.heard()
  }

  private struct Pair: View {
    var body: some View {
      Text("one")
      Text("two")
    }
  }

  @Test func declaredViewsAreNotResolvedViews() throws {
    // One declared each.
    #expect(try resolved { Text("a") } == ["1 subviews", "1 sections"])
    #expect(try resolved { ForEach(0..<9) { Text("\($0)") } } == ["9 subviews", "1 sections"])
    #expect(try resolved { EmptyView() } == ["0 subviews", "0 sections"])
    #expect(try resolved { Pair() } == ["2 subviews", "1 sections"])
    #expect(try resolved { VStack { Pair() } } == ["1 subviews", "1 sections"])
    #expect(try resolved { Pair().padding().background(.red) } == ["2 subviews", "1 sections"])
    #expect(try resolved { AnyView(Pair()) } == ["2 subviews", "1 sections"])
    #expect(try resolved { Optional<Text>.none } == ["0 subviews", "0 sections"])
    // Several declared.
    #expect(
      try resolved {
        Text("a")
        ForEach(0..<3) { _ in Pair() }
        if Bool(true) { Text("b") } else { Pair() }
        Group {
          Group { Text("c") }
          EmptyView()
          Pair()
        }
      } == ["11 subviews", "1 sections"])
    #expect(
      try resolved {
        Text("loose")
        Section("Head") { Pair() }
        Section { ForEach(0..<2) { Text("\($0)") } }
        Text("more")
        Text("loose")
        ForEach(0..<2) { _ in
          Section {
            Text("x")
          } footer: {
            Text("foot")
          }
        }
      } == ["12 subviews", "6 sections"])
  }

  @Test func aLazyContainerAroundAsksForAllTheSame() throws {
    struct Counted: View {
      var body: some View {
        Group(subviews: ForEach(0..<40) { _ in Pair() }) { Text("\($0.count)") }
      }
    }
    let host = ViewHost(
      ScrollView { LazyVStack { Counted() } }, size: CGSize(width: 100, height: 100), textEngine: FixedTextEngine())
    #expect(try host.heard() == ["80"])
    let list = ViewHost(List { Counted() }, size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine())
    #expect(try list.heard() == ["80"])
  }

  /// Tells which cards and which section are turned down, without a board.
  private struct Verdicts<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      ForEach(sections: content) { section in
        Text("section \(section.containerValues.isRejected ? "no" : "yes")")
        ForEach(section.content) { card in
          HStack {
            card
            Text(card.containerValues.isRejected ? "no" : "yes")
          }
        }
      }
    }
  }

  @Test func containerValuesComeFromWhereTheyAreSet() throws {
    let host = ViewHost(
      Verdicts {
        Text("a").rejected()
        Text("b")
        Section {
          Text("c").rejected()
          Text("d")
        }
        Section {
          ForEach(0..<2) { Text("e\($0)").rejected($0 == 1) }
          Group {
            Text("f")
            Text("g").rejected(false)
          }
        }
        .rejected()
        Section {}.rejected()
      }, textEngine: FixedTextEngine())
    #expect(
      try host.heard() == [
        "section yes", "a", "no", "b", "yes",
        "section yes", "c", "no", "d", "yes",
        "section no", "e0", "yes", "e1", "no", "f", "no", "g", "yes",
        "section no",
      ])
  }

  private struct Undecided: View {
    @State private var isRejected = false

    var body: some View {
      Button("Decide") { isRejected.toggle() }
        .rejected(isRejected)
    }
  }

  @Test func aCardsOwnStateReachesTheContainer() throws {
    let host = ViewHost(Verdicts { Undecided() }, textEngine: FixedTextEngine())
    #expect(try host.heard().last == "yes")
    try host.tap("Decide")
    #expect(try host.heard().last == "no")
    try host.tap("Decide")
    #expect(try host.heard().last == "yes")
  }

  @available(*, deprecated) private func earlySpellings() -> some View {
    VStack {
      Group(subviewsOf: Pair()) { Text("\($0.count)") }
      Group(sectionsOf: Section { Pair() }) { Text("\($0.count)") }
      ForEach(subviewOf: Pair()) { $0 }
      ForEach(sectionOf: Section("Head") { Pair() }) { section in
        section.header
        section.content
      }
    }
  }

  /// Calls what is deprecated without saying so.
  private protocol Early { @MainActor func heard() throws -> [String] }
  private struct EarlyBoard: Early {
    @available(*, deprecated) func heard() throws -> [String] {
      try ViewHost(DisplayBoardContainerTests().earlySpellings(), textEngine: FixedTextEngine()).heard()
    }
  }

  @Test func earlySpellingsMeanTheSame() throws {
    let early: any Early = EarlyBoard()
    #expect(try early.heard() == ["2", "1", "one", "two", "Head", "one", "two"])
  }
}
