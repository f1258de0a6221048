import Foundation
import Podium
import Testing

/// What views say aloud, and can be asked to do.
@MainActor struct AccessibilityTests {
  @Test func childrenAreSaidOneByOneTogetherOrNot() throws {
    func pair() -> some View {
      HStack {
        Text("Rex")
        Text("5 points")
      }
    }
    let host = controlHost {
      pair().accessibilityElement(children: .contain)
      pair().accessibilityElement(children: .combine)
      pair().accessibilityElement()
      pair().accessibilityElement(children: .ignore).accessibilityLabel("Rex leads").accessibilityValue("5")
    }
    #expect(try host.words() == ["Rex", "5 points", "Rex, 5 points", "Rex leads", "5"])
  }

  @Test func theFocusIsWhereTheProgramSays() throws {
    enum Field { case name, age }
    struct Form: View {
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState private var field: Field?

      var body: some View {
        Text("focused \(isFocused ? 1 : 0), age \(field == .age ? 1 : 0)").accessibilityFocused($isFocused)
        Text("Age").accessibilityFocused($field, equals: .age)
        Button("Focus") { isFocused = true }
        Button("To age") { $field.wrappedValue = .age }
      }
    }
    let host = controlHost { VStack { Form().padding() } }
    #expect(try host.words().first == "focused 0, age 0")
    try host.tap("Focus")
    #expect(try host.words().first == "focused 1, age 0")
    try host.tap("To age")
    #expect(try host.words().first == "focused 1, age 1")
  }

  @Test func anotherViewSpeaks() throws {
    let host = controlHost {
      Circle().frame(width: 20, height: 20).accessibilityRepresentation { Text("Sun") }
      Text("Bars").accessibilityChildren {
        Text("one")
        Text("two")
      }
    }
    #expect(try host.words() == ["Sun", "one", "two"])
  }

  private struct Asked: View {
    @State private var log = ""
    @State private var volume = 3
    var body: some View {
      Text("Card")
        .accessibilityAction { log += "d" }
        .accessibilityAction(named: "Feed") { log += "f" }
        .accessibilityActions { Button("Groom") { log += "g" } }
      Text("Volume").accessibilityValue("\(volume)")
        .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
      Text(verbatim: "log \(log)")
        .accessibilityAddTraits([.isHeader, .isButton]).accessibilityHint("Says it").accessibilitySortPriority(1)
    }
  }

  @Test func viewsAreAskedToDoThings() throws {
    let host = controlHost { Asked() }
    try host.performAccessibilityAction(on: "Card")
    try host.performAccessibilityAction("Feed", on: "Card")
    try host.tap("Groom")
    try host.increment("Volume")
    #expect(try host.words() == ["Card", "Volume", "4", "log dfg"])
    #expect(throws: EventError.self) { try host.performAccessibilityAction("Fly", on: "Card") }
  }

  @Test func wishesReachTheView() throws {
    struct Still: View {
      @Environment(\.accessibilityReduceMotion) private var isStill
      var body: some View { Text(verbatim: "\(isStill)") }
    }
    let host = controlHost { Still() }
    #expect(try host.words() == ["false"])
    host.environment.accessibilityReduceMotion = true
    #expect(try host.words() == ["true"])
  }

  @Test func traitsAreASet() {
    var traits: AccessibilityTraits = [.isHeader, .isButton]
    #expect(traits.contains(.isButton))
    traits.remove(.isButton)
    #expect(traits == .isHeader)
  }
}
