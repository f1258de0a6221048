import Foundation
import PodiumDrawing
import PodiumTimelines
import PodiumViews
import PodiumWidgets
import Synchronization
import Testing

@testable import PodiumHosting

@Suite("Hosting widgets") @MainActor struct WidgetHostTests {
  private func shown(
    _ provider: ScriptedProvider, at date: Date = noon, family: WidgetFamily = .systemSmall
  ) async throws -> [String] {
    try await WidgetHost(TestWidget(provider)).displayList(family: family, at: date).accessibilityText
  }

  private func plan(_ provider: ScriptedProvider, strict: Bool = false) async throws -> WidgetPlan {
    let host = try WidgetHost(TestWidget(provider))
    let widget = try host.widget(nil)
    return try await host.plan(
      widget, frame: WidgetFrame(widget, family: .systemSmall), now: noon, isStrict: strict)
  }

  @Test(
    "The entry of the moment is drawn, whatever the order they came in",
    arguments: [
      ([0.0, 3600, 7200], 0), ([-7200, -3600, 600], 1), ([3600, 7200], 0), ([-7200, -3600], 1),
      ([600, -600, 300], 1),
      ([0, 0], 1),
    ])
  func current(offsets: [TimeInterval], number: Int) async throws {
    #expect(try await shown(ScriptedProvider(dates: offsets.map { noon + $0 })) == ["entry \(number)"])
  }

  @Test(
    "No entry is an error, not an empty picture (W19)",
    arguments: [TimelineReloadPolicy.atEnd, .never, .after(noon)])
  func empty(policy: TimelineReloadPolicy) async throws {
    await #expect(throws: TimelineError.empty) {
      try await shown(ScriptedProvider(dates: [], policy: policy))
    }
  }

  @Test(
    "Reload by policy, never at once (W01, W09, W17, W21)",
    arguments: [
      ([0.0], TimelineReloadPolicy.atEnd, 300), ([0, 3600], .atEnd, 3600), ([0], .never, nil),
      ([0], .after(noon + 420), 420), ([0], .after(noon - 5), 300),
      ([0, 3600, 7200, 10800], .after(noon + 7200), 7200),
    ] as [([TimeInterval], TimelineReloadPolicy, TimeInterval?)])
  func reload(offsets: [TimeInterval], policy: TimelineReloadPolicy, after: TimeInterval?) async throws {
    let plan = try await plan(ScriptedProvider(dates: offsets.map { noon + $0 }, policy: policy)).plan
    #expect(plan.moment(at: noon).nextReload == after.map { noon + $0 })
    #expect(plan.staleAfter == after.map { noon + $0 })
  }

  @Test("A placeholder is drawn redacted, a snapshot is not") func placeholder() async throws {
    let host = try WidgetHost(TestWidget(ScriptedProvider(dates: [noon])))
    let widget = try host.widget(nil)
    let frame = try WidgetFrame(widget, family: .systemSmall)
    let context = frame.context(isPreview: false)
    func count(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { sum, item in
        switch item {
        case .text: sum + 1
        case .layer(let layer): sum + count(layer.items)
        default: sum
        }
      }
    }
    func texts(_ entry: WidgetEntry) throws -> Int {
      try count(
        host.picture(widget, entry, frame: frame, now: noon, environment: EnvironmentValues()).list.items)
    }
    #expect(try texts(widget.source.placeholder(in: context)) == 0)
    #expect(try await texts(widget.source.snapshot(in: context, within: 5)) == 1)
  }

  @Test("An entry after the reload is never shown (W17)") func superseded() async throws {
    let provider = ScriptedProvider(
      dates: [0, 3600, 7200, 10800].map { noon + $0 }, policy: .after(noon + 7200))
    let plan = try await plan(provider).plan
    #expect(plan.showings.map(\.index) == [0, 1, 2])
  }

  @Test("Unsorted entries are sorted with a word, or refused when strict (W18)") func unsorted() async throws {
    let provider = ScriptedProvider(dates: [10800, 3600, 7200].map { noon + $0 })
    #expect(try await plan(provider).plan.notes.map(\.code).contains(.unsorted))
    await #expect(throws: TimelineError.self) { try await plan(provider, strict: true) }
  }

  @Test(
    "What deserves a word gets one (W03, W04, W07, W20)",
    arguments: [
      ([0.0, 5], TimelineNote.Code.entriesUnderFiveMinutes), ([0, 0], .duplicateDate),
      ([3600, 7200], .noCurrentEntry),
      ([-7200, -3600], .allPast), ([200_000], .firstEntryFarFromNow),
    ])
  func notes(offsets: [TimeInterval], code: TimelineNote.Code) async throws {
    let plan = try await plan(ScriptedProvider(dates: offsets.map { noon + $0 })).plan
    #expect(plan.notes.map(\.code).contains(code), "\(plan.notes)")
  }

  @Test("A provider that never completes is named (W22)") func silence() async throws {
    let host = try WidgetHost(TestWidget(kind: "Mute", ScriptedProvider(dates: [noon], manner: .never)))
    host.timeout = 0.05
    await #expect(throws: TimelineError.noCompletion(kind: "Mute", waited: 0.05)) {
      try await host.displayList(family: .systemSmall, at: noon)
    }
    let widget = try host.widget(nil)
    let frame = try WidgetFrame(widget, family: .systemSmall)
    await #expect(throws: TimelineError.noCompletion(kind: "Mute", waited: 0.05)) {
      _ = try await widget.source.snapshot(in: frame.context(isPreview: true), within: 0.05)
    }
    #expect(Diagnosis(TimelineError.noCompletion(kind: "Mute", waited: 0.05)).isKnown)
  }

  @Test("Of two completions the first counts, with a word (W22)") func twice() async throws {
    let provider = ScriptedProvider(dates: [noon], manner: .twice)
    #expect(try await shown(provider) == ["entry 0"])
    let warnings = try await plan(provider).warnings
    #expect(warnings.count == 1 && warnings[0].contains("\"Test\" completed 2 times"))
  }

  @Test("A completion from another thread arrives") func later() async throws {
    #expect(try await shown(ScriptedProvider(dates: [noon], manner: .later)) == ["entry 0"])
  }

  /// An entry whose date is another one each time it is read.
  private struct RestlessEntry: TimelineEntry {
    static let reads = Mutex(0)
    let number: Int
    var date: Date {
      noon
        + TimeInterval(
          Self.reads.withLock {
            $0 += 1; return $0
          } * 1000)
    }
  }

  private struct RestlessProvider: TimelineProvider {
    func placeholder(in context: Context) -> RestlessEntry { RestlessEntry(number: 0) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (RestlessEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<RestlessEntry>) -> Void) {
      completion(Timeline(entries: [RestlessEntry(number: 0), RestlessEntry(number: 1)], policy: .never))
    }
  }

  private struct RestlessWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Restless", provider: RestlessProvider()) { Text("entry \($0.number)") }
    }
  }

  @Test("A computed date is read once and kept (W06)") func computedDate() async throws {
    RestlessEntry.reads.withLock { $0 = 0 }
    let host = try WidgetHost(RestlessWidget())
    let widget = try host.widget(nil)
    let plan = try await host.plan(widget, frame: WidgetFrame(widget, family: .systemSmall), now: noon)
    #expect(plan.plan.showings.map(\.date) == [noon + 1000, noon + 2000])
    for _ in 0..<3 { #expect(plan.entry(at: noon + 1500).date == noon + 1000) }
    #expect(RestlessEntry.reads.withLock { $0 } == 2)
  }

  @Test("Two widgets of one kind are refused") func duplicateKinds() throws {
    struct Pair: WidgetBundle {
      var body: some Widget {
        TestWidget(kind: "Same", ScriptedProvider(dates: []))
        TestWidget(kind: "Same", ScriptedProvider(dates: []))
      }
    }
    #expect(throws: WidgetError.duplicateKind("Same")) { try WidgetHost(bundle: Pair()) }
  }

  @Test("A bundle keeps its order; an unknown kind is suggested") func bundle() throws {
    struct Pair: WidgetBundle {
      var body: some Widget {
        TestWidget(kind: "Second", ScriptedProvider(dates: []))
        TestWidget(kind: "First", ScriptedProvider(dates: []))
      }
    }
    let host = try WidgetHost(bundle: Pair())
    #expect(host.kinds == ["Second", "First"])
    #expect(throws: WidgetError.unknownKind("Frist", known: ["Second", "First"])) { try host.widget("Frist") }
    #expect(WidgetError.unknownKind("Frist", known: ["Second", "First"]).hint == "did you mean 'First'?")
  }

  private struct FamilyReader: View {
    @Environment(\.widgetFamily) private var family
    var body: some View { Text("\(family)").containerBackground(Color.white, for: .widget) }
  }

  @Test(
    "A view knows its family; a family not supported is refused with the list (W33, W35)",
    arguments: [
      WidgetFamily.systemSmall, .systemMedium, .accessoryCircular,
    ])
  func family(_ family: WidgetFamily) async throws {
    let host = try WidgetHost(TestWidget(provider: ScriptedProvider(dates: [noon])) { _ in FamilyReader() })
    #expect(try await host.displayList(family: family, at: noon).accessibilityText == ["\(family)"])
    await #expect {
      _ = try await host.displayList(family: .systemExtraLarge, at: noon)
    } throws: {
      Diagnosis($0).message.contains("it supports systemSmall, systemMedium")
    }
  }

  @Test("Without a container background there is a word, but not in accessories (W42)") func background()
    async throws
  {
    let host = try WidgetHost(TestWidget(provider: ScriptedProvider(dates: [noon])) { _ in Text("bare") })
    let small = try await host.displayList(family: .systemSmall, at: noon)
    #expect(small.warnings.count == 1 && small.warnings[0].contains("'Test' has no containerBackground"))
    #expect(try await host.displayList(family: .accessoryCircular, at: noon).warnings.isEmpty)
  }

  @Test(
    "Links are kept where the system follows them (W54)",
    arguments: [
      (WidgetFamily.systemSmall, true), (.systemLarge, true), (.accessoryRectangular, true),
      (.accessoryCircular, false),
    ])
  func links(family: WidgetFamily, isKept: Bool) async throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let host = try WidgetHost(
      TestWidget(provider: ScriptedProvider(dates: [noon])) { _ in
        Link("go", destination: url).containerBackground(Color.white, for: .widget)
      })
    let list = try await host.displayList(family: family, at: noon)
    #expect(list.links.map(\.url) == (isKept ? [url] : []))
    #expect(list.warnings.isEmpty == isKept)
  }

  @Test("Of two widget URLs the outermost wins, with a word (W55)") func widgetURLs() async throws {
    let inner = URL(string: "https://example.org/inner")
    let outer = URL(string: "https://example.org/outer")
    func list<V: View>(@ViewBuilder _ content: @escaping () -> V) async throws -> DisplayList {
      try await WidgetHost(
        TestWidget(provider: ScriptedProvider(dates: [noon])) { _ in
          content().containerBackground(Color.white, for: .widget)
        }
      ).displayList(family: .systemSmall, at: noon)
    }
    let both = try await list { Text("a").widgetURL(inner).padding().widgetURL(outer) }
    #expect(both.widgetURL == outer && both.warnings.count == 1)
    let deep = try await list { VStack { Text("a").widgetURL(inner) } }
    #expect(deep.widgetURL == inner && deep.warnings.isEmpty)
    let none = try await list { Text("a").widgetURL(nil) }
    #expect(none.widgetURL == nil && none.warnings.isEmpty)
  }
}
