import PodiumHosting
import SwiftUI
import Testing

@MainActor struct FocusTests {
  enum Field: Hashable { case name, trick, missing }

  struct Form: View {
    @State private var name = ""
    @State private var trick = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).accessibilityIdentifier("name")
        TextField("Trick", text: $trick).accessibilityIdentifier("trick").focused($field, equals: .trick)
        Button("next") { field = field == .name ? .trick : .name }
        Button("lost") { field = .missing }
        Button("done") { field = nil }
        Text("focus: \(field.map { "\($0)" } ?? "none")")
      }
    }
  }

  static func host(_ view: some View) -> ViewHost<AnyView> {
    ViewHost(AnyView(view), textEngine: FixedTextEngine())
  }

  static func says(_ host: ViewHost<AnyView>, _ text: String) throws -> Bool {
    try host.displayList().accessibilityText.contains(text)
  }

  @Test func programMovesTheFocus() throws {
    let host = Self.host(Form())
    #expect(host.focused == nil)
    try host.tap("next")
    #expect(host.focused == "name")
    try host.tap("next")
    #expect(host.focused == "trick")
    #expect(try Self.says(host, "focus: trick"))
    try host.tap("done")
    #expect(host.focused == nil)
    #expect(try Self.says(host, "focus: none"))
  }

  @Test func hostMovesTheFocus() throws {
    let host = Self.host(Form())
    try host.focus("trick")
    #expect(try Self.says(host, "focus: trick"))
    try host.focus("name")
    #expect(try Self.says(host, "focus: name"))
    host.removeFocus()
    #expect(try Self.says(host, "focus: none"))
    let error = #expect(throws: EventError.self) { try host.focus("age") }
    #expect(error?.description.contains("'name'") == true)
  }

  @Test func aStateThatNamesNoViewLetsGo() throws {
    let host = Self.host(Form())
    try host.focus("name")
    try host.tap("lost")
    #expect(try Self.says(host, "focus: none"))
    #expect(host.focused == nil)
  }

  @Test func oneViewHasTheFocus() throws {
    struct Two: View {
      @FocusState private var first: Bool
      @FocusState private var second: Bool
      @State private var hasFirst = true

      var body: some View {
        if hasFirst { Text("a").focused($first).accessibilityIdentifier("a") }
        Text("b").focused($second).accessibilityIdentifier("b")
        Text("\(first) \(second)")
        Button("both") { (first, second) = (true, true) }
        Button("remove") { hasFirst = false }
      }
    }
    let host = Self.host(Two())
    try host.focus("a")
    #expect(try Self.says(host, "true false"))
    try host.focus("b")
    #expect(try Self.says(host, "false true"))
    try host.focus("a")
    try host.tap("remove")
    #expect(try Self.says(host, "false false"))
    #expect(host.focused == nil)
  }

  @Test func appearingViewsCanTakeTheFocus() throws {
    struct Eager: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        Text("a").focused($isFocused).accessibilityIdentifier("a").onAppear { isFocused = true }
      }
    }
    struct Usual: View {
      @FocusState private var field: Field?

      var body: some View {
        Text("b").focused($field, equals: .name).accessibilityIdentifier("b").defaultFocus($field, .name)
      }
    }
    #expect(Self.host(Eager()).focused == "a")
    #expect(Self.host(Usual()).focused == "b")
  }

  @Test func disabledViewsCannotHaveTheFocus() throws {
    struct Closed: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        Text("a").focused($isFocused).accessibilityIdentifier("a").disabled(true)
        Button("try") { isFocused = true }
        Text("\(isFocused)")
      }
    }
    let host = Self.host(Closed())
    #expect(throws: EventError.self) { try host.focus("a") }
    try host.tap("try")
    #expect(try Self.says(host, "false"))
    #expect(host.focused == nil)
  }

  @Test func valuesComeWithTheFocus() throws {
    struct Menu: View {
      @FocusedValue(\.chosenPet) private var pet
      var body: some View { Text("menu: \(pet ?? "none")") }
    }
    struct Screen: View {
      @FocusState private var field: Field?

      var body: some View {
        VStack {
          Text("Rosie").focused($field, equals: .name).accessibilityIdentifier("rosie")
        }
        .focusedValue(\.chosenPet, "Rosie")
        Text("Maisie").focusedValue(\.chosenPet, "Maisie").focused($field, equals: .trick)
          .accessibilityIdentifier("maisie")
        Menu()
      }
    }
    let host = Self.host(Screen())
    #expect(try Self.says(host, "menu: none"))
    try host.focus("rosie")
    #expect(try Self.says(host, "menu: Rosie"))
    host.resetBodyCount()
    host.removeFocus()
    #expect(try Self.says(host, "menu: none"))
    #expect(host.bodyCount == 1)
    try host.focus("maisie")
    #expect(try Self.says(host, "menu: none"), "a value inside of the focused view is not around the focus")
  }

  @Test func scenesPublishAlways() throws {
    struct Menu: View {
      @FocusedBinding(\.count) private var count

      var body: some View {
        Text("count: \(count ?? -1)")
        Button("more") { count = (count ?? 0) + 1 }
      }
    }
    struct Screen: View {
      @State private var count = 4

      var body: some View {
        Text("screen: \(count)").focusedSceneValue(\.count, $count)
        Menu()
      }
    }
    let host = Self.host(Screen())
    #expect(try Self.says(host, "count: 4"))
    try host.tap("more")
    #expect(try Self.says(host, "count: 5"))
    #expect(try Self.says(host, "screen: 5"))
  }
}

extension FocusedValues {
  @Entry var count: Binding<Int>?
}
