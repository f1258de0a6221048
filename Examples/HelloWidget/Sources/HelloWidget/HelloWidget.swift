import SwiftUI
import WidgetKit

/// Every widget of the program. On Linux `@main` makes it a command: `list`, `render`, `timeline`.
@main struct HelloWidgets: WidgetBundle {
  var body: some Widget {
    HelloWidget()
  }
}

/// Greets by the time of day.
struct HelloWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hello", provider: HelloProvider()) { entry in
      HelloView(greeting: entry.greeting)
    }
    .configurationDisplayName("Hello")
    .description("Greets by the time of day.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// What is said from a date on.
struct HelloEntry: TimelineEntry {
  let date: Date
  let greeting: Greeting
}

/// One greeting: its words, its symbol, its colours and the hours it covers.
enum Greeting: Int, CaseIterable {
  case night = 0
  case morning = 6
  case day = 11
  case evening = 18

  /// The greeting at an hour of the day, 0 to 23.
  init(hour: Int) {
    self = Self.allCases.last { $0.rawValue <= hour } ?? .night
  }

  var words: String {
    switch self {
    case .night: "Good night"
    case .morning: "Good morning"
    case .day: "Hello"
    case .evening: "Good evening"
    }
  }

  var symbol: String {
    switch self {
    case .night: "moon.stars.fill"
    case .morning: "sunrise.fill"
    case .day: "sun.max.fill"
    case .evening: "sunset.fill"
    }
  }

  var colors: [Color] {
    switch self {
    case .night: [Color(red: 0.20, green: 0.22, blue: 0.45), Color(red: 0.08, green: 0.08, blue: 0.20)]
    case .morning: [Color(red: 0.98, green: 0.66, blue: 0.40), Color(red: 0.91, green: 0.38, blue: 0.43)]
    case .day: [Color(red: 0.36, green: 0.68, blue: 0.98), Color(red: 0.12, green: 0.42, blue: 0.87)]
    case .evening: [Color(red: 0.56, green: 0.36, blue: 0.78), Color(red: 0.28, green: 0.18, blue: 0.50)]
    }
  }

  /// Where a touch leads.
  var url: URL? { URL(string: "https://example.org/hello/\(self)") }
}

/// One entry for now, then one for each greeting of the coming day.
struct HelloProvider: TimelineProvider {
  func placeholder(in context: Context) -> HelloEntry {
    HelloEntry(date: .now, greeting: .day)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (HelloEntry) -> Void) {
    completion(HelloEntry(date: .now, greeting: .morning))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<HelloEntry>) -> Void) {
    let calendar = Calendar.current
    let now = Date.now
    let changes = Greeting.allCases.compactMap { greeting in
      calendar.nextDate(
        after: now, matching: DateComponents(hour: greeting.rawValue), matchingPolicy: .nextTime)
    }
    let entries = ([now] + changes.sorted()).map { date in
      HelloEntry(date: date, greeting: Greeting(hour: calendar.component(.hour, from: date)))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct HelloView: View {
  let greeting: Greeting
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: greeting.symbol)
        .font(.system(size: family == .systemSmall ? 40 : 48))
        .foregroundStyle(.white)
      Spacer(minLength: 0)
      Text(greeting.words)
        .font(family == .systemSmall ? .title3.bold() : .title.bold())
        .lineLimit(1)
        .minimumScaleFactor(0.7)
      Text("from SwiftUI, on Linux")
        .font(.caption)
        .opacity(0.85)
        .lineLimit(1)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .widgetURL(greeting.url)
    .containerBackground(for: .widget) {
      LinearGradient(colors: greeting.colors, startPoint: .top, endPoint: .bottom)
    }
  }
}
