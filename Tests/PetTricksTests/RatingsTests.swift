import Foundation
import PetTricks
import Testing

private let start = Date(timeIntervalSince1970: 1_780_315_200)
private let day = 86_400.0

@Suite struct RatingsTests {
  struct MethodCase: Sendable {
    let ratings: [Int]
    let latest: Double
    let mean: Double
    let median: Double
    let trimmed: Double
  }

  static let methods = [
    MethodCase(ratings: [7], latest: 7, mean: 7, median: 7, trimmed: 7),
    MethodCase(ratings: [0, 10], latest: 10, mean: 5, median: 5, trimmed: 5),
    MethodCase(ratings: [10, 0, 5], latest: 5, mean: 5, median: 5, trimmed: 5),
    MethodCase(ratings: [9, 9, 0], latest: 0, mean: 6, median: 9, trimmed: 9),
    MethodCase(ratings: [1, 2, 3, 10], latest: 10, mean: 4, median: 2.5, trimmed: 2.5),
    MethodCase(ratings: [3, 3, 3, 3], latest: 3, mean: 3, median: 3, trimmed: 3),
    MethodCase(ratings: [0, 0, 0, 10, 10], latest: 10, mean: 4, median: 0, trimmed: 10 / 3.0),
    MethodCase(
      ratings: [0, 0] + Array(repeating: 5, count: 17) + [10], latest: 10, mean: 4.75, median: 5,
      trimmed: 5),
  ]

  @Test(arguments: methods) func scores(_ row: MethodCase) {
    // The order of the earlier ratings matters to no method but the last one's and the decayed.
    for earlier in [Array(row.ratings.dropLast()), row.ratings.dropLast().reversed()] {
      var tally = RatingTally()
      for (index, rating) in (earlier + row.ratings.suffix(1)).enumerated() {
        tally.add(rating, at: start + Double(index) * day)
      }
      #expect(tally.score(by: .latest) == row.latest)
      #expect(tally.score(by: .mean) == row.mean)
      #expect(tally.score(by: .median) == row.median)
      #expect(tally.score(by: .trimmed) == row.trimmed)
    }
  }

  @Test func decayHalvesInAWeek() throws {
    var tally = RatingTally()
    tally.add(0, at: start)
    tally.add(9, at: start + RatingMethod.halfLife)
    #expect(tally.score(by: .decayed) == 6)
    tally.add(9, at: start + 1000 * RatingMethod.halfLife)
    #expect(tally.score(by: .decayed) == 9)
    var twins = RatingTally()
    twins.add(4, at: start)
    twins.add(6, at: start)
    #expect(twins.score(by: .decayed) == 5)
  }

  @Test(arguments: RatingMethod.allCases) func noRatingNoScore(method: RatingMethod) {
    #expect(RatingTally().score(by: method) == nil)
  }

  /// The tally against each method's definition, worked out anew from all ratings.
  @Test func tallyAgreesWithDefinitions() throws {
    var random = SplitMix(state: 5)
    for _ in 0..<60 {
      var tally = RatingTally()
      var all: [(rating: Int, date: Date)] = []
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let date = (all.last?.date ?? start) + Double.random(in: 0...(3 * day), using: &random)
        let rating = Int.random(in: 0...10, using: &random)
        all.append((rating, date))
        tally.add(rating, at: date)
      }
      let sorted = all.map(\.rating).sorted().map(Double.init)
      let cut = sorted.count < 3 ? 0 : max(1, sorted.count / 10)
      let inner = sorted.dropFirst(cut).dropLast(cut)
      let newest = try #require(all.last?.date)
      let weights = all.map { exp2($0.date.timeIntervalSince(newest) / RatingMethod.halfLife) }
      let decayed = zip(weights, all).reduce(0) { $0 + $1.0 * Double($1.1.rating) } / weights.reduce(0, +)
      #expect(tally.score(by: .mean) == sorted.reduce(0, +) / Double(sorted.count))
      #expect(tally.score(by: .median) == (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
      #expect(tally.score(by: .trimmed) == inner.reduce(0, +) / Double(inner.count))
      #expect(abs((tally.score(by: .decayed) ?? -1) - decayed) < 1e-9)
    }
  }
}

@Suite struct RatingsHistoryTests {
  static let pets: [Pet] = ["Ada", "Bo", "Cy", "Di"].compactMap {
    try? Pet(name: $0, kind: .cat, trick: "Sitting")
  }

  static func event(_ pet: String, _ rating: Int, day index: Double, sequence: Int = 0) -> RatingEvent {
    RatingEvent(petID: pet, trick: "Run", rating: rating, date: start + index * day, sequence: sequence)
  }

  /// Unsorted on purpose.
  static let events = [
    event("Bo", 8, day: 2), event("Ada", 5, day: 0), event("Bo", 5, day: 1), event("Cy", 5, day: 2),
    event("Ada", 5, day: 3), event("Bo", 3, day: 4), event("Nobody", 9, day: 9),
    RatingEvent(petID: "Ada", trick: "Run", rating: 9, date: Date(timeIntervalSince1970: .nan)),
  ]

  /// `name rank rating trend`, from best to last.
  static let boards: [(day: Double, lines: [String])] = [
    (-1, ["Ada - - unrated", "Bo - - unrated", "Cy - - unrated", "Di - - unrated"]),
    (0, ["Ada 1 5 new", "Bo - - unrated", "Cy - - unrated", "Di - - unrated"]),
    (1, ["Ada 1 5 new", "Bo 1 5 new", "Cy - - unrated", "Di - - unrated"]),
    (2, ["Bo 1 8 up", "Ada 2 5 new", "Cy 2 5 new", "Di - - unrated"]),
    (3.5, ["Bo 1 8 up", "Ada 2 5 level", "Cy 2 5 new", "Di - - unrated"]),
    (4, ["Ada 1 5 level", "Cy 1 5 new", "Bo 3 3 down", "Di - - unrated"]),
    (99, ["Ada 1 5 level", "Cy 1 5 new", "Bo 3 3 down", "Di - - unrated"]),
  ]

  private static func lines(_ board: Board) -> [String] {
    board.standings.map {
      "\($0.pet.name) \($0.rank.map(String.init) ?? "-") \($0.latest.map { String($0.rating) } ?? "-") "
        + $0.trend.rawValue
    }
  }

  @Test(arguments: boards) func board(day index: Double, lines: [String]) {
    let history = ScoreboardHistory(pets: Self.pets, events: Self.events)
    let board = history.board(at: start + index * day)
    #expect(Self.lines(board) == lines)
    #expect(board.date == start + index * day)
    #expect(history == ScoreboardHistory(pets: Self.pets, events: Self.events.reversed()))
  }

  @Test func ranksSkipAfterATie() {
    let ratings = [("Ada", 9), ("Bo", 7), ("Cy", 7), ("Di", 2)]
    let events = ratings.map { Self.event($0.0, $0.1, day: 0) }
    let board = ScoreboardHistory(pets: Self.pets, events: events).board(at: start)
    #expect(board.standings.map(\.rank) == [1, 2, 2, 4])
    #expect(board.leaders.map(\.id) == ["Ada"])
    #expect(board["Cy"]?.rank == 2)
    #expect(board["Nobody"] == nil)
  }

  static let spans: [(from: Double, to: Double, days: [Double])] = [
    (-5, 99, [0, 1, 2, 3, 4]), (0, 4, [0, 1, 2, 3, 4]), (0.5, 3.5, [1, 2, 3]), (2, 2, [2]), (2.5, 2.6, []),
    (4, 0, []), (5, 9, []), (-9, -1, []),
  ]

  @Test(arguments: spans) func changes(from: Double, to: Double, days: [Double]) {
    let history = ScoreboardHistory(pets: Self.pets, events: Self.events)
    let found = history.changes(from: start + from * day, to: start + to * day)
    #expect(found.map { $0.timeIntervalSince(start) / day } == days)
    #expect(history.span == start...(start + 4 * day))
  }

  @Test func boardsBeginAtFrom() {
    let history = ScoreboardHistory(pets: Self.pets, events: Self.events)
    func days(_ from: Double, _ to: Double, limit: Int = .max) -> [Double] {
      history.boards(from: start + from * day, to: start + to * day, limit: limit).map {
        $0.date.timeIntervalSince(start) / day
      }
    }
    #expect(days(1, 3) == [1, 2, 3])
    #expect(days(1.5, 3) == [1.5, 2, 3])
    #expect(days(1.5, 99, limit: 2) == [1.5, 2])
    #expect(days(7, 6) == [7])
    #expect(days(1, 3, limit: 0) == [1])
  }

  @Test func sameDateGoesByTheOrderOfRecording() {
    let events = [
      Self.event("Ada", 2, day: 0, sequence: 1), Self.event("Ada", 9, day: 0, sequence: 0),
    ]
    let standing = ScoreboardHistory(pets: Self.pets, events: events).board(at: start)["Ada"]
    #expect(standing?.score == 2)
    #expect(standing?.change == -7)
    #expect(standing?.trend == .down)
    #expect(standing?.ratingCount == 2)
  }

  @Test func linesThroughTime() {
    let history = ScoreboardHistory(pets: Self.pets, events: Self.events, method: .mean)
    #expect(history.scores(of: "Bo", from: start, to: start + 2 * day).map(\.score) == [5, 6.5])
    #expect(history.scores(of: "Bo", from: start + 9 * day, to: start).isEmpty)
    #expect(history.scores(of: "Nobody", from: start, to: start + 9 * day).isEmpty)
  }

  @Test(arguments: RatingMethod.allCases) func everyMethodRanks(method: RatingMethod) throws {
    let history = ScoreboardHistory(pets: Self.pets, events: Self.events, method: method)
    for index in stride(from: -1.0, through: 6, by: 0.5) {
      let board = history.board(at: start + index * day)
      let scores = board.standings.compactMap(\.score)
      #expect(scores == scores.sorted(by: >))
      #expect(scores.allSatisfy { 0...10 ~= $0 })
      #expect(board.standings.count == Self.pets.count)
      #expect(try JSONDecoder().decode(Board.self, from: JSONEncoder().encode(board)) == board)
    }
  }

  @Test func emptyHistory() {
    let history = ScoreboardHistory(pets: [], events: Self.events)
    #expect(history.span == nil)
    #expect(history.changes.isEmpty)
    #expect(history.board(at: start).standings.isEmpty)
    #expect(history.boards(from: start, to: start + day).count == 1)
  }
}
