import Foundation
import PodiumTimelines
import Testing

@Suite struct ReloadTests {
  /// W11: six asks within a second are one evaluation.
  @Test func asksCoalesce() {
    var queue = ReloadQueue()
    for step in 0..<6 { queue.request("Card", at: origin + Double(step) / 6) }
    queue.request("Board", at: origin)
    #expect(queue.pending.map(\.kind) == ["Card", "Board"])
    let drained = queue.drain()
    #expect(drained.map(\.count) == [6, 1])
    #expect(drained.map(\.firstAsked) == [origin, origin])
    #expect(queue.isEmpty)
    // W13: an ask made while the drained ones run waits for the next drain.
    queue.request("Card", at: origin + 1)
    #expect(queue.drain().map(\.count) == [1])
  }

  /// W22.
  @Test func onlyTheFirstCompletionCounts() async throws {
    let gate = CompletionGate(kind: "Card")
    let wins = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 { group.addTask { gate.claim() } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
    #expect(gate.completions == 50)
    #expect(gate.note?.code == .duplicateCompletion)
    try gate.requireCompletion(waited: 1)
  }

  @Test func oneCompletionIsNoNote() {
    let gate = CompletionGate(kind: "Card")
    #expect(gate.note == nil)
    #expect(gate.claim())
    #expect(gate.note == nil)
  }

  /// W10: jitter is reproducible; the first values of SplitMix64 for this seed, as published.
  @Test func seededNumbers() {
    var generator = SeededGenerator(seed: 1_234_567)
    let first = (0..<3).map { _ in generator.next() }
    #expect(first == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func frozenClockStands() {
    let clock = TimelineClock.system.frozen()
    #expect(clock.now == clock.now)
    #expect(TimelineClock.fixed(origin).now == origin)
  }
}
