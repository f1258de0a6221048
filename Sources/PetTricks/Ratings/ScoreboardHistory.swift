import Foundation

/// The scoreboard through time, made of rating events.
///
/// A board at any date costs O(p log n) for p pets of n events each; making the history O(n log n).
package struct ScoreboardHistory: Sendable, Hashable {
  package let method: RatingMethod
  /// In the order given; of two pets of one name the first.
  package let pets: [Pet]
  /// Every date at which the board changes, rising, each once.
  package let changes: [Date]
  private let tracks: [Track]

  /// One pet's events in order with the score after each.
  private struct Track: Sendable, Hashable {
    var events: [RatingEvent] = []
    var scores: [Double] = []
  }

  /// Makes the history; events in any order, those of unknown pets and of no finite date are left out.
  package init(pets: [Pet], events: some Sequence<RatingEvent>, method: RatingMethod = .latest) {
    self.method = method
    var known: [Pet.ID: Int] = [:]
    self.pets = pets.filter { pet in
      guard known[pet.id] == nil else { return false }
      known[pet.id] = known.count
      return true
    }
    var tracks = Array(repeating: Track(), count: self.pets.count)
    var tallies = Array(repeating: RatingTally(), count: self.pets.count)
    var changes: [Date] = []
    let ordered = events.filter { $0.date.timeIntervalSinceReferenceDate.isFinite }.enumerated().sorted {
      // The place given breaks ties of date and sequence, so the order never depends on the sort.
      ($0.element.date, $0.element.sequence, $0.offset) < ($1.element.date, $1.element.sequence, $1.offset)
    }
    for (_, event) in ordered {
      guard let index = known[event.petID] else { continue }
      tallies[index].add(event.rating, at: event.date)
      guard let score = tallies[index].score(by: method) else { continue }
      tracks[index].events.append(event)
      tracks[index].scores.append(score)
      if changes.last != event.date { changes.append(event.date) }
    }
    self.tracks = tracks
    self.changes = changes
  }

  /// The first and the last date of change; nil without an event.
  package var span: ClosedRange<Date>? {
    guard let first = changes.first, let last = changes.last else { return nil }
    return first...last
  }

  /// The dates of change in [from, to], rising; empty when `to` is before `from`.
  package func changes(from: Date, to: Date) -> ArraySlice<Date> {
    let start = changes.firstIndexInOrder { $0 >= from }
    let end = changes.firstIndexInOrder { $0 > to }
    return changes[start..<max(start, end)]
  }

  /// The board as it stands at a date, with what happened at that very date.
  package func board(at date: Date) -> Board {
    let lines = pets.indices.map { index -> (pet: Pet, track: Track, count: Int, steps: Int) in
      let track = tracks[index]
      let count = track.events.firstIndexInOrder { $0.date > date }
      return (pets[index], track, count, count > 0 ? Board.steps(track.scores[count - 1]) : -1)
    }.sorted {
      if $0.steps != $1.steps { return $0.steps > $1.steps }
      return $0.pet.name.unicodeScalars.lexicographicallyPrecedes($1.pet.name.unicodeScalars)
    }
    var standings: [Standing] = []
    for (position, line) in lines.enumerated() {
      guard line.count > 0 else {
        standings.append(
          Standing(pet: line.pet, rank: nil, score: nil, latest: nil, previousScore: nil, ratingCount: 0))
        continue
      }
      let event = line.track.events[line.count - 1]
      let isTie = position > 0 && lines[position - 1].steps == line.steps
      standings.append(
        Standing(
          pet: line.pet, rank: isTie ? standings[position - 1].rank : position + 1,
          score: line.track.scores[line.count - 1],
          latest: PetTrick(pet: line.pet, trick: event.trick, rating: event.rating, date: event.date),
          previousScore: line.count > 1 ? line.track.scores[line.count - 2] : nil, ratingCount: line.count))
    }
    return Board(date: date, method: method, standings: standings)
  }

  /// The boards of a timeline: one as of `from`, then one at each later change up to `to`.
  ///
  /// - Parameter limit: the most boards, 1 or more; the earliest are kept.
  package func boards(from: Date, to: Date, limit: Int = .max) -> [Board] {
    let later = changes(from: from, to: to).drop { $0 == from }
    return [board(at: from)] + later.prefix(max(1, limit) - 1).map { board(at: $0) }
  }

  /// One pet's score after each of its ratings in [from, to], for a line through time.
  package func scores(of pet: Pet.ID, from: Date, to: Date) -> [ScorePoint] {
    guard let index = pets.firstIndex(where: { $0.id == pet }) else { return [] }
    let track = tracks[index]
    let start = track.events.firstIndexInOrder { $0.date >= from }
    let end = track.events.firstIndexInOrder { $0.date > to }
    return (start..<max(start, end)).map { ScorePoint(date: track.events[$0].date, score: track.scores[$0]) }
  }
}

/// A pet's score from a date on.
package struct ScorePoint: Sendable, Hashable, Codable {
  package let date: Date
  /// Points, 0…10.
  package let score: Double
}

extension Array {
  /// The first place whose element satisfies `belongsToEnd`, in an array split by it: O(log n).
  func firstIndexInOrder(_ belongsToEnd: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToEnd(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
