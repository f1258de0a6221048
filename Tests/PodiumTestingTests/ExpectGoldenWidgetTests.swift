import Foundation
import Podium
import PodiumCairo
import Testing

@testable import PodiumTesting

@Suite("Goldens of widgets") @MainActor struct ExpectGoldenWidgetTests {
  struct Entry: TimelineEntry { let date: Date }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(Entry(date: .distantPast))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(date: Date(timeIntervalSince1970: 0))], policy: .never))
    }
  }

  struct Swatch: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Swatch", provider: Provider()) { _ in
        Color(red: 1, green: 0.5, blue: 0).frame(width: 40, height: 40).containerBackground(
          Color.primary, for: .widget)
      }.supportedFamilies([.systemSmall, .systemMedium])
    }
  }

  @Test("One file a family and scheme") func matrix() async throws {
    let host = try WidgetHost(Swatch())
    let date = Date(timeIntervalSince1970: 1_781_186_700)
    let passed = await expectGoldens(
      of: host, named: "swatch", families: [.systemSmall, .systemMedium], at: date, scale: 1)
    #expect(passed)
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "__Goldens__/ExpectGoldenWidgetTests").path(percentEncoded: false)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "swatch.systemMedium.dark.png", "swatch.systemMedium.light.png", "swatch.systemSmall.dark.png",
        "swatch.systemSmall.light.png",
      ])
  }

  @Test("A family that is not supported fails its own cell only") func unsupported() async throws {
    let host = try WidgetHost(Swatch())
    let date = Date(timeIntervalSince1970: 1_781_186_700)
    await withKnownIssue {
      await expectGoldens(
        of: host, named: "large", families: [.systemLarge], colorSchemes: [.light], at: date)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("does not support") }
    }
  }
}
