import Foundation
import Podium
import PodiumDrawing
import Testing

/// What reaches views from outside, and controls for several values.
@MainActor struct ControlsActionTests {
  @Test func aContextMenuIsAtHand() throws {
    struct Row: View {
      @State private var isGone = false
      var body: some View {
        Text(isGone ? "gone" : "Rex").contextMenu { Button("Delete", role: .destructive) { isGone = true } }
      }
    }
    let host = controlHost { Row() }
    #expect(try host.words() == ["Rex"])
    try host.tap("Delete")
    #expect(try host.words() == ["gone"])
  }

  @Test func fieldsAreSubmitted() throws {
    struct Search: View {
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).submitLabel(.done).onSubmit { log += "i" }
          TextField("Quiet", text: $text).submitScope()
          Text(verbatim: "log \(log)")
        }
        .onSubmit(of: .text) { log += "o" }
        .onSubmit(of: .search) { log += "s" }
      }
    }
    let host = controlHost { Search() }
    try host.submit("Name")
    #expect(try host.words().last == "log io")
    try host.submit("Quiet")
    #expect(try host.words().last == "log io")
    #expect(throws: EventError.self) { try host.submit("Nothing") }
  }

  @Test func aSearchIsSubmitted() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        NavigationStack { Text(verbatim: "found \(count)").searchable(text: $text) }
          .onSubmit(of: .search) { count += 1 }
      }
    }
    let host = controlHost(400, 600) { Screen() }
    try host.submit("search")
    #expect(try host.words().contains("found 1"))
  }

  @Test func urlsComeFromOutside() throws {
    struct Page: View {
      @State private var path = "home"
      var body: some View { Text(verbatim: path).onOpenURL { path = $0.lastPathComponent } }
    }
    let host = controlHost { Page() }
    try host.open(try #require(URL(string: "pets://show/rex")))
    #expect(try host.words() == ["rex"])
    let url = try #require(URL(string: "pets://x"))
    #expect(throws: EventError.self) { try controlHost { Text("deaf") }.open(url) }
  }

  @Test func dataIsBroughtUpToDate() async throws {
    struct Pets: View {
      @State private var count = 0
      @Environment(\.refresh) private var outer
      var body: some View {
        VStack { Text(verbatim: "\(count) \(outer == nil)") }.refreshable { count += 1 }
      }
    }
    let host = controlHost { Pets() }
    try await host.refresh()
    #expect(try host.words() == ["1 true"])
  }

  @Test func severalValuesAreOneToggle() throws {
    struct Lamps: View {
      struct Lamp: Identifiable {
        let id: Int
        var isOn: Bool
        var tone = 0
      }
      @State private var lamps = [Lamp(id: 0, isOn: true), Lamp(id: 1, isOn: false, tone: 1)]
      var body: some View {
        Toggle("All", sources: $lamps, isOn: \.isOn).toggleStyle(Words())
        Picker("Tone", sources: $lamps, selection: \.tone) {
          Text("warm").tag(0)
          Text("cold").tag(1)
        }
        .pickerStyle(.segmented)
        Text(verbatim: lamps.map { "\($0.isOn)\($0.tone)" }.joined(separator: " "))
      }
    }
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
    let host = controlHost { Lamps() }
    #expect(try host.words().last == "true0 false1")
    try host.tap("mixed")
    try host.tap("cold")
    #expect(try host.words().last == "true1 true1")
    try host.tap("on")
    #expect(try host.words().last == "false1 false1")
  }

  @Test func editingBeginsAndEnds() throws {
    struct Mode: View {
      @Environment(\.editMode) private var mode
      var body: some View { Text(verbatim: "\(mode?.wrappedValue.isEditing ?? false)") }
    }
    let host = controlHost {
      EditButton()
      Mode()
    }
    #expect(try host.words() == ["Edit", "false"])
    try host.tap("Edit")
    #expect(try host.words() == ["Done", "true"])
    host.resetBodyCount()
    host.settle()
    #expect(host.bodyCount == 0)
    try host.tap("Done")
    #expect(try host.words() == ["Edit", "false"])
  }

  @Test func aSchemeIsPreferred() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(verbatim: "\(scheme)") }
    }
    let host = controlHost {
      Scheme().preferredColorScheme(.dark)
      Scheme().preferredColorScheme(nil)
    }
    #expect(try host.words() == ["dark", "light"])
  }

  @Test(arguments: [
    ("star", SymbolVariants.fill, "star.fill"), ("star", .circle.fill, "star.circle.fill"),
    ("bell", .slash, "bell.slash"), ("bell.fill", .slash, "bell.slash.fill"), ("star.fill", .fill, "star.fill"),
    ("star.circle", .circle, "star.circle"), ("nothing.like.it", .fill, "nothing.like.it"), ("star", .none, "star"),
  ]) func symbolsTakeAForm(name: String, variant: SymbolVariants, drawn: String) {
    let host = controlHost { Image(systemName: name).symbolVariant(variant) }
    #expect(host.textDump().contains("\"\(drawn)\""))
  }
}
