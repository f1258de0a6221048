import Foundation
import PodiumDrawing
import PodiumViews
import PodiumWidgets
import Synchronization

@testable import PodiumHosting

/// An entry that says which one it is.
struct NumberedEntry: TimelineEntry {
  let date: Date
  var number = 0
}

/// A provider that answers as told.
struct ScriptedProvider: TimelineProvider {
  enum Manner: Sendable {
    case once
    case never
    case twice
    /// From another thread, a moment later.
    case later
  }

  var dates: [Date]
  var policy = TimelineReloadPolicy.never
  var manner = Manner.once

  func placeholder(in context: Context) -> NumberedEntry { NumberedEntry(date: .distantPast, number: -1) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NumberedEntry) -> Void) {
    if manner == .never { return }
    completion(
      NumberedEntry(
        date: context.isPreview ? .distantFuture : .distantPast, number: context.isPreview ? 100 : 99))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NumberedEntry>) -> Void) {
    let timeline = Timeline(
      entries: dates.enumerated().map { NumberedEntry(date: $1, number: $0) }, policy: policy)
    switch manner {
    case .never: break
    case .once: completion(timeline)
    case .twice:
      completion(timeline)
      completion(Timeline(entries: [], policy: .never))
    case .later: Thread.detachNewThread { completion(timeline) }
    }
  }
}

/// A widget of a provider, whose view is given.
struct TestWidget<Content: View>: Widget {
  var kind = "Test"
  var provider = ScriptedProvider(dates: [])
  var families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
  ]
  var content: (NumberedEntry) -> Content

  init(
    kind: String = "Test", provider: ScriptedProvider, families: [WidgetFamily]? = nil,
    @ViewBuilder content: @escaping (NumberedEntry) -> Content
  ) {
    (self.kind, self.provider, self.content) = (kind, provider, content)
    if let families { self.families = families }
  }

  init() { fatalError("made with its parts") }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: provider) { entry in content(entry) }
      .supportedFamilies(families)
  }
}

/// What most tests draw.
struct NumberView: View {
  let entry: NumberedEntry
  var body: some View { Text("entry \(entry.number)").containerBackground(Color.white, for: .widget) }
}

extension TestWidget where Content == NumberView {
  init(kind: String = "Test", _ provider: ScriptedProvider, families: [WidgetFamily]? = nil) {
    self.init(kind: kind, provider: provider, families: families) { NumberView(entry: $0) }
  }
}

/// 15 June 2026, noon.
let noon = Date(timeIntervalSince1970: 1_781_524_800)
