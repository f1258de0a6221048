import Podium
import Testing

/// Lazy containers make, measure and draw only what can be seen.
@MainActor struct LazinessTests {
  private struct Row: View {
    let index: Int
    @State private var taps = 0
    var body: some View {
      Button("row\(index)-\(taps)") { taps += 1 }.buttonStyle(.plain).frame(width: 200, height: 20)
        .accessibilityIdentifier("r\(index)")
    }
  }

  private struct Rows: View {
    let count: Int
    var target: Int?
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0) } }
            .accessibilityIdentifier("stack")
        }
        .accessibilityIdentifier("scroll")
        .onChange(of: target) { _, target in
          if let target { proxy.scrollTo(target, anchor: .top) }
        }
      }
    }
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: CGSize(width: 300, height: 200), textEngine: FixedTextEngine())
  }

  @Test func tenThousandRowsMakeTenBodies() throws {
    let host = host(Rows(count: 10_000))
    // Ten rows, each with its button, its label's style and the like: far from ten thousand.
    #expect(host.bodyCount < 120)
    #expect(host.frame(of: "stack") == CGRect(x: 0, y: 0, width: 300, height: 200_000))
    #expect(
      (0..<12).map { host.frame(of: "r\($0)")?.minY } == [
        0, 20, 40, 60, 80, 100, 120, 140, 160, 180, nil, nil,
      ])
    #expect(try host.displayList().accessibilityText.count == 10)
  }

  @Test func scrollingMakesOnlyWhatComesIntoSight() throws {
    let host = host(Rows(count: 10_000))
    let atFirst = host.bodyCount
    host.resetBodyCount()
    try host.scroll("scroll", by: CGSize(width: 0, height: 100_010))
    #expect(host.frame(of: "r5000")?.minY == -10)
    #expect(host.frame(of: "r5010")?.minY == 190)
    #expect(host.frame(of: "r0") == nil)
    #expect(host.bodyCount <= atFirst * 2)
    host.resetBodyCount()
    try host.scroll("scroll", by: CGSize(width: 0, height: -1_000_000))
    #expect(host.frame(of: "r0")?.minY == 0)
    #expect(host.bodyCount == 0, "rows once made are kept")
  }

  @Test func scrollToFindsARowThatWasNeverMade() {
    let host = host(Rows(count: 200))
    host.content.target = 100
    #expect(
      (99...110).map { host.frame(of: "r\($0)")?.minY } == [nil] + (0..<10).map { CGFloat($0) * 20 } + [nil])
  }

  @Test func stateStaysWithTheElement() throws {
    struct Shifting: View {
      var first = 0
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(first..<(first + 50), id: \.self) { Row(index: $0) } } }
          .accessibilityIdentifier("scroll")
      }
    }
    let host = host(Shifting())
    try host.tap("r3")
    host.content.first = 2
    #expect(host.frame(of: "r3")?.minY == 20)
    #expect(try host.displayList().accessibilityText.prefix(2) == ["row2-0", "row3-1"])
    try host.scroll("scroll", by: CGSize(width: 0, height: 500))
    try host.scroll("scroll", by: CGSize(width: 0, height: -500))
    #expect(try host.displayList().accessibilityText.prefix(2) == ["row2-0", "row3-1"])
  }

  @Observable final class Model { var names = (0..<1_000).map { "pet\($0)" } }

  @Test func aChangeRunsOnlyRowsThatWereMade() {
    struct Names: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { index in NameRow(model: model, index: index) }
          }
        }
      }
    }
    struct NameRow: View {
      let model: Model
      let index: Int
      var body: some View { Text(model.names[index]).accessibilityIdentifier("name") }
    }
    let model = Model()
    let host = host(Names(model: model))
    #expect(host.frames(of: "name").count == 13)
    host.resetBodyCount()
    model.names[3] = "changed"
    host.settle()
    #expect(host.bodyCount == 13, "every row reads the one array")
  }

  @Test func averageEstimatesAndExactSums() throws {
    struct Uneven: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<40) { index in
              Color.red.frame(width: 50, height: index.isMultiple(of: 2) ? 10 : 30).accessibilityIdentifier(
                "row")
            }
          }
          .accessibilityIdentifier("stack")
        }
        .accessibilityIdentifier("scroll")
      }
    }
    let host = host(Uneven())
    #expect(host.frame(of: "stack")?.height == 800)
    for _ in 0..<5 { try host.scroll("scroll", by: CGSize(width: 0, height: 150)) }
    #expect(host.frame(of: "stack") == CGRect(x: 0, y: -600, width: 300, height: 800))
    #expect(host.frames(of: "row").last?.maxY == 200)
  }

  @Test func elementsOfSeveralViewsAreRowsOfTheirOwn() {
    struct Pairs: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { index in
              Color.red.frame(width: 50, height: 30).accessibilityIdentifier("a")
              if index.isMultiple(of: 3) {
                Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
              }
            }
          }
        }
      }
    }
    let host = host(Pairs())
    #expect(host.frames(of: "a").map(\.minY) == [0, 50, 80, 110, 160, 190])
    #expect(host.frames(of: "b").map(\.minY) == [30, 140])
  }

  @Test func withoutScrollViewEverythingIsThere() {
    let host = host(
      LazyVStack(spacing: 0) { ForEach(0..<30) { Row(index: $0) } }.accessibilityIdentifier("stack"))
    #expect(host.frame(of: "stack") == CGRect(x: 0, y: -200, width: 300, height: 600))
    #expect(host.frame(of: "r29")?.maxY == 400)
  }

  private struct Sections: View {
    let count: Int
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<count) { section in
            Section {
              ForEach(0..<1_000) { index in
                Color.red.frame(width: 200, height: 20).accessibilityIdentifier("s\(section)r\(index)")
              }
            } header: {
              Color.gray.frame(width: 200, height: 24).accessibilityIdentifier("h\(section)")
            }
          }
        }
        .accessibilityIdentifier("stack")
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test func rowsOfSectionsInAForEachAreDeferredToo() throws {
    let host = host(Sections(count: 10))
    #expect(host.frame(of: "h0")?.minY == 0)
    #expect(host.frame(of: "s0r8")?.minY == 184)
    #expect(host.frame(of: "s0r9") == nil)
    // Nine sections are expected to be as long as the first.
    #expect(abs((host.frame(of: "stack")?.height ?? 0) - 200_240) < 10_000)
    try host.scroll("scroll", by: CGSize(width: 0, height: 20_000))
    #expect(host.frame(of: "h0")?.minY == 0, "the header stays while its section is in sight")
    #expect(host.frame(of: "s0r999")?.minY == 4)
    #expect(host.frame(of: "h1")?.minY == 24)
    #expect(host.textDump().count < 12_000)
  }

  @Test func gridsMakeOnlyTheLinesInSight() throws {
    let host = host(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 10) {
          ForEach(0..<10_000) { Color.red.frame(height: 40).accessibilityIdentifier("c\($0)") }
        }
        .accessibilityIdentifier("grid")
      }
      .accessibilityIdentifier("scroll"))
    #expect(abs((host.frame(of: "grid")?.height ?? 0) - (3_334 * 50 - 10)) < 0.01)
    #expect([0, 1, 2, 11, 12].map { host.frame(of: "c\($0)")?.minY } == [0, 0, 0, 150, nil])
    try host.scroll("scroll", by: CGSize(width: 0, height: 5_000))
    #expect([299, 300, 311, 312].map { host.frame(of: "c\($0)")?.minY } == [nil, 0, 150, nil])
  }
}
