import Foundation
import PodiumTimelines
import Testing

/// One row: offsets in seconds from now, and what the plan must say.
struct PlanCase: Sendable, CustomTestStringConvertible {
  let name: String
  let entries: [TimeInterval]
  let rule: ReloadRule
  var minimum: TimeInterval = 300
  let current: Int
  let flips: [TimeInterval]
  let reload: TimeInterval?
  var superseded: [Int] = []
  var codes: Set<TimelineNote.Code> = []

  var testDescription: String { name }
}

@Suite struct PlanTests {
  static let cases: [PlanCase] = [
    PlanCase(
      name: "W01 one entry at end waits for the limit", entries: [0], rule: .atEnd, current: 0, flips: [],
      reload: 300, codes: [.singleEntryAtEnd, .reloadCost]),
    PlanCase(
      name: "W01 limit 0 reloads at once", entries: [0], rule: .atEnd, minimum: 0, current: 0, flips: [],
      reload: 0, codes: [.singleEntryAtEnd, .reloadCost]),
    PlanCase(
      name: "W03 at end, five seconds", entries: [0, 5], rule: .atEnd, current: 0, flips: [5], reload: 300,
      codes: [.entriesUnderFiveMinutes, .reloadCost]),
    PlanCase(
      name: "W03 after five seconds", entries: [0, 5], rule: .after(origin + 5), current: 0, flips: [5],
      reload: 300, codes: [.entriesUnderFiveMinutes, .reloadClamped, .reloadCost]),
    PlanCase(
      name: "exactly five minutes apart is no lint", entries: [0, 300, day / 2], rule: .atEnd, current: 0,
      flips: [300, day / 2], reload: day / 2),
    PlanCase(
      name: "W04 last of equals wins", entries: [0, 0, day / 2], rule: .atEnd, current: 1, flips: [day / 2],
      reload: day / 2, codes: [.duplicateDate]),
    PlanCase(
      name: "W07 first entry too far in the future", entries: [day + 1], rule: .atEnd, current: 0, flips: [],
      reload: day + 1, codes: [.firstEntryFarFromNow, .noCurrentEntry, .singleEntryAtEnd]),
    PlanCase(
      name: "W07 exactly a day is not far", entries: [-day, day / 2], rule: .atEnd, current: 0,
      flips: [day / 2], reload: day / 2),
    PlanCase(
      name: "W09 after seven minutes is seven minutes", entries: [0], rule: .after(origin + 420), current: 0,
      flips: [], reload: 420, codes: [.reloadCost]),
    PlanCase(
      name: "W17 after before the last entry", entries: [0, hour, 2 * hour, 3 * hour],
      rule: .after(origin + 2 * hour), current: 0, flips: [hour, 2 * hour], reload: 2 * hour, superseded: [3],
      codes: [.superseded]),
    PlanCase(
      name: "after later than the last entry", entries: [0, hour], rule: .after(origin + day / 2), current: 0,
      flips: [hour], reload: day / 2),
    PlanCase(
      name: "past after is clamped", entries: [0], rule: .after(origin - hour), current: 0, flips: [],
      reload: 300, codes: [.reloadClamped, .reloadCost]),
    PlanCase(
      name: "after before the only, future entry keeps it", entries: [2 * hour], rule: .after(origin + hour),
      current: 0, flips: [], reload: hour, codes: [.noCurrentEntry]),
    PlanCase(
      name: "W18 unsorted is sorted", entries: [3 * hour, hour, 2 * hour], rule: .atEnd, current: 1,
      flips: [2 * hour, 3 * hour], reload: 3 * hour, codes: [.unsorted, .noCurrentEntry]),
    PlanCase(
      name: "W18 equal dates keep their order when sorting", entries: [hour, 0, hour], rule: .atEnd,
      current: 1, flips: [hour], reload: hour, codes: [.unsorted, .duplicateDate]),
    PlanCase(
      name: "W20 all future", entries: [hour, 2 * hour], rule: .atEnd, current: 0, flips: [2 * hour],
      reload: 2 * hour, codes: [.noCurrentEntry]),
    PlanCase(
      name: "a provider that reads the clock itself is no lint", entries: [2, hour], rule: .atEnd, current: 0,
      flips: [hour], reload: hour),
    PlanCase(
      name: "half a minute is no lint, more is", entries: [31, hour], rule: .atEnd, current: 0, flips: [hour],
      reload: hour, codes: [.noCurrentEntry]),
    PlanCase(
      name: "W20 all past", entries: [-2 * hour, -hour], rule: .atEnd, current: 1, flips: [], reload: 300,
      codes: [.allPast, .reloadCost]),
    PlanCase(
      name: "W21 never still flips", entries: [0, hour, 2 * hour], rule: .never, current: 0,
      flips: [hour, 2 * hour], reload: nil),
    PlanCase(
      name: "an entry dated now is current", entries: [-hour, 0, hour], rule: .never, current: 1,
      flips: [hour], reload: nil),
    PlanCase(
      name: "far beyond any calendar", entries: [0, 1e300], rule: .atEnd, current: 0, flips: [1e300],
      reload: 1e300),
  ]

  @Test(arguments: cases) func plan(_ row: PlanCase) throws {
    let plan = try RefreshPlan(row.entries, row.rule, minimumRefresh: row.minimum)
    #expect(plan.moment(at: origin).current.index == row.current)
    #expect(plan.flips.map(\.offset) == row.flips)
    #expect(plan.reload?.offset == row.reload)
    #expect(plan.superseded == row.superseded)
    #expect(Set(plan.codes) == row.codes)
    #expect(plan.codes.count == row.codes.count)
    #expect(plan.staleAfter == plan.reload)
  }

  @Test(arguments: cases) func planSurvivesJSONAndIsAFunction(_ row: PlanCase) throws {
    let plan = try RefreshPlan(row.entries, row.rule, minimumRefresh: row.minimum)
    #expect(try RefreshPlan(row.entries, row.rule, minimumRefresh: row.minimum) == plan)
    let data = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(RefreshPlan.self, from: data) == plan)
  }

  @Test func invariantsOfRandomTimelines() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let offsets = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Double(Int.random(in: -20...20, using: &random)) * 600
      }
      let asked = origin + Double(Int.random(in: -20...20, using: &random)) * 600
      for rule in [ReloadRule.atEnd, .never, .after(asked)] {
        let plan = try RefreshPlan(offsets, rule)
        #expect(zip(plan.showings, plan.showings.dropFirst()).allSatisfy { $0.date < $1.date })
        #expect(plan.reload.map { $0 >= origin + 300 } ?? (rule == .never))
        #expect(plan.flips.allSatisfy { flip in plan.reload.map { flip <= $0 } ?? true })
        for probe in stride(from: -13_000.0, through: 13_000, by: 1_700) {
          let moment = plan.moment(at: origin + probe)
          #expect(moment.current == plan.showings.last { $0.date <= origin + probe } ?? plan.showings.first)
          #expect(moment.nextFlip.map { $0 > origin + probe } ?? true)
        }
      }
    }
  }

  @Test(arguments: [(288, 300.0), (96, 900), (48, 1800), (0, 0)])
  func costIsReported(perDay: Int, interval: TimeInterval) throws {
    let plan = try RefreshPlan([0], .after(origin + interval), minimumRefresh: 0)
    let note = try #require(plan.notes.first { $0.code == .reloadCost })
    #expect(note.message.contains(interval == 0 ? "endlessly many" : "cost \(perDay) reloads a day"))
    #expect(plan.reloadsPerDay == (interval == 0 ? .infinity : Double(perDay)))
  }

  @Test func fortyReloadsADayAreWithinTheBudget() throws {
    #expect(try !RefreshPlan([0], .after(origin + 2160)).codes.contains(.reloadCost))
    #expect(try RefreshPlan([0], .after(origin + 2159)).codes.contains(.reloadCost))
    #expect(try RefreshPlan([0], .never).reloadsPerDay == nil)
  }
}
