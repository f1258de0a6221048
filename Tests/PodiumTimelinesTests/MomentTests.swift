import Foundation
import PodiumTimelines
import Testing

struct MomentCase: Sendable {
  let at: TimeInterval
  let current: Int
  let flip: TimeInterval?
  let reload: TimeInterval
  let due: Bool
  let stale: Bool
}

@Suite struct MomentTests {
  /// W15: made before midnight, asleep, looked at later.
  static let cases = [
    MomentCase(at: -60, current: 0, flip: 1200, reload: 1800, due: false, stale: false),
    MomentCase(at: 0, current: 0, flip: 1200, reload: 1800, due: false, stale: false),
    MomentCase(at: 1199, current: 0, flip: 1200, reload: 1800, due: false, stale: false),
    MomentCase(at: 1200, current: 1, flip: nil, reload: 1800, due: false, stale: false),
    MomentCase(at: 1800, current: 1, flip: nil, reload: 1800, due: true, stale: false),
    MomentCase(at: 1801, current: 1, flip: nil, reload: 1801, due: true, stale: true),
    MomentCase(at: 90_000, current: 1, flip: nil, reload: 90_000, due: true, stale: true),
  ]

  @Test(arguments: cases) func moment(_ row: MomentCase) throws {
    let moment = try RefreshPlan([0, 1200], .after(origin + 1800)).moment(at: origin + row.at)
    #expect(moment.current.index == row.current)
    #expect(moment.current.date.offset == [0, 1200][row.current])
    #expect(moment.nextFlip?.offset == row.flip)
    #expect(moment.nextReload?.offset == row.reload)
    #expect(moment.isReloadDue == row.due)
    #expect(moment.isStale == row.stale)
    #expect(moment.nextWake?.offset == min(row.flip ?? .infinity, row.reload))
    #expect(moment.hasBegun == (row.at >= 0))
  }

  @Test func neverIsNeverStale() throws {
    let moment = try RefreshPlan([0, hour], .never).moment(at: origin + 400 * day)
    #expect(!moment.isStale && !moment.isReloadDue)
    #expect(moment.nextWake == nil)
  }

  @Test func supersededEntryNeverShows() throws {
    let plan = try RefreshPlan([0, hour, 2 * hour, 3 * hour], .after(origin + 2 * hour))
    let moment = plan.moment(at: origin + 4 * hour)
    #expect(moment.current.index == 2)
    #expect(moment.isStale)
  }

  @Test func wakeOfSeveralPlans() throws {
    let plans = [
      try RefreshPlan([0, 2 * hour], .never), try RefreshPlan([0], .after(origin + hour)),
      try RefreshPlan([0], .never),
    ]
    #expect(RefreshPlan.nextWake(of: plans, at: origin)?.offset == hour)
    #expect(RefreshPlan.nextWake(of: plans.suffix(1), at: origin) == nil)
    #expect(RefreshPlan.nextWake(of: [], at: origin) == nil)
  }

  @Test func entryOfTheMoment() throws {
    let names = [(origin + hour, "later"), (origin, "now")]
    let timeline = try ValidatedTimeline(names, rule: .atEnd, date: \.0)
    let plan = try RefreshPlan(timeline, now: origin)
    #expect(timeline.current(in: plan, at: origin)?.entry.1 == "now")
    #expect(timeline.current(in: plan, at: origin + hour)?.entry.1 == "later")
  }
}
