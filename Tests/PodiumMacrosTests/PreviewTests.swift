import PodiumHosting
import SwiftUI
import Testing
import WidgetKit

#Preview("Square", traits: .fixedLayout(width: 20, height: 10)) {
  Color.red
}

#Preview("Fitting", traits: .sizeThatFitsLayout) {
  Text("32x16")
}

#Preview {
  Text("a screen")
}

#Preview("Switch") {
  @Previewable @State var isOn = false
  Button(isOn ? "on" : "off") { isOn.toggle() }
}

#Preview("Two", traits: .landscapeLeft) {
  Text("one")
  Text("two")
}

/// Previews may stand inside types.
enum Examples {
  #Preview("Nested", traits: .sizeThatFitsLayout) { Text("8x8") }
}

struct TrickEntry: TimelineEntry {
  let date: Date
  let trick: String
}

struct TrickProvider: TimelineProvider {
  let tricks: [String]

  func placeholder(in context: Context) -> TrickEntry { TrickEntry(date: .distantPast, trick: "") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (TrickEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TrickEntry>) -> Void) {
    let entries = tricks.enumerated().map { index, trick in
      TrickEntry(date: Date(timeIntervalSinceReferenceDate: Double(index)), trick: trick)
    }
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct TrickWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trick", provider: TrickProvider(tricks: [])) { entry in
      Text(entry.trick).containerBackground(.white, for: .widget)
    }
  }
}

#Preview(as: .systemSmall) {
  TrickWidget()
} timeline: {
  TrickEntry(date: Date(timeIntervalSinceReferenceDate: 0), trick: "sit")
  TrickEntry(date: Date(timeIntervalSinceReferenceDate: 60), trick: "roll")
}

#Preview("Provided", as: .systemMedium) {
  TrickWidget()
} timelineProvider: {
  TrickProvider(tricks: ["jump"])
}

struct OtherEntry: TimelineEntry { let date: Date }

#Preview("Wrong", as: .systemSmall) {
  TrickWidget()
} timeline: {
  OtherEntry(date: .distantPast)
}

@MainActor struct PreviewTests {
  static var previews: [RegisteredPreview] { PreviewRegistry.previews(in: "PodiumMacrosTests") }

  static func preview(_ name: String) throws -> RegisteredPreview {
    try #require(previews.first { $0.name == name })
  }

  /// The previews without a name: what they are called ends in their line.
  static var unnamed: [RegisteredPreview] { previews.filter { $0.name == "PreviewTests.swift:\($0.line)" } }

  @Test func findsAllInOrder() {
    let named = ["Square", "Fitting", "Switch", "Two", "Nested", "Provided", "Wrong"]
    #expect(Self.previews.map(\.name).filter { !$0.hasPrefix("PreviewTests.swift:") } == named)
    #expect(Self.unnamed.count == 2)
    #expect(Self.previews.count == 9)
    #expect(Self.previews.allSatisfy { $0.fileID == "PodiumMacrosTests/PreviewTests.swift" })
    #expect(Self.previews.map(\.line) == Self.previews.map(\.line).sorted())
  }

  @Test(arguments: [
    ("Square", CGSize(width: 20, height: 10)), ("Fitting", CGSize(width: 32, height: 16)),
    ("Two", CGSize(width: 852, height: 393)),
    ("Nested", CGSize(width: 8, height: 8)),
  ])
  func drawsViews(name: String, size: CGSize) async throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let host = try Self.preview(name).host(environment: environment, textEngine: FixedTextEngine())
    #expect(try host.displayList().size == size)
    #expect(try await Self.preview(name).pictures().map(\.name) == [name])
  }

  @Test func drawsOnAScreenUnlessAsked() throws {
    let preview = try #require(Self.unnamed.first)
    #expect(
      try preview.host(textEngine: FixedTextEngine()).displayList().size == RegisteredPreview.standardScreen)
    let small = CGSize(width: 100, height: 50)
    #expect(try preview.host(screen: small, textEngine: FixedTextEngine()).displayList().size == small)
  }

  @Test func keepsPreviewableState() throws {
    let host = try Self.preview("Switch").host(textEngine: FixedTextEngine())
    #expect(try host.displayList().accessibilityText == ["off"])
    try host.tap("off")
    #expect(try host.displayList().accessibilityText == ["on"])
  }

  @Test func drawsEachEntry() async throws {
    let preview = try #require(Self.unnamed.last)
    let pictures = try await preview.pictures()
    #expect(pictures.map(\.displayList.accessibilityText) == [["sit"], ["roll"]])
    #expect(pictures.map(\.name) == ["\(preview.name) 1", "\(preview.name) 2"])
    #expect(pictures.map { $0.date?.timeIntervalSinceReferenceDate } == [0, 60])
  }

  @Test func asksTheProvider() async throws {
    let pictures = try await Self.preview("Provided").pictures()
    #expect(pictures.map(\.displayList.accessibilityText) == [["jump"]])
  }

  @Test func refusesEntriesOfAnotherType() async throws {
    let error = PreviewError.wrongEntry("Wrong", received: "OtherEntry", wanted: "TrickEntry")
    await #expect(throws: error) { try await Self.preview("Wrong").pictures() }
    #expect(throws: PreviewError.notAView("Wrong")) { try Self.preview("Wrong").host() }
  }

  @Test func saysWhichNamesThereAre() throws {
    let error = try #require(throws: PreviewError.self) { try PreviewRegistry.preview(named: "Sqare") }
    #expect(error.description.hasPrefix("no preview is called 'Sqare'; there is "))
    #expect(error.description.contains("'Square'"))
  }
}
