import Foundation
import PodiumTimelines

/// Every test counts seconds from here: 2026-06-01 09:46:40 UTC.
let origin = Date(timeIntervalSinceReferenceDate: 802_000_000)
let hour = 3600.0
let day = 86_400.0

extension Date {
  /// Seconds after the tests' present.
  var offset: TimeInterval { timeIntervalSince(origin) }
}

extension RefreshPlan {
  init(
    _ offsets: [TimeInterval], _ rule: ReloadRule, minimumRefresh: TimeInterval = 300, strict: Bool = false
  ) throws {
    let timeline = try ValidatedTimeline(dates: offsets.map { origin + $0 }, rule: rule, strict: strict)
    try self.init(timeline, now: origin, minimumRefresh: minimumRefresh)
  }

  var codes: [TimelineNote.Code] { notes.map(\.code) }
}
