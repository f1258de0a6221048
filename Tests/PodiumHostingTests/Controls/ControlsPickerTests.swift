import Foundation
import Podium
import Testing

/// Pickers find their options by tag or by the ids of data, in every style.
@MainActor struct ControlsPickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  private struct Flavors<Style: PickerStyle>: View {
    let style: Style
    @State private var flavor = Flavor.vanilla
    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(style)
      Text(verbatim: "likes \(flavor.rawValue)")
    }
  }

  @Test func aMenuShowsTheChosenOption() throws {
    let host = controlHost { Flavors(style: .menu) }
    #expect(try host.words() == ["Flavor", "vanilla", "likes vanilla"])
    try host.tap("strawberry")
    #expect(try host.words() == ["Flavor", "strawberry", "likes strawberry"])
    try host.select("chocolate", in: "Flavor")
    #expect(try host.words() == ["Flavor", "chocolate", "likes chocolate"])
    try host.select("chocolate", in: "Flavor")
    #expect(throws: EventError.self) { try host.select("mint", in: "Flavor") }
  }

  @Test func segmentsShowAllOptions() throws {
    let host = controlHost { Flavors(style: .segmented) }
    #expect(
      try host.words() == ["Flavor", "chocolate", "vanilla", "selected", "strawberry", "likes vanilla"])
    try host.tap("chocolate")
    #expect(
      try host.words() == ["Flavor", "chocolate", "selected", "vanilla", "strawberry", "likes chocolate"])
    try host.select("strawberry", in: "Flavor")
    #expect(try host.words().last == "likes strawberry")
  }

  @Test func segmentsAreEquallyWide() throws {
    let host = controlHost(304, 100) {
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(1)
        Text("Extra large").tag(2)
        Text("M").tag(3)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("sizes")
    }
    #expect(host.frame(of: "sizes")?.size == CGSize(width: 304, height: 32))
    let lines = host.textDump().split(separator: "\n").filter { $0.contains("ActionNode") }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.contains("100") }, "\(lines)")
  }

  @Test func inlineOptionsAreRows() throws {
    let host = controlHost { Flavors(style: .inline) }
    #expect(
      try host.words() == ["Flavor", "chocolate", "vanilla", "selected", "strawberry", "likes vanilla"])
    try host.tap("chocolate")
    #expect(try host.words().last == "likes chocolate")
    #expect(try controlHost { Flavors(style: .wheel) }.words().count == 6)
  }

  @Test func aListWouldOpen() throws {
    let host = controlHost { Flavors(style: .navigationLink) }
    #expect(try host.words() == ["Flavor", "vanilla", "likes vanilla"])
    try host.tap("chocolate")
    #expect(try host.words() == ["Flavor", "chocolate", "likes chocolate"])
  }

  @Test func tagsBeatIDsAndReachOptionals() throws {
    struct Team: View {
      @State private var number: Int? = 2
      var body: some View {
        Picker("Team", selection: $number) {
          Text("Nobody").tag(nil as Int?)
          ForEach(1..<4) { Text(verbatim: "No \($0)").tag($0 * 2) }
          Text("Untagged")
        }
        Text(number.map { "is \($0)" } ?? "is nil")
      }
    }
    let host = controlHost { Team() }
    #expect(try host.words() == ["Team", "No 1", "is 2"])
    try host.tap("No 3")
    #expect(try host.words() == ["Team", "No 3", "is 6"])
    try host.tap("Nobody")
    #expect(try host.words() == ["Team", "Nobody", "is nil"])
    try host.tap("Untagged")
    #expect(try host.words() == ["Team", "Nobody", "is nil"])
  }

  @Test func anOptionCanBeConditional() throws {
    struct Sizes: View {
      @State private var size = 1
      @State private var hasLarge = false
      var body: some View {
        Toggle("More", isOn: $hasLarge)
        Picker("Size", selection: $size) {
          ForEach(0..<2) { Text(verbatim: "size \($0)") }
          if hasLarge { Text("large").tag(9) } else { Text("medium").tag(5) }
        }
      }
    }
    let host = controlHost { Sizes() }
    #expect(try host.words().last == "size 1")
    try host.tap("medium")
    #expect(try host.words().last == "medium")
    try host.tap("More")
    #expect(try host.words().last == "Size")
    try host.tap("large")
    #expect(try host.words().last == "large")
  }

  @Test func inARowTheLabelIsShown() throws {
    let picker = Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
    let host = controlHost { picker }
    #expect(!host.textDump().contains("\"Size\""))
    let words = try host.words()
    #expect(words == ["Size", "Small"])
  }
}
