import Foundation
import Podium
import Testing

/// Views are found by the names that are set around them, and touches move the focus.
@MainActor @Suite struct HostNameTests {
  private struct Fields: View {
    @State private var first = ""
    @State private var second = ""
    @State private var taps = 0
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        Text("focus \(focus ?? 0), taps \(taps)")
        TextField("First", text: $first).focused($focus, equals: 1).padding().background(Color.gray)
          .accessibilityIdentifier("first")
        TextField("Second", text: $second).focused($focus, equals: 2)
        TextField("Third", text: .constant(""))
        Button {
          taps += 1
        } label: {
          Image(systemName: "plus")
        }
        .padding()
        .background(.red)
        .overlay(alignment: .top) { Text("new") }
        .accessibilityIdentifier("plus")
        .accessibilityLabel("Count up")
        Button {
          taps += 10
        } label: {
          Label("Ten", systemImage: "star")
        }
        .disabled(taps > 10)
      }
    }
  }

  @Test(arguments: ["plus", "Count up"]) func namesOutsideAButton(_ name: String) throws {
    let host = ViewHost(Fields(), textEngine: FixedTextEngine())
    try host.tap(name)
    #expect(try host.displayList().accessibilityText.first == "focus 0, taps 1")
    try host.tap("Ten")
    #expect(try host.displayList().accessibilityText.first == "focus 0, taps 11")
    #expect(throws: EventError.self) { try host.tap("Ten") }
  }

  @Test func touchingAndTypingMoveTheFocus() throws {
    let host = ViewHost(Fields(), textEngine: FixedTextEngine())
    try host.tap("first")
    #expect(host.focused == "first")
    try host.type("x", into: "Second")
    #expect(host.focused == "Second")
    #expect(try host.displayList().accessibilityText.first == "focus 2, taps 0")
    try host.tap("Count up")
    #expect(host.focused == "Second", "a button takes no focus")
    try host.type("y", into: "first")
    #expect(host.focused == "first")
    // A field that no state names has the focus, so that no other has it.
    try host.tap("Third")
    #expect(host.focused == nil)
    #expect(try host.displayList().accessibilityText.first == "focus 0, taps 1")
  }

  private struct Row: View {
    @State private var log = ""

    var body: some View {
      NavigationStack {
        List {
          Text("log \(log)")
          Button {
            log += "row"
          } label: {
            HStack {
              Text("Title")
              Text("Note")
            }
          }
          HStack {
            Text("Other")
            Button("Inner") { log += "inner" }.buttonStyle(.plain)
          }
        }
      }
    }
  }

  @Test func anyTextInARowCanBeTouched() throws {
    let host = ViewHost(Row(), size: CGSize(width: 390, height: 844), textEngine: FixedTextEngine())
    try host.tap("Note")
    try host.tap("Title, Note")
    try host.tap("Inner")
    #expect(try host.displayList().accessibilityText.contains("log rowrowinner"))
    #expect(throws: EventError.self) { try host.tap("Other") }
  }

  private struct Dials: View {
    @State private var left = 0.0
    @State private var right = 0.0
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        Text("left \(Int(left)), right \(Int(right)), \(focus ?? "none")")
        Text("Left").focusable().focused($focus, equals: "left")
          .digitalCrownRotation($left, from: 0, through: 10, by: 1)
        Text("Right").focusable().digitalCrownRotation($right, from: 0, through: 10, by: 1)
          .focused($focus, equals: "right")
        TextField("Name", text: .constant("")).focused($focus, equals: "name")
      }
    }
  }

  @Test func crownFollowsTheFocus() throws {
    let host = ViewHost(Dials(), textEngine: FixedTextEngine())
    host.rotateCrown(detents: 1)
    #expect(try host.displayList().accessibilityText.first == "left 1, right 0, none")
    try host.tap("Right")
    host.rotateCrown(detents: 3)
    #expect(try host.displayList().accessibilityText.first == "left 1, right 3, right")
    try host.focus("Left")
    host.rotateCrown(detents: 2)
    #expect(try host.displayList().accessibilityText.first == "left 3, right 3, left")
    try host.tap("Name")
    host.rotateCrown(detents: 2)
    #expect(try host.displayList().accessibilityText.first == "left 3, right 3, name")
    #expect(try host.displayList().warnings.contains { $0.contains("focus") })
  }
}
