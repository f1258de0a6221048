import Foundation
import Podium
import PodiumDrawing
import Testing

/// What fingers do to views with gestures.
@MainActor struct GestureTests {
  private struct Taps: View {
    @State private var log = ""
    var body: some View {
      Text("One").onTapGesture { log += "1" }
      Text("Two").onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "-" }
      Text("Place").onTapGesture { (place: CGPoint) in log += "(\(Int(place.x)))" }.frame(width: 100)
      Text(verbatim: "log \(log)")
    }
  }

  @Test func tapsAreCounted() throws {
    let host = controlHost { Taps() }
    try host.tap("One")
    try host.tap("Two")
    try host.tap("Two", count: 2)
    #expect(try host.words().last == "log 1-2")
    #expect(throws: EventError.self) { try host.tap("log 1-2") }
  }

  @Test func aTapTellsItsPlace() throws {
    let host = controlHost { Taps() }
    let alone = ViewHost(Text("Place").accessibilityIdentifier("x"), textEngine: FixedTextEngine())
    let width = try #require(alone.frame(of: "x")).width
    try host.tap("Place")
    #expect(try host.words().last == "log (\(Int(width / 2)))")
  }

  private struct Nested: View {
    let rank: String
    @State private var log = ""
    var body: some View {
      VStack {
        Button("Inner") { log += "i" }
        Text(verbatim: "log \(log)")
      }
      .modifier(Around(rank: rank) { log += "o" })
    }
  }

  private struct Around: ViewModifier {
    let rank: String
    let action: () -> Void
    func body(content: Content) -> some View {
      let tap = TapGesture().onEnded { action() }
      switch rank {
      case "high": content.highPriorityGesture(tap)
      case "beside": content.simultaneousGesture(tap)
      case "alone": content.gesture(tap, including: .gesture)
      case "off": content.gesture(tap, including: .subviews)
      default: content.gesture(tap)
      }
    }
  }

  @Test(arguments: [("normal", "i"), ("high", "o"), ("beside", "io"), ("alone", "o"), ("off", "i")])
  func theInnermostTakesATouchUnlessToldOtherwise(rank: String, log: String) throws {
    let host = controlHost { Nested(rank: rank) }
    try host.tap("Inner")
    #expect(try host.words().last == "log \(log)")
  }

  @Test func theInnermostOfTwoWithOneNameIsTouched() throws {
    struct Card: View {
      @State private var log = ""
      var body: some View {
        VStack { Button("Card") { log += "b" } }.onTapGesture { log += "v" }
        Text(verbatim: "log \(log)")
      }
    }
    let host = controlHost { Card() }
    try host.tap("Card")
    #expect(try host.words().last == "log b")
  }

  private struct Draggable: View {
    var minimum: CGFloat = 10
    @GestureState private var isDragged = false
    @State private var offset = CGSize.zero
    @State private var changes = 0
    @State private var sawDragging = false
    var body: some View {
      Text("Ball")
        .gesture(
          DragGesture(minimumDistance: minimum)
            .updating($isDragged) { _, state, _ in state = true }
            .onChanged { _ in changes += 1 }
            .onEnded { offset = $0.translation }
        )
        .onChange(of: isDragged) { _, new in if new { sawDragging = true } }
      Text(verbatim: "\(Int(offset.width)) \(Int(offset.height)) \(changes) \(isDragged) \(sawDragging)")
    }
  }

  @Test func aDragTellsHowFarItWent() throws {
    let host = controlHost { Draggable() }
    try host.drag("Ball", by: CGSize(width: 40, height: -20))
    #expect(try host.words().last == "40 -20 4 false true")
    #expect(throws: EventError.self) { try host.drag("Ball", by: CGSize(width: 4, height: 0)) }
  }

  @Test func placesOfADragAreTheViewsOwn() throws {
    @MainActor final class Box { var value: DragGesture.Value? }
    let box = Box()
    let host = controlHost {
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("area")
        .gesture(DragGesture().onEnded { box.value = $0 })
    }
    try host.drag("area", by: CGSize(width: 30, height: 0))
    #expect(box.value?.startLocation == CGPoint(x: 50, y: 25))
    #expect(box.value?.location == CGPoint(x: 80, y: 25))
    #expect(box.value?.predictedEndTranslation == CGSize(width: 30, height: 0))
  }

  private struct Press: View {
    @GestureState private var isPressed = false
    @State private var log = ""
    var body: some View {
      Text("Press")
        .onLongPressGesture(minimumDuration: 0.5) {
          log += "!"
        } onPressingChanged: {
          log += $0 ? "+" : "-"
        }
      Text("Hold then move")
        .gesture(
          LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture())
            .onEnded { value in
              if case .second(true, let drag?) = value { log += "\(Int(drag.translation.width))" }
            })
      Text(verbatim: "log \(log)")
    }
  }

  @Test func aLongPressTakesItsTime() throws {
    let host = controlHost { Press() }
    try host.longPress("Press")
    try host.longPress("Press", duration: 0.1)
    #expect(try host.words().last == "log +!-+-")
    try host.drag("Hold then move", by: CGSize(width: 25, height: 0), holding: 0.4)
    #expect(try host.words().last == "log +!-+-25")
    try? host.drag("Hold then move", by: CGSize(width: 25, height: 0))
    #expect(try host.words().last == "log +!-+-25")
  }

  @Test func gesturesArePutTogether() throws {
    struct Together: View {
      @State private var log = ""
      var body: some View {
        Text("Map")
          .gesture(
            MagnifyGesture().onChanged { log = "x\($0.magnification)" }
              .simultaneously(with: RotateGesture().onEnded { log += " \(Int($0.rotation.degrees))" }))
        Text("Either")
          .gesture(
            TapGesture(count: 2).map { "two" }.exclusively(before: TapGesture().map { "one" })
              .onEnded { value in
                switch value {
                case .first(let word), .second(let word): log = word
                }
              })
        Text(verbatim: "log \(log)")
      }
    }
    let host = controlHost { Together() }
    try host.magnify("Map", by: 2)
    #expect(try host.words().last == "log x2.0")
    try host.rotate("Map", by: .degrees(90))
    #expect(try host.words().last == "log x2.0 90")
    try host.tap("Either", count: 2)
    #expect(try host.words().last == "log two")
    try host.tap("Either")
    #expect(try host.words().last == "log one")
  }

  @Test func untouchableAndDisabledViewsRefuse() throws {
    let host = controlHost {
      VStack { Button("Off") {} }.allowsHitTesting(false)
      Text("Grey").onTapGesture {}.disabled(true)
    }
    #expect(throws: EventError.self) { try host.tap("Off") }
    #expect(throws: EventError.self) { try host.tap("Grey") }
  }

  @Test func aPointerComesAndGoes() throws {
    struct Hovered: View {
      @State private var isOver = false
      var body: some View { Text(isOver ? "over" : "away").onHover { isOver = $0 }.help("Watches a pointer") }
    }
    let host = controlHost { Hovered() }
    try host.hover("away")
    #expect(try host.words() == ["over"])
    try host.hover("over", isInside: false)
    #expect(try host.words() == ["away"])
  }

  @MainActor fileprivate final class Log { var text = "" }

  @Test func aSheetIsNotPartOfTheViewBehindIt() throws {
    struct Behind: View {
      let log: GestureTests.Log
      var body: some View {
        Text("Ground")
          .sheet(isPresented: .constant(true)) { Button("Close") { log.text += "c" } }
          .highPriorityGesture(TapGesture().onEnded { log.text += "behind" })
      }
    }
    let log = Log()
    let host = controlHost(400, 600) { Behind(log: log) }
    try host.tap("Close")
    #expect(log.text == "c")
  }

  /// A gesture made of another.
  private struct Twice: Gesture {
    let action: () -> Void
    var body: some Gesture<Void> { TapGesture(count: 2).onEnded { action() } }
  }

  @Test func aGestureIsMadeOfOthers() throws {
    struct Custom: View {
      @State private var count = 0
      var body: some View {
        Text("Custom").gesture(Twice { count += 1 })
        Text(verbatim: "\(count)")
      }
    }
    let host = controlHost { Custom() }
    try host.tap("Custom", count: 2)
    #expect(try host.words().last == "1")
  }
}
