import Foundation
import Podium
import PodiumDrawing
import Testing

/// Controls that hold other views: menus, groups, boxes.
@MainActor struct ControlsGroupTests {
  @Test func aMenusActionsAreAtHand() throws {
    struct Actions: View {
      @State private var log: [String] = []
      var body: some View {
        Menu("Actions") {
          Button("Copy") { log.append("copied") }
          Menu("More") { Button("Move") { log.append("moved") } }
          Button("Delete", role: .destructive) { log.append("gone") }.disabled(true)
        }
        Menu {
          Button("Print") { log.append("printed") }
        } label: {
          Label("Save", systemImage: "star")
        } primaryAction: {
          log.append("saved")
        }
        Button("Print") { log.append("shown") }
        Text(verbatim: log.joined(separator: " "))
      }
    }
    let host = controlHost { Actions() }
    #expect(try host.words() == ["Actions", "Save", "Print"])
    for name in ["Actions", "Copy", "Move", "Save"] { try host.tap(name) }
    #expect(throws: EventError.self) { try host.tap("Delete") }
    // What is shown comes before what a menu holds.
    try host.tap("Print")
    #expect(try host.words().last == "copied moved saved shown")
  }

  @Test func aDisabledMenuHasNoActions() throws {
    let host = controlHost { Menu("Actions") { Button("Copy") {} }.disabled(true) }
    #expect(throws: EventError.self) { try host.tap("Copy") }
    #expect(throws: EventError.self) { try host.tap("Actions") }
  }

  @Test func aMenuTakesNoMoreRoomThanItsLabel() {
    let host = controlHost {
      Menu("Open") { ForEach(0..<9) { Text(verbatim: "A very long item \($0)") } }.accessibilityIdentifier(
        "menu")
      Text("Open").accessibilityIdentifier("text")
    }
    #expect(host.frame(of: "menu")?.size == host.frame(of: "text")?.size)
  }

  @Test func aDisclosureGroupOpensAndCloses() throws {
    let host = controlHost { DisclosureGroup("More") { Text("Secret") } }
    #expect(try host.words() == ["More", "collapsed"])
    try host.tap("More")
    #expect(try host.words() == ["More", "expanded", "Secret"])
    try host.tap("More")
    #expect(try host.words() == ["More", "collapsed"])
  }

  private struct Arrow: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func aDisclosureGroupFollowsItsBindingAndStyle() throws {
    struct Nested: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("Outer", isExpanded: $isOpen) {
          DisclosureGroup("Inner") { Text("Secret") }
        }
        Text(verbatim: "is \(isOpen)")
      }
    }
    let host = controlHost { Nested().disclosureGroupStyle(Arrow()) }
    #expect(try host.words() == ["close", "Outer", "open", "Inner", "is true"])
    try host.tap("open")
    #expect(try host.words() == ["close", "Outer", "close", "Inner", "Secret", "is true"])
    try host.tap("close")
    #expect(try host.words() == ["open", "Outer", "is false"])
  }

  private struct Loud: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("!")
      GroupBox(configuration)
    }
  }

  @Test func aBoxStandsAroundItsContent() throws {
    let host = controlHost {
      GroupBox("Title") { Color.red.frame(width: 100, height: 50).accessibilityIdentifier("content") }
        .accessibilityIdentifier("box")
    }
    let (box, content) = (try #require(host.frame(of: "box")), try #require(host.frame(of: "content")))
    #expect(content.minX - box.minX == 16)
    #expect(box.maxY - content.maxY == 16)
    #expect(box.width == 132)
    #expect(try controlHost { GroupBox { Text("A") } }.words() == ["A"])
    #expect(try controlHost { GroupBox("T") { Text("A") }.groupBoxStyle(Loud()) }.words() == ["!", "T", "A"])
  }

  @Test func nothingIsThere() throws {
    #expect(
      try controlHost { ContentUnavailableView.search }.words()
        == ["No Results", "Check the spelling or try a new search."])
    #expect(
      try controlHost { ContentUnavailableView.search(text: "Rex") }.words().first
        == "No Results for \u{201C}Rex\u{201D}")
    #expect(
      try controlHost {
        ContentUnavailableView("No Mail", systemImage: "star", description: Text("It comes at noon."))
      }.words() == ["No Mail", "It comes at noon."])
    let host = controlHost {
      ContentUnavailableView {
        Label("Offline", systemImage: "star")
      } description: {
        Text("No network.")
      } actions: {
        Button("Retry") {}
      }
      .accessibilityIdentifier("view")
    }
    #expect(try host.words() == ["Offline", "No network.", "Retry"])
    #expect(host.frame(of: "view") == CGRect(x: 0, y: 0, width: 300, height: 200))
    try host.tap("Retry")
  }

  @Test func aControlGroupIsOneRow() throws {
    struct Edits: View {
      @State private var log = ""
      var body: some View {
        ControlGroup("Edit") {
          Button("Cut", systemImage: "minus") { log += "cut " }
          Button("Paste", systemImage: "plus") { log += "paste " }
        }
        Text(verbatim: log)
      }
    }
    let host = controlHost { Edits() }
    #expect(try host.words() == ["Edit", "Cut", "Paste"])
    try host.tap("Paste")
    try host.tap("Cut")
    #expect(try host.words().last == "paste cut ")
  }

  @Test func keysDoWhatATouchDoes() throws {
    struct Keys: View {
      @State private var log = ""
      var body: some View {
        Button("Save") { log += "s" }.keyboardShortcut("s")
        Button("Done") { log += "d" }.keyboardShortcut(.defaultAction)
        Button("Off") { log += "x" }.keyboardShortcut("x", modifiers: [.command, .shift]).disabled(true)
        Menu("More") { Button("Find") { log += "f" }.keyboardShortcut("f") }
        Text(verbatim: log)
      }
    }
    let host = controlHost { Keys() }
    try host.press("s")
    try host.press(.return, modifiers: [])
    try host.press("f")
    #expect(throws: EventError.self) { try host.press("x", modifiers: [.command, .shift]) }
    #expect(throws: EventError.self) { try host.press("s", modifiers: .control) }
    #expect(try host.words().last == "sdf")
  }
}
