import Podium
import Testing

/// Containers made of other views' subviews and sections.
@MainActor struct SubviewsTests {
  private struct Two: View {
    var body: some View {
      Text("x")
      Text("y")
    }
  }

  private func count<V: View>(@ViewBuilder _ content: () -> V) throws -> String {
    let host = ViewHost(
      Group(subviews: content()) { subviews in Text("\(subviews.count)") }, textEngine: FixedTextEngine())
    return try host.displayList().accessibilityText.joined()
  }

  @Test func subviewsAreCountedResolved() throws {
    #expect(try count { ForEach(0..<5) { Text("\($0)") } } == "5")
    #expect(
      try count {
        Group {
          Text("a"); Text("b")
        }
      } == "2")
    #expect(try count { EmptyView() } == "0")
    #expect(try count { if true { Text("a") } } == "1")
    #expect(
      try count {
        Two(); Text("z")
      } == "3")
    #expect(
      try count {
        Section("head") {
          Text("a"); Text("b")
        }
      } == "3")
    #expect(try count { Group { Two() }.padding() } == "2")
  }

  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      HStack(spacing: 4) {
        ForEach(subviews: content) { subview in
          subview.padding(2).foregroundStyle(.red).font(.caption)
        }
      }
    }
  }

  @Test func subviewsTakeThePlaceTheyArePutIn() throws {
    let host = ViewHost(
      Board {
        Text("10x10"); Text("20x10").accessibilityIdentifier("second")
      }, textEngine: FixedTextEngine())
    #expect(host.frame(of: "second") == CGRect(x: 20, y: 2, width: 20, height: 10))
    let list = try host.displayList()
    for case .text(let line) in list.items {
      #expect(line.text.runs[0].paint == .color(Color.red.resolve(in: EnvironmentValues())))
      #expect(line.text.runs[0].font.size == 12)
    }
    #expect(list.items.count == 2)
  }

  private struct Card: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
  }

  private struct Cards: View {
    let names: [String]
    var body: some View { Board { ForEach(names, id: \.self) { Card(name: $0) } } }
  }

  @Test func stateStaysWithTheContent() throws {
    let host = ViewHost(Cards(names: ["a", "b"]), textEngine: FixedTextEngine())
    try host.tap("b 0")
    #expect(try host.displayList().accessibilityText == ["a 0", "b 1"])
    host.content = Cards(names: ["b", "c", "a"])
    #expect(try host.displayList().accessibilityText == ["b 1", "c 0", "a 0"])
  }

  private struct Sections<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        ForEach(sections: content) { section in
          VStack(spacing: 0) {
            if !section.header.isEmpty { HStack { section.header } }
            Text("\(section.content.count) \(section.footer.count)")
            ForEach(section.content) { card in
              if card.containerValues.rejected { card.strikethrough() } else { card }
            }
          }
        }
      }
    }
  }

  @Test func sectionsKeepHeaderContentAndValues() throws {
    let host = ViewHost(
      Sections {
        Text("loose")
        Section("One") {
          Text("a"); Text("b").containerValue(\.rejected, true)
        }
        Section {
          Text("c")
          Text("d").containerValue(\.rejected, false)
        } footer: {
          Text("end")
        }
        .containerValue(\.rejected, true)
      }, textEngine: FixedTextEngine())
    let list = try host.displayList()
    #expect(list.accessibilityText == ["1 0", "loose", "One", "2 0", "a", "b", "2 1", "c", "d"])
    let struck = list.items.compactMap { item -> String? in
      guard case .text(let line) = item, line.text.runs[0].strikethrough != nil else { return nil }
      return line.text.string
    }
    #expect(struck == ["b", "c"])
  }

  @Test func plainContainersJoinSections() {
    let host = ViewHost(
      VStack(spacing: 0) {
        Section("32x16") { Text("10x10").accessibilityIdentifier("row") }
      }, textEngine: FixedTextEngine())
    #expect(host.frame(of: "row")?.minY == 16)
  }
}

extension ContainerValues {
  fileprivate var rejected: Bool {
    get { self[RejectedKey.self] }
    set { self[RejectedKey.self] = newValue }
  }
}

private struct RejectedKey: ContainerValueKey {
  static let defaultValue = false

  private struct Limit: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  /// What a container sets on a subview reaches what the subview reads, wherever it was made.
  @Test @MainActor func whatAContainerSetsIsRead() throws {
    @MainActor func limited(_ views: some View) -> some View {
      Group(subviews: views) { subviews in ForEach(subviews) { $0.lineLimit(3) } }
    }
    let rows = ForEach(0..<2, id: \.self) { _ in Limit() }
    let shown: [AnyView] = [
      AnyView(VStack { limited(rows) }), AnyView(VStack { limited(rows.padding()) }), AnyView(List { limited(rows) }),
      AnyView(List { limited(rows.padding()) }), AnyView(ScrollView { LazyVStack { limited(rows) } }),
      AnyView(
        VStack {
          limited(
            Group {
              Limit()
              Limit()
            }.padding())
        }),
    ]
    for (index, view) in shown.enumerated() {
      let host = ViewHost(view, size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine())
      #expect(try host.displayList().accessibilityText == ["limit 3", "limit 3"], "view \(index)")
    }
  }
}
