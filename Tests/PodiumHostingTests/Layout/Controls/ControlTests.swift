import Foundation
import PodiumDrawing
import PodiumHosting
import PodiumViews
import Testing

/// What controls say, where their parts stand and what a touch does.
@MainActor struct ControlTests {
  private func host<V: View>(_ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> V)
    -> ViewHost<V>
  {
    ViewHost(view(), size: CGSize(width: width, height: height), textEngine: FixedTextEngine())
  }

  private func words<V: View>(@ViewBuilder _ view: () -> V) throws -> [String] {
    try host { view() }.displayList().accessibilityText
  }

  // MARK: Values

  @Test(arguments: [
    (-1.0, "0 percent"), (0, "0 percent"), (0.7, "70 percent"), (1, "100 percent"), (9, "100 percent"),
    (.infinity, "100 percent"), (-.infinity, "0 percent"), (.nan, "0 percent"),
  ]) func valuesAreKeptInRange(_ value: Double, _ spoken: String) throws {
    #expect(try words { ProgressView(value: value) } == [spoken])
    #expect(try words { Gauge(value: value) { Text("Speed") } } == ["Speed", spoken])
    #expect(
      try words { Gauge(value: value) { Text("Speed") }.gaugeStyle(.accessoryCircular) } == ["Speed", spoken])
  }

  @Test func rangesAndTotalsCount() throws {
    #expect(try words { ProgressView(value: 3, total: 12) } == ["25 percent"])
    #expect(try words { ProgressView(value: 3, total: 0) } == ["0 percent"])
    #expect(try words { ProgressView(value: 3, total: Double.nan) } == ["0 percent"])
    #expect(try words { Gauge(value: 15, in: 10...20) { Text("T") } } == ["T", "50 percent"])
    #expect(try words { Gauge(value: 5, in: 5...5) { Text("T") } } == ["T", "0 percent"])
  }

  @Test func aValueLabelIsSaidInsteadOfThePercentage() throws {
    let gauge = Gauge(value: 0.5) {
      Text("Pulse")
    } currentValueLabel: {
      Text("67")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
    #expect(try words { gauge } == ["Pulse", "67"])
    #expect(try words { gauge.gaugeStyle(.accessoryLinear) } == ["Pulse", "67"])
    #expect(try words { gauge.gaugeStyle(.accessoryLinearCapacity) } == ["Pulse", "67"])
    #expect(try words { gauge.gaugeStyle(.accessoryCircular) } == ["Pulse", "67"])
    #expect(try words { gauge.gaugeStyle(.accessoryCircularCapacity) } == ["Pulse", "67"])
  }

  /// Facts W29: at a quarter of the time a bar that counts down is three quarters full.
  @Test(arguments: [(true, "75 percent"), (false, "25 percent")])
  func timersFollowTheEnvironment(_ countsDown: Bool, _ spoken: String) throws {
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let bar = ProgressView(timerInterval: start...start + 400, countsDown: countsDown) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    let host = ViewHost(bar, size: CGSize(width: 200, height: 20), textEngine: FixedTextEngine())
    host.environment.now = start + 100
    #expect(try host.displayList().accessibilityText == [spoken])
    host.advance(by: 300)
    #expect(try host.displayList().accessibilityText == [countsDown ? "0 percent" : "100 percent"])
  }

  @Test func timersTellTheTime() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = ViewHost(ProgressView(timerInterval: start...start + 4_000), textEngine: FixedTextEngine())
    #expect(try host.displayList().accessibilityText == ["1:06:40"])
    host.advance(by: 3_990.5)
    #expect(
      try host.displayList().accessibilityText == ["0:10"])
    host.advance(by: 1e6)
    #expect(
      try host.displayList().accessibilityText == ["0:00"])
  }

  // MARK: Layout

  @Test func aBarIsFilledToItsValue() throws {
    func filled(_ value: Double, _ direction: LayoutDirection = .leftToRight) throws -> CGRect {
      let host = host(200, 4) {
        ProgressView(value: value).tint(Color(.sRGB, red: 1, green: 0, blue: 0))
          .environment(\.layoutDirection, direction)
      }
      for case .fill(let path, .color(let color), _) in try host.displayList().items
      where color.red == 1 && color.green == 0 { return path.boundingRect }
      return .zero
    }
    #expect(try filled(0) == .zero)
    #expect(try filled(0.25) == CGRect(x: 0, y: 0, width: 50, height: 4))
    #expect(try filled(1) == CGRect(x: 0, y: 0, width: 200, height: 4))
    #expect(try filled(0.25, .rightToLeft) == CGRect(x: 150, y: 0, width: 50, height: 4))
  }

  /// Facts V10: both rings are 58 by 58, whatever they are offered.
  @Test func ringsHaveOneSize() {
    let gauge = Gauge(value: 0.5) {
      Text("A long label")
    } currentValueLabel: {
      Text("1,000,000")
    }
    let host = host {
      gauge.gaugeStyle(.accessoryCircular).accessibilityIdentifier("open")
      gauge.gaugeStyle(.accessoryCircularCapacity).accessibilityIdentifier("closed")
    }
    #expect(host.frame(of: "open")?.size == CGSize(width: 58, height: 58))
    #expect(host.frame(of: "closed")?.size == CGSize(width: 58, height: 58))
  }

  /// Facts V11: 8 and, with 16 point lines, 52 high; the whole width offered.
  @Test func accessoryBarsAreAsHighAsRecorded() {
    let gauge = Gauge(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("1")
    }
    let host = host(280, 200) {
      gauge.gaugeStyle(.accessoryLinear).accessibilityIdentifier("marker")
      gauge.gaugeStyle(.accessoryLinearCapacity).accessibilityIdentifier("capacity")
    }
    #expect(host.frame(of: "marker")?.size == CGSize(width: 280, height: 8))
    #expect(host.frame(of: "capacity")?.size == CGSize(width: 280, height: 52))
  }

  @Test func aLabelStandsOnOneBaseline() throws {
    let host = host {
      Label {
        Text("Title").accessibilityIdentifier("title")
      } icon: {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("icon")
      }
    }
    let (title, icon) = (try #require(host.frame(of: "title")), try #require(host.frame(of: "icon")))
    #expect(icon.maxY == title.minY + 13)
    #expect(title.minX - icon.maxX == 8)
  }

  // MARK: Styles

  @Test func labelStyles() throws {
    let label = Label("Bolt", systemImage: "star")
    #expect(try words { label } == ["Bolt"])
    #expect(try words { label.labelStyle(.titleOnly) } == ["Bolt"])
    #expect(try words { label.labelStyle(.iconOnly) } == ["Bolt"])
    #expect(try words { Label("Bolt", image: "nothing").labelStyle(.iconOnly) } == ["Bolt"])
  }

  private struct Framed: LabelStyle {
    @Environment(\.lineLimit) private var limit
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "limit \(limit ?? 0)")
      Label(configuration)
    }
  }

  /// A style may use its own kind of control: it gets the next style out, and its environment is read.
  @Test func stylesNest() throws {
    let view = VStack { Label("Bolt", systemImage: "star").labelStyle(Framed()) }.labelStyle(.titleOnly)
      .lineLimit(3)
    #expect(try words { view } == ["limit 3", "Bolt"])
    #expect(
      try words { Label("Bolt", systemImage: "star").labelStyle(Framed()).labelStyle(Framed()) }
        == ["limit 0", "limit 0", "Bolt"])
  }

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().background(configuration.isPressed ? .red : .blue)
    }
  }

  @Test func buttonsOfEveryStyleCanBeTouched() throws {
    struct Buttons: View {
      @State private var taps: [String] = []
      var body: some View {
        Button("automatic") { taps.append("automatic") }
        Button("plain") { taps.append("plain") }.buttonStyle(.plain)
        Button("bordered") { taps.append("bordered") }.buttonStyle(.bordered)
        Button("own") { taps.append("own") }.buttonStyle(Loud())
        Button("off") { taps.append("off") }.disabled(true)
        Text(verbatim: taps.joined(separator: " "))
      }
    }
    let host = host(300, 400) { Buttons() }
    for name in ["automatic", "plain", "bordered", "own"] { try host.tap(name) }
    #expect(throws: EventError.self) { try host.tap("off") }
    #expect(try host.displayList().accessibilityText.last == "automatic plain bordered own")
  }

  @Test func togglesTurn() throws {
    struct Row: View {
      @State private var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    let host = host { Row() }
    #expect(try host.displayList().accessibilityText == ["Wi-Fi", "off"])
    try host.tap("Wi-Fi")
    #expect(try host.displayList().accessibilityText == ["Wi-Fi", "on"])
  }

  @Test func labeledContentStandsAtBothEnds() throws {
    let host = host {
      LabeledContent {
        Text("26").accessibilityIdentifier("value")
      } label: {
        Text("Age").accessibilityIdentifier("label")
      }
    }
    #expect(host.frame(of: "label")?.minX == 0)
    #expect(host.frame(of: "value")?.maxX == 200)
  }

  // MARK: Typing

  @Test func textIsTypedCharacterByCharacter() throws {
    final class Recorder { var writes: [String] = [] }
    struct Form: View {
      let recorder: Recorder
      @State private var name = "A"
      @State private var age = 1
      var body: some View {
        TextField(
          "Name",
          text: Binding(
            get: { name },
            set: {
              recorder.writes.append($0)
              name = $0.uppercased()
            })
        ).accessibilityIdentifier("name")
        TextField("Age", value: $age, format: .number)
        Text(verbatim: "\(name) \(age)")
      }
    }
    let recorder = Recorder()
    let host = host { Form(recorder: recorder) }
    try host.type("b👩‍👧c", into: "name")
    #expect(recorder.writes == ["Ab", "AB👩‍👧", "AB👩‍👧c"])
    try host.type("2", into: "Age")
    try host.type("x", into: "Age")
    #expect(try host.displayList().accessibilityText.last == "AB👩‍👧C 12")
    let error = #expect(throws: EventError.self) { try host.type("x", into: "nobody") }
    #expect(error?.description.contains("'name'") == true)
    #expect(error?.description.contains("'Age'") == true)
  }
}
