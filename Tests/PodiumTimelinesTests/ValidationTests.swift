import Foundation
import PodiumTimelines
import Testing

struct BadInput: Sendable, CustomTestStringConvertible {
  let code: String
  /// What the message must name.
  let part: String
  let action: @Sendable () throws -> Void

  var testDescription: String { "\(code): \(part)" }
}

@Suite struct ValidationTests {
  static let bad: [BadInput] = [
    BadInput(code: "date-not-finite", part: "entry 1") { _ = try RefreshPlan([0, .nan], .atEnd) },
    BadInput(code: "date-not-finite", part: "entry 0") { _ = try RefreshPlan([.infinity], .atEnd) },
    BadInput(code: "date-not-finite", part: "-inf") { _ = try RefreshPlan([-.infinity, 0], .never) },
    BadInput(code: "date-not-finite", part: ".after") { _ = try RefreshPlan([0], .after(origin + .nan)) },
    BadInput(code: "date-not-finite", part: "present") {
      _ = try RefreshPlan(try ValidatedTimeline(dates: [origin], rule: .never), now: origin + .nan)
    },
    BadInput(code: "bad-min-refresh", part: "-1") { _ = try RefreshPlan([0], .never, minimumRefresh: -1) },
    BadInput(code: "bad-min-refresh", part: "nan") { _ = try RefreshPlan([0], .never, minimumRefresh: .nan) },
    BadInput(code: "bad-min-refresh", part: "inf") {
      _ = try RefreshPlan([0], .never, minimumRefresh: .infinity)
    },
    BadInput(code: "empty-timeline", part: "no entries") { _ = try RefreshPlan([], .never) },
    BadInput(code: "unsorted", part: "Entry 0 (2026-06-01T12:46:40Z)") {
      _ = try RefreshPlan([3 * hour, hour], .never, strict: true)
    },
    BadInput(code: "no-completion", part: "\"Card\" did not complete within 5 s") {
      try CompletionGate(kind: "Card").requireCompletion(waited: 5)
    },
  ]

  @Test(arguments: bad) func badInput(_ row: BadInput) throws {
    let error = #expect(throws: TimelineError.self) { try row.action() }
    #expect(error?.code == row.code)
    #expect(error?.message.contains(row.part) == true)
    #expect(error?.description.contains("\nhint: ") == true)
  }

  @Test(arguments: [ReloadRule.atEnd, .never, .after(origin)]) func emptyUnderEveryRule(rule: ReloadRule) {
    #expect(throws: TimelineError.empty) { try RefreshPlan([], rule) }
  }

  @Test func strictNamesBothIndices() {
    let expected = TimelineError.unsorted(
      later: 1, earlier: 2, laterDate: origin + 3 * hour, earlierDate: origin + hour)
    #expect(throws: expected) { try RefreshPlan([0, 3 * hour, hour, 2 * hour], .atEnd, strict: true) }
  }

  @Test func strictAcceptsEqualDates() throws {
    #expect(try RefreshPlan([0, 0], .never, strict: true).codes.contains(.duplicateDate))
  }

  @Test func unsortedNoteNamesBothIndices() throws {
    let plan = try RefreshPlan([3 * hour, hour, 2 * hour], .atEnd)
    #expect(plan.notes.first { $0.code == .unsorted }?.indices == [0, 1])
  }

  @Test func duplicatesAreListed() throws {
    let plan = try RefreshPlan([0, 0, 0, hour, hour], .never)
    #expect(plan.notes.filter { $0.code == .duplicateDate }.map(\.indices) == [[0, 1, 2], [3, 4]])
    #expect(plan.showings.map(\.index) == [2, 4])
  }

  /// W06: a computed date may answer differently each time it is asked.
  @Test func dateIsReadOnce() throws {
    var reads = 0
    let timeline = try ValidatedTimeline(
      0..<5, rule: .atEnd,
      date: { index in
        reads += 1
        return origin + Double(index) * hour + Double(reads)
      })
    let plan = try RefreshPlan(timeline, now: origin)
    _ = plan.moment(at: origin + hour)
    #expect(reads == 5)
    #expect(timeline.items.map(\.date) == plan.showings.map(\.date))
  }

  @Test(arguments: [(Float.nan, 0.0), (.infinity, 1), (3, -1), (3, .nan)])
  func relevanceIsTamed(score: Float, duration: TimeInterval) {
    let relevance = EntryRelevance(score: score, duration: duration)
    #expect(relevance.score == (score == 3 ? 3 : 0))
    #expect(relevance.duration == (duration == 1 ? 1 : 0))
  }

  @Test func relevanceReachesThePlan() throws {
    let timeline = try ValidatedTimeline(
      [1.0, 2.0], rule: .never, date: { origin + $0 * hour },
      relevance: { EntryRelevance(score: Float($0), duration: 60) })
    let plan = try RefreshPlan(timeline, now: origin)
    #expect(plan.showings.map(\.relevance?.score) == [1, 2])
  }

  /// Scripts read these: a change breaks them.
  @Test func codesAreStable() {
    #expect(
      TimelineNote.Code.allCases.map(\.rawValue) == [
        "unsorted", "duplicate-date", "no-current-entry", "all-past", "reload-clamped", "superseded-entries",
        "single-entry-atEnd", "entries-under-5-min", "first-entry-far-from-now", "reload-cost",
        "event-without-entry", "daily-drift", "duplicate-completion",
      ])
  }

  @Test func notesAreSentences() throws {
    let plans = try PlanTests.cases.map { try RefreshPlan($0.entries, $0.rule, minimumRefresh: $0.minimum) }
    for note in plans.flatMap(\.notes) {
      #expect(note.message.hasSuffix(".") || note.message.hasSuffix("?"))
      #expect(note.description.hasPrefix("\(note.severity.rawValue): \(note.code.rawValue): "))
    }
  }
}
