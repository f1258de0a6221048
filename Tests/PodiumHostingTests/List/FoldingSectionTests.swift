import Podium
import Testing

/// Sections that lists show or fold away.
@MainActor struct FoldingSectionTests {
  private struct Folder: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("Fruit", isExpanded: $isExpanded) {
          Text("Apple")
          Text("Pear")
        }
        Section(isExpanded: .constant(false)) {
          Text("Leek")
        } header: {
          Text("Greens")
        }
        Text(isExpanded ? "open" : "folded")
      }
    }
  }

  private func host(_ view: some View) -> ViewHost<some View> {
    ViewHost(view, size: CGSize(width: 200, height: 400), textEngine: FixedTextEngine())
  }

  private func words(_ host: ViewHost<some View>) throws -> [String] { try host.displayList().accessibilityText }

  @Test func `a sidebar's headers fold what is below`() throws {
    let host = host(Folder().listStyle(.sidebar))
    let open = try words(host)
    #expect(open.contains("Apple") && open.contains("Pear") && open.contains("open"))
    #expect(!open.contains("Leek") && open.contains { $0.contains("Greens") })
    try host.tap("Fruit")
    let folded = try words(host)
    #expect(!folded.contains("Apple") && !folded.contains("Pear") && folded.contains("folded"))
    try host.tap("Fruit")
    #expect(try words(host) == open)
  }

  @Test func `other lists fold without a chevron, and what is no list does not`() throws {
    let host = host(Folder())
    #expect(try !words(host).contains("Leek"))
    #expect(throws: (any Error).self) { try host.tap("Fruit") }
    let column = VStack {
      Section("Fruit", isExpanded: .constant(false)) { Text("Apple") }
    }
    #expect(try words(self.host(column)) == ["Fruit", "Apple"])
  }
}
