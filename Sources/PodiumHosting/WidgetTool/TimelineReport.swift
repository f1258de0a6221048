import Foundation
import PodiumTimelines
import PodiumWidgets

/// Prints what widgets will show, entry by entry.
@MainActor package struct TimelineReport {
  let date: Date
  let timeZone: TimeZone

  package init(date: Date, timeZone: TimeZone) { (self.date, self.timeZone) = (date, timeZone) }

  private struct Row: Codable {
    var widget: String
    var subject: String?
    var entries: [Date]
    var current: Date
    var nextFlip: Date?
    var nextReload: Date?
    var notes: [String]
  }

  package func print(_ instances: [WidgetInstance], asJSON: Bool, _ console: Console) async throws {
    var rows: [Row] = []
    for instance in instances {
      guard let family = instance.widget.families.first else { continue }
      let host = try WidgetHost([instance.widget])
      let plan = try await host.plan(
        instance.widget, frame: WidgetFrame(instance.widget, family: family), now: date)
      let moment = plan.plan.moment(at: date)
      rows.append(
        Row(
          widget: instance.widget.kind, subject: instance.subject, entries: plan.plan.showings.map(\.date),
          current: moment.current.date, nextFlip: moment.nextFlip, nextReload: moment.nextReload,
          notes: plan.plan.notes.map(\.message) + plan.warnings))
    }
    if asJSON { return try console.write(json: rows) }
    for row in rows {
      console.line([row.widget, row.subject].compactMap { $0 }.joined(separator: " "))
      for entry in row.entries { console.line("\(entry == row.current ? "*" : " ") \(text(entry))") }
      console.line("  reload \(row.nextReload.map(text) ?? "never")")
      for note in row.notes { console.warning("\(row.widget): \(note)") }
    }
  }

  private func text(_ date: Date) -> String {
    date.formatted(
      Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day().time(includingFractionalSeconds: false)
        .timeZone(separator: .colon))
  }
}
