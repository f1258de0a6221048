import Observation
import PodiumHosting
import PodiumViews
import Testing

/// State lives as long as a view stands in its place.
@MainActor struct StateTests {
  private struct Counter: View {
    var name = "count"
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name) }
  }

  private struct Switching: View {
    @State private var isOn = true

    var body: some View {
      Button("switch") { isOn.toggle() }
      if isOn { Counter(name: "one") } else { Counter(name: "two") }
    }
  }

  private struct Optionally: View {
    @State private var isThere = true

    var body: some View {
      Button("switch") { isThere.toggle() }
      if isThere { Counter() }
    }
  }

  private struct Rows: View {
    @State private var ids = ["a", "b", "c"]

    var body: some View {
      Button("reverse") { ids.reverse() }
      Button("drop a") { ids.removeAll { $0 == "a" } }
      Button("add a") { ids.insert("a", at: 0) }
      ForEach(ids, id: \.self) { Counter(name: $0) }
    }
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> { ViewHost(view, textEngine: FixedTextEngine()) }

  private func texts<V: View>(_ host: ViewHost<V>) throws -> [String] {
    try host.displayList().accessibilityText
  }

  @Test func stateIsKeptFromTapToTap() throws {
    let host = host(Counter())
    for _ in 0..<3 { try host.tap("count") }
    #expect(try texts(host) == ["count 3"])
  }

  @Test func stateIsKeptWhenTheRootIsGivenAnew() throws {
    let host = host(Counter())
    try host.tap("count")
    host.content = Counter(name: "renamed")
    #expect(try texts(host) == ["renamed 1"])
  }

  @Test func branchesHaveStatesOfTheirOwn() throws {
    let host = host(Switching())
    try host.tap("one")
    #expect(try texts(host) == ["switch", "one 1"])
    try host.tap("switch")
    #expect(try texts(host) == ["switch", "two 0"])
    try host.tap("switch")
    #expect(try texts(host) == ["switch", "one 0"])
  }

  @Test func stateIsLostWithTheView() throws {
    let host = host(Optionally())
    try host.tap("count")
    try host.tap("switch")
    #expect(try texts(host) == ["switch"])
    try host.tap("switch")
    #expect(try texts(host) == ["switch", "count 0"])
  }

  @Test func stateMovesWithTheElement() throws {
    let host = host(Rows())
    try host.tap("a")
    try host.tap("c")
    try host.tap("c")
    try host.tap("reverse")
    #expect(try texts(host).suffix(3) == ["c 2", "b 0", "a 1"])
    try host.tap("drop a")
    #expect(try texts(host).suffix(2) == ["c 2", "b 0"])
    try host.tap("add a")
    #expect(try texts(host).suffix(3) == ["a 0", "c 2", "b 0"])
  }

  /// Facts S21 to S23, in one host: rows that come, go and turn round stand where new ones would.
  @Test func movedRowsAreLaidOutAnew() {
    func column(_ widths: [CGFloat]) -> some View {
      VStack(alignment: .leading) {
        ForEach(widths, id: \.self) { Color.red.frame(width: $0, height: 20).accessibilityIdentifier("row") }
      }
    }
    let host = ViewHost(
      column([60, 100, 140]), size: CGSize(width: 300, height: 200), textEngine: FixedTextEngine())
    func rows() -> [[CGFloat]] { host.frames(of: "row").map { [$0.minY, $0.width] } }
    #expect(rows() == [[62, 60], [90, 100], [118, 140]])
    host.content = column([80, 60, 100, 140])
    #expect(rows() == [[48, 80], [76, 60], [104, 100], [132, 140]])
    host.content = column([140, 100, 60, 80])
    #expect(rows() == [[48, 140], [76, 100], [104, 60], [132, 80]])
    host.content = column([140, 60, 80])
    #expect(rows() == [[62, 140], [90, 60], [118, 80]])
  }

  @Test func erasedViewsKeepTheirStateWhileTheTypeStays() throws {
    let host = host(AnyView(Counter()))
    try host.tap("count")
    host.content = AnyView(Counter(name: "still"))
    #expect(try texts(host) == ["still 1"])
    host.content = AnyView(Text("other"))
    host.content = AnyView(Counter())
    #expect(try texts(host) == ["count 0"])
  }

  private struct Element: Identifiable {
    let id: Int
    var name: String
  }

  /// A row that keeps a binding to an element that is gone.
  private struct Removing: View {
    @State private var elements = [Element(id: 1, name: "one"), Element(id: 2, name: "two")]
    var body: some View {
      Text("left \(elements.map(\.name).joined(separator: " "))")
      ForEach($elements) { $element in
        Button("remove \(element.name)") {
          elements.removeAll { $0.id >= element.id }
          element.name = "late \(element.name)"
        }
      }
    }
  }

  @Test func aBindingToAnElementThatIsGoneWritesNowhere() throws {
    let host = host(VStack { Removing() })
    try host.tap("remove two")
    #expect(try texts(host) == ["left one", "remove one"])
    try host.tap("remove one")
    #expect(try texts(host) == ["left "])
  }
}
