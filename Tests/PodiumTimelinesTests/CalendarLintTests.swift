import Foundation
import PodiumTimelines
import Testing

@Suite struct CalendarLintTests {
  /// W08: something happens at minute 65, entries come only hourly.
  static let events: [(minute: Double, shownAcross: [Int])] = [
    (65, [1]), (120, []), (-10, []), (0, []), (200, [3]), (500, []),
  ]

  @Test(arguments: events)
  func eventBetweenEntries(minute: Double, indices: [Int]) throws {
    let plan = try RefreshPlan([0, hour, 2 * hour, 3 * hour], .after(origin + 4 * hour))
    let notes = plan.notes(forEvents: [origin + minute * 60])
    #expect(notes.flatMap(\.indices) == indices)
    #expect(notes.allSatisfy { $0.code == .eventWithoutEntry })
  }

  /// W24: Madrid left summer time on 2025-10-26.
  @Test(arguments: ["Europe/Madrid", "Asia/Tokyo"]) func dailyDrift(zone: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let start = try #require(calendar.date(from: DateComponents(year: 2025, month: 10, day: 24)))
    let byDay = try (0..<5).map { try #require(calendar.date(byAdding: .day, value: $0, to: start)) }
    let bySeconds = (0..<5).map { start + Double($0) * day }
    func drifted(_ dates: [Date]) throws -> [[Int]] {
      let timeline = try ValidatedTimeline(dates: dates, rule: .never)
      return try RefreshPlan(timeline, now: start).notesOnDailyDrift(in: calendar).map(\.indices)
    }
    #expect(try drifted(byDay).isEmpty)
    #expect(try drifted(bySeconds) == (zone == "Europe/Madrid" ? [[0, 3]] : []))
  }

  @Test func hourlyEntriesAreNotDaily() throws {
    let plan = try RefreshPlan([0, hour, 2 * hour], .never)
    #expect(plan.notesOnDailyDrift(in: Calendar(identifier: .gregorian)).isEmpty)
  }
}
