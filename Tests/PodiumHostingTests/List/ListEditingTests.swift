import Foundation
import Podium
import Testing

/// Edit mode, moving rows, badges and the distance of sections.
@MainActor @Suite struct ListEditingTests {
  private let phone = CGSize(width: 390, height: 844)

  private struct Names: View {
    @State private var names = ["Ada", "Bo", "Cy"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).accessibilityIdentifier(name).moveDisabled(name == "Bo").deleteDisabled(name == "Cy")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  private func names<V: View>(_ host: ViewHost<V>) throws -> [String] {
    try host.displayList().accessibilityText.filter { ["Ada", "Bo", "Cy"].contains($0) }
  }

  @Test func editModeShowsWhatDeletes() throws {
    let host = ViewHost(Names(), size: phone, textEngine: FixedTextEngine())
    #expect(host.frame(of: "Ada")?.minX == 32)
    #expect(throws: EventError.self) { try host.tap("Remove Ada") }
    try host.tap("Edit")
    #expect(host.frame(of: "Ada")?.minX == 70)
    #expect(host.frame(of: "Cy")?.minX == 32, "a row that cannot be deleted has no mark")
    #expect(throws: EventError.self) { try host.tap("Remove Cy") }
    try host.tap("Remove Ada")
    try host.tap("Delete")
    #expect(try names(host) == ["Bo", "Cy"])
    try host.tap("Done")
    #expect(host.frame(of: "Bo")?.minX == 32)
  }

  @Test func rowsAreMoved() throws {
    let host = ViewHost(Names(), size: phone, textEngine: FixedTextEngine())
    try host.move("Ada", after: "Cy")
    #expect(try names(host) == ["Bo", "Cy", "Ada"])
    try host.move("Ada", before: "Cy")
    #expect(try names(host) == ["Bo", "Ada", "Cy"])
    #expect(throws: EventError.self) { try host.move("Bo", after: "Cy") }
    #expect(throws: EventError.self) { try host.move("Dan", after: "Cy") }
  }

  private struct Badges: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List {
          Text("Plain").badge("new")
          NavigationLink("Link") { Text("Inside") }.badge(count)
          Button("Count") { count += 7 }
        }
      }
    }
  }

  @Test func badgesStandAtTheEndOfRows() throws {
    let host = ViewHost(Badges(), size: phone, textEngine: FixedTextEngine())
    #expect(try host.displayList().accessibilityText == ["Plain", "new", "Link", "Count"])
    try host.tap("Count")
    #expect(try host.displayList().accessibilityText == ["Plain", "new", "Link", "7", "Count"])
    try host.tap("Link")
    #expect(try host.displayList().accessibilityText.contains("Inside"))
  }

  @Test(
    arguments: [(ListSectionSpacing.custom(5), 5), (.default, 28), (.compact, 16)] as [(ListSectionSpacing, CGFloat)])
  func sectionSpacing(_ spacing: ListSectionSpacing, _ expected: CGFloat) throws {
    let view = List {
      Section { Text("a").accessibilityIdentifier("a") }
      Section { Text("b").accessibilityIdentifier("b") }
    }
    .listSectionSpacing(spacing)
    let host = ViewHost(view, size: phone, textEngine: FixedTextEngine())
    let (first, second) = try (#require(host.frame(of: "a")), #require(host.frame(of: "b")))
    #expect(second.minY - first.minY == 44 + expected)
  }
}
