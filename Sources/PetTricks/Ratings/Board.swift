import Foundation

/// The scoreboard at one date: every pet with its score and place.
package struct Board: Sendable, Hashable, Codable {
  package let date: Date
  package let method: RatingMethod
  /// Best first, then by name; pets without a rating yet come last.
  package let standings: [Standing]

  package subscript(pet: Pet.ID) -> Standing? { standings.first { $0.pet.id == pet } }

  /// The best pets, all of them when they tie.
  package var leaders: [Standing] { standings.filter { $0.rank == 1 } }
}

/// One pet's line on the scoreboard.
package struct Standing: Sendable, Hashable, Codable, Identifiable {
  package let pet: Pet
  /// 1 is best; equal scores share a rank and the next is skipped: 1, 2, 2, 4. Nil without a rating.
  package let rank: Int?
  /// Points, 0…10, by the board's method; nil without a rating.
  package let score: Double?
  /// The last rated trick, with its rating and the rating's date; nil without a rating.
  package let latest: PetTrick?
  /// Points: the score before the last rating; nil if that was the first.
  package let previousScore: Double?
  /// How many ratings the score is made of.
  package let ratingCount: Int

  package var id: Pet.ID { pet.id }

  /// Points won or lost by the last rating; nil without two ratings.
  package var change: Double? {
    guard let score, let previousScore else { return nil }
    return score - previousScore
  }

  package var trend: Trend {
    guard score != nil else { return .unrated }
    guard let change else { return .new }
    if abs(change) < Board.scoreStep { return .level }
    return change > 0 ? .up : .down
  }
}

/// Where a score went with the last rating.
package enum Trend: String, Sendable, Hashable, Codable, CaseIterable {
  case up, down, level
  /// There is one rating only.
  case new
  /// There is none.
  case unrated
}

extension Board {
  /// Scores closer than this, in points, are equal: below what any card shows, above rounding.
  package static let scoreStep = 1e-6

  static func steps(_ score: Double) -> Int { Int((score / scoreStep).rounded()) }
}
