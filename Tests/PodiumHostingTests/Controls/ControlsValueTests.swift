import Foundation
import Podium
import PodiumDrawing
import Testing

/// Controls with a value: steps, ends of ranges, and what they say.
@MainActor struct ControlsValueTests {
  private struct Age: View {
    @State private var age = 8
    var body: some View {
      Stepper("Age", value: $age, in: 0...10, step: 3)
      Text(verbatim: "is \(age)")
    }
  }

  @Test func aStepperStopsAtBothEnds() throws {
    let host = controlHost { Age() }
    #expect(try host.words() == ["Age", "Decrement", "Increment", "is 8"])
    try host.increment("Age")
    #expect(try host.words().last == "is 10")
    #expect(throws: EventError.self) { try host.increment("Age") }
    #expect(throws: EventError.self) { try host.tap("Increment") }
    for _ in 0..<4 { try host.decrement("Age") }
    #expect(try host.words().last == "is 0")
    #expect(throws: EventError.self) { try host.decrement("Age") }
    try host.tap("Increment")
    #expect(try host.words().last == "is 3")
  }

  @Test func aStepperDoesWhatItIsGiven() throws {
    struct Pages: View {
      @State private var log: [String] = []
      var body: some View {
        Stepper {
          Text("Page")
        } onIncrement: {
          log.append("+")
        } onDecrement: {
          log.append("-")
        } onEditingChanged: {
          log.append($0 ? "[" : "]")
        }
        Stepper("Fixed", onIncrement: nil, onDecrement: nil)
        Text(verbatim: log.joined())
      }
    }
    let host = controlHost { Pages() }
    try host.tap("Increment")
    try host.decrement("Page")
    #expect(try host.words().last == "[+][-]")
    #expect(throws: EventError.self) { try host.increment("Fixed") }
    #expect(throws: EventError.self) { try host.increment("Nothing") }
  }

  @Test func aStepperSaysItsFormattedValue() throws {
    struct Price: View {
      @State private var price = 0.25
      var body: some View { Stepper("Tip", value: $price, in: 0...1, step: 0.25, format: .percent) }
    }
    let host = controlHost { Price() }
    try host.increment("Tip")
    #expect(try host.words().last == "50%")
  }

  @Test func aSteppersPartsAreAsLargeAsOnIOS() throws {
    let host = controlHost {
      Stepper("Age", value: .constant(1)).labelsHidden().accessibilityIdentifier("age")
    }
    #expect(host.frame(of: "age")?.size == CGSize(width: 94, height: 32))
    #expect(try host.words() == ["Age", "Decrement", "Increment"])
  }

  private struct Volume: View {
    var step: Double?
    @State private var volume = 2.0
    var body: some View {
      if let step {
        Slider(value: $volume, in: 0...10, step: step) { Text("Volume") }
      } else {
        Slider(value: $volume, in: 0...10) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
      }
      Text(verbatim: "is \(volume)")
    }
  }

  @Test(
    arguments: [
      (nil, 7.3, "is 7.3"), (nil, -4, "is 0.0"), (nil, .infinity, "is 10.0"), (nil, .nan, "is 2.0"),
      (4, 7.3, "is 8.0"), (4, 10, "is 8.0"), (4, 1.9, "is 0.0"),
    ] as [(Double?, Double, String)]) func aSliderSettles(_ step: Double?, _ value: Double, _ text: String)
    throws
  {
    let host = controlHost { Volume(step: step) }
    try host.setValue(value, of: "Volume")
    #expect(try host.words().last == text)
  }

  @Test func aSliderMovesByTenths() throws {
    let host = controlHost { Volume() }
    #expect(try host.words() == ["Volume", "20 percent", "is 2.0"])
    try host.increment("Volume")
    #expect(try host.words() == ["Volume", "30 percent", "is 3.0"])
    for _ in 0..<3 { try host.decrement("Volume") }
    #expect(throws: EventError.self) { try host.decrement("Volume") }
  }

  /// The track is filled up to the knob's middle, from the side where lines begin.
  @Test(arguments: [
    (0.0, false, 0.0...13.5), (0.5, false, 0...150), (1, false, 0...286.5), (0.25, true, 218.25...300),
  ]) func aSliderIsFilledToItsKnob(_ value: Double, _ isMirrored: Bool, _ span: ClosedRange<Double>) throws {
    let host = controlHost(300, 40) {
      Slider(value: .constant(value)).tint(Color(red: 1, green: 0, blue: 0))
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    func red(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .layer(let layer): red(layer.items)
        case .fill(let path, .color(let color), _) where color.red == 1 && color.green == 0:
          [path.boundingRect]
        default: []
        }
      }
    }
    let filled = red(try host.displayList().items)
    let bar = try #require(filled.first)
    #expect(filled.count == 1)
    #expect(abs(bar.minX - span.lowerBound) < 1e-6)
    #expect(abs(bar.maxX - span.upperBound) < 1e-6)
  }

  @Test func disabledControlsTakeNothing() throws {
    let host = controlHost {
      Group {
        Stepper("Age", value: .constant(1))
        Slider(value: .constant(0.5)) { Text("Volume") }
        DatePicker("Born", selection: .constant(.distantPast))
        ColorPicker("Coat", selection: .constant(.red))
        Picker("Kind", selection: .constant(1)) { Text("Dog").tag(1) }
      }
      .disabled(true)
    }
    #expect(throws: EventError.self) { try host.increment("Age") }
    #expect(throws: EventError.self) { try host.setValue(1, of: "Volume") }
    #expect(throws: EventError.self) { try host.setValue(Date.distantFuture, of: "Born") }
    #expect(throws: EventError.self) { try host.setValue(Color.blue, of: "Coat") }
    #expect(throws: EventError.self) { try host.select("Dog", in: "Kind") }
  }

  private struct Birthday: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var body: some View {
      DatePicker(
        "Born", selection: $date, in: ...Date(timeIntervalSinceReferenceDate: 86_400),
        displayedComponents: components)
    }
  }

  @Test(arguments: [
    ("en_US", "GMT", ["Born", "Jan 1, 2001", "12:00 AM"]),
    ("en_US", "America/New_York", ["Born", "Dec 31, 2000", "7:00 PM"]),
    ("ja_JP", "Asia/Tokyo", ["Born", "2001年1月1日", "9:00"]),
  ]) func aDateIsWrittenAsThePlaceDoes(_ locale: String, _ zone: String, _ words: [String]) throws {
    let host = controlHost { Birthday() }
    host.environment.locale = Locale(identifier: locale)
    host.environment.timeZone = try #require(TimeZone(identifier: zone))
    #expect(
      try host.words().map { $0.replacing("\u{202F}", with: " ") } == words)
  }

  @Test func aDatePickerShowsItsPartsAndKeepsItsRange() throws {
    #expect(try controlHost { Birthday(components: .date) }.words() == ["Born", "Jan 1, 2001"])
    #expect(try controlHost { Birthday(components: .hourAndMinute) }.words().count == 2)
    let host = controlHost { Birthday(components: .date) }
    try host.setValue(Date(timeIntervalSinceReferenceDate: 1e9), of: "Born")
    #expect(try host.words() == ["Born", "Jan 2, 2001"])
    try host.setValue(Date(timeIntervalSinceReferenceDate: -86_400), of: "Born")
    #expect(try host.words() == ["Born", "Dec 31, 2000"])
  }

  private struct Boxed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.minimumDate == nil ? "open" : "closed")
        Button("later") { configuration.selection += 3_600 }
      }
    }
  }

  @Test func aDatePickerCanLookAnyWay() throws {
    struct Alarm: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        DatePicker("Alarm", selection: $date).datePickerStyle(Boxed())
        Text(date, style: .time)
      }
    }
    let host = controlHost { Alarm() }
    try host.tap("later")
    #expect(
      try host.words().map { $0.replacing("\u{202F}", with: " ") } == ["Alarm", "open", "later", "1:00 AM"])
  }

  @Test func aColorPickerKeepsItsColorOpaque() throws {
    final class Box { var color = Color.red }
    let box = Box()
    let binding = Binding {
      box.color
    } set: {
      box.color = $0
    }
    let host = controlHost { ColorPicker("Coat", selection: binding, supportsOpacity: false) }
    #expect(try host.words() == ["Coat"])
    try host.setValue(Color(red: 0, green: 1, blue: 0, opacity: 0.5), of: "Coat")
    #expect(box.color == Color(red: 0, green: 1, blue: 0))
  }

  @Test func progressIsReadWhenDrawn() throws {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(try controlHost { ProgressView(progress) }.words() == ["25 percent"])
    #expect(
      try controlHost { ProgressView(Progress(totalUnitCount: -1)) }.words()
        == controlHost { ProgressView() }.words())
  }
}
