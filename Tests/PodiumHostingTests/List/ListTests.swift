import Podium
import Testing

/// Rows, sections, selection and actions of lists.
@MainActor struct ListTests {
  private func host<V: View>(_ height: CGFloat = 400, @ViewBuilder _ view: () -> V) -> ViewHost<V> {
    ViewHost(view(), size: CGSize(width: 300, height: height), textEngine: FixedTextEngine())
  }

  @Test func rowsAreAtLeastATouchHigh() {
    let host = host {
      List {
        Text("50x16").accessibilityIdentifier("low")
        Text("50x60").accessibilityIdentifier("high")
      }
      .listStyle(.plain)
    }
    #expect(host.frame(of: "low") == CGRect(x: 16, y: 14, width: 50, height: 16))
    #expect(host.frame(of: "high") == CGRect(x: 16, y: 44 + 11, width: 50, height: 60))
  }

  @Test func cardsStandInFromTheEdges() {
    let host = host { List { Text("50x22").accessibilityIdentifier("row") } }
    #expect(host.frame(of: "row") == CGRect(x: 32, y: 16 + 11, width: 50, height: 22))
  }

  @Test func insetsBelongToTheRow() {
    let host = host {
      List {
        Text("50x40").listRowInsets(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))
          .accessibilityIdentifier("row")
      }
      .listStyle(.plain)
    }
    #expect(host.frame(of: "row")?.origin == CGPoint(x: 0, y: 4))
  }

  @Test func sectionsHaveHeadersAndFooters() throws {
    let host = host {
      List {
        Section("One") { Text("a") }
        Section {
          Text("b")
        } footer: {
          Text("end")
        }
      }
    }
    #expect(try host.displayList().accessibilityText == ["One", "a", "b", "end"])
  }

  private struct Chooser: View {
    @State var one: Int?
    @State var many: Set<String> = []
    var body: some View {
      VStack {
        Text("one \(one ?? -1), many \(many.sorted().joined())").accessibilityIdentifier("log")
        List(0..<3, id: \.self, selection: $one) { Text("row \($0)") }
        List(selection: $many) {
          ForEach(["x", "y"], id: \.self) { Text($0) }
          Text("z").tag("z")
        }
      }
    }
  }

  @Test func tapsSelect() throws {
    let host = host { Chooser() }
    try host.tap("row 2")
    try host.tap("x")
    try host.tap("z")
    try host.tap("x")
    let log = try host.displayList().accessibilityText.first
    #expect(log == "one 2, many z")
  }

  private struct Deleting: View {
    @State var names = ["a", "b", "c"]
    @State var flagged = ""
    var body: some View {
      VStack {
        Text("\(names.joined()) \(flagged)")
        List {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions(edge: .leading) { Button("Flag") { flagged = name } }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
  }

  @Test func swipesRevealActions() throws {
    let host = host { Deleting() }
    try host.swipe("b")
    #expect(try host.displayList().accessibilityText.contains("Delete"))
    try host.tap("Delete")
    #expect(try !host.displayList().accessibilityText.contains("Delete"), "the action goes with its row")
    #expect(try host.displayList().accessibilityText.first == "ac ")
    try host.swipe("c", edge: .leading)
    try host.tap("Flag")
    #expect(try host.displayList().accessibilityText.first == "ac c")
    #expect(throws: EventError.self) { try host.swipe("nobody") }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)").accessibilityIdentifier("row") }
  }

  @Test func tenThousandRowsMakeOnlyWhatIsSeen() {
    let host = host { List(0..<10_000, id: \.self) { Row(number: $0) } }
    #expect(host.bodyCount < 40)
    #expect(host.frames(of: "row").count < 20)
  }

  @Test func rowsMayDrawTheirOwnGround() throws {
    let host = host {
      List { Text("a").listRowBackground(Color.red) }
    }
    let list = try host.displayList()
    func colours(_ items: [DisplayItem]) -> [Paint] {
      items.flatMap { item -> [Paint] in
        switch item {
        case .fill(_, let paint, _): [paint]
        case .layer(let layer): colours(layer.items)
        default: []
        }
      }
    }
    #expect(colours(list.items).contains(.color(Color.red.resolve(in: EnvironmentValues()))))
  }

  @Test func barsStandOnTheGroundOfTheList() throws {
    func ground(_ isPlain: Bool) throws -> Paint? {
      let host = host {
        NavigationStack {
          if isPlain { List { Text("a") }.listStyle(.plain) } else { List { Text("a") }.navigationTitle("Pets") }
        }
      }
      for case .fill(_, let paint, _) in try host.displayList().items { return paint }
      return nil
    }
    #expect(try ground(false) == .color(Color.Resolved(red: 242 / 255, green: 242 / 255, blue: 247 / 255)))
    #expect(try ground(true) == .color(.white))
  }
}
