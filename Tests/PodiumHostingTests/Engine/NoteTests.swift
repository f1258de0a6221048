import Foundation
import Podium
import PodiumDrawing
import Testing

/// What an author is told of views that cannot mean what they say.
@MainActor struct NoteTests {
  private struct Fruits<Value: Hashable>: View {
    @State var selection: Value
    let next: Value

    var body: some View {
      Picker("Fruit", selection: $selection) {
        Text("Apple").tag("apple")
        Text("Plum").tag("plum")
      }
      Button("change") { selection = next }
    }
  }

  @Test func aPickerTellsOfASelectionThatIsNoTag() throws {
    let host = controlHost { Fruits(selection: "pear", next: "plum") }
    let warnings = try host.displayList().warnings
    #expect(warnings.count == 1)
    #expect(
      warnings.first
        == "the Picker 'Fruit' has the selection 'pear' (String), which is the tag of none of its views; "
        + "its tags are 'apple', 'plum' (String)")
    #expect(try host.displayList().warnings.count == 1)
    try host.tap("change")
    #expect(try host.displayList().warnings == [])
  }

  @Test func aPickerTellsOfTagsOfAnotherType() throws {
    let warnings = try controlHost { Fruits<Int>(selection: 1, next: 2) }.displayList().warnings
    #expect(warnings.count == 1 && warnings[0].contains("'1' (Int)") && warnings[0].contains("(String)"))
  }

  @Test("Nothing chosen and nothing to choose from are no mistakes") func quietPickers() throws {
    #expect(try controlHost { Fruits<String?>(selection: nil, next: nil) }.displayList().warnings == [])
    let empty = controlHost { Picker("Fruit", selection: .constant("a")) {} }
    #expect(try empty.displayList().warnings == [])
    let ids = controlHost {
      Picker("Fruit", selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
    }
    #expect(try ids.displayList().warnings == [])
  }

  @Test func aTabViewTellsOfASelectionThatIsNoTag() throws {
    func warnings(_ selection: Int?) throws -> [String] {
      try controlHost {
        TabView(selection: .constant(selection)) {
          Text("a").tag(Int?.some(1))
          Text("b").tag(Int?.some(2))
        }
      }.displayList().warnings
    }
    #expect(try warnings(2) == [])
    #expect(try warnings(nil) == [])
    let wrong = try warnings(3)
    #expect(wrong.count == 1 && wrong[0].hasPrefix("the TabView has the selection '3'"))
    let plain = controlHost {
      TabView {
        Text("a"); Text("b")
      }
    }
    #expect(try plain.displayList().warnings == [])
  }

  @Test func sheetsOfOneScreenComeOneAtATime() throws {
    struct Page: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Button("one") { first = true }
          .sheet(isPresented: $first) {
            Button("both") { second = true }
          }
          .sheet(isPresented: $second) { Text("two") }
      }
    }
    let host = controlHost { Page() }
    try host.tap("one")
    #expect(try host.displayList().warnings == [])
    try host.tap("both")
    let warnings = try host.displayList().warnings
    #expect(warnings == ["2 views are presented at once from one screen; SwiftUI presents only one at a time"])
    let nested = controlHost {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").sheet(isPresented: .constant(true)) { Text("c") }
      }
    }
    #expect(try nested.displayList().warnings == [])
  }

  @Test func twoSearchFieldsOnOneScreen() throws {
    func warnings(_ count: Int) throws -> [String] {
      try controlHost(300, 400) {
        NavigationStack {
          if count == 1 {
            Text("a").searchable(text: .constant(""))
          } else {
            Text("a").searchable(text: .constant("")).searchable(text: .constant(""))
          }
        }
      }.displayList().warnings
    }
    #expect(try warnings(1) == [])
    #expect(try warnings(2) == ["a screen has 2 searchable modifiers; only one search field is shown"])
  }

  @Test func anAnimatorWithoutPhases() throws {
    let host = controlHost { PhaseAnimator([Int]()) { Text("\($0)") } }
    #expect(
      try host.displayList().warnings == ["a PhaseAnimator has no phases and so shows nothing; give it at least one"])
    #expect(try controlHost { PhaseAnimator([1]) { Text("\($0)") } }.displayList().warnings == [])
  }

  @Test("A number that is none is named", arguments: [Double.nan, .infinity]) func touches(_ number: Double) throws {
    let host = controlHost { Text("a").gesture(DragGesture()).accessibilityIdentifier("a") }
    let word = number.isNaN ? "nan" : "inf"
    for (touch, name) in [
      ({ try host.drag("a", by: CGSize(width: number, height: 0)) }, "width"),
      ({ try host.drag("a", by: CGSize(width: 0, height: number)) }, "height"),
      ({ try host.drag("a", by: .zero, holding: number) }, "time"), ({ try host.magnify("a", by: number) }, "factor"),
      ({ try host.rotate("a", by: .radians(number)) }, "angle"),
      ({ try host.longPress("a", duration: number) }, "duration"),
    ] as [(() throws -> Void, String)] {
      let message = message(touch)
      #expect(message.contains(" is \(word); ") && message.contains(name))
    }
  }

  private struct Volume: View {
    @State private var value = 5.0
    var body: some View {
      Slider(value: $value, in: 0...10, step: 1) { Text("Volume") }.accessibilityIdentifier("slider")
      Stepper("Count", value: .constant(1))
      Text("value \(Int(value))")
    }
  }

  @Test func draggingASliderMovesItsKnob() throws {
    let host = controlHost { Volume() }
    // The knob runs along the track's 300 points less its own 27.
    try host.drag("slider", by: CGSize(width: 27.3 * 3, height: 0))
    #expect(try host.words().last == "value 8")
    try host.drag("Volume", by: CGSize(width: -27.3 * 2, height: 5))
    #expect(try host.words().last == "value 6")
    try host.drag("slider", by: CGSize(width: 900, height: 0))
    #expect(try host.words().last == "value 10")
    host.environment.layoutDirection = .rightToLeft
    try host.drag("slider", by: CGSize(width: 27.3, height: 0))
    #expect(try host.words().last == "value 9")
    #expect(
      message { try host.drag("Count", by: .zero) }
        == "'Count' is a control that is not dragged; use increment, decrement, setValue or select")
    let off = controlHost { Volume().disabled(true) }
    #expect(message { try off.drag("slider", by: .zero) } == "'slider' is disabled")
  }

  @Test func aFieldThatGoesAwayWhileTypedInto() throws {
    struct Form: View {
      @State private var text = ""
      var body: some View {
        if text.count < 2 { TextField("Code", text: $text).accessibilityIdentifier("code") } else { Text("done") }
      }
    }
    let host = controlHost { Form() }
    #expect(
      message { try host.type("1234", into: "code") }
        == "'1234' could not be typed into 'code' beyond '12', which took the field away: "
        + "no text field is called 'code'; there is none")
    #expect(try host.words() == ["done"])
    #expect(throws: Never.self) { try controlHost { Form() }.type("12", into: "code") }
  }
}
