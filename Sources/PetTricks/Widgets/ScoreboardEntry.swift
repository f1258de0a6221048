import WidgetKit

/// What a scoreboard shows from a date on: one pet's score, and where everybody stands.
public struct ScoreboardEntry: TimelineEntry, Sendable {
  /// When the widget begins to show the entry.
  public let date: Date
  /// The pet in front.
  public let pet: Pet
  /// Points, 0…10; nil where the pet has no rating yet.
  public let rating: Int?
  /// The pet's last ratings, newest first.
  public let recentRatings: [Int]
  /// The date of the last rating.
  public let ratedAt: Date?
  /// Where the score went with the last rating.
  let trend: Trend
  /// Everybody, best first.
  let standings: [Standing]

  /// The longer ago a rating, the less it matters; one just given is worth the most.
  public var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(rating ?? 0), duration: 3_600)
  }

  /// How many ratings a card stack shows.
  static let recentCount = 3

  init(pet: Pet, history: ScoreboardHistory, date: Date) {
    let board = history.board(at: date)
    let standing = board[pet.id]
    self.date = date
    self.pet = pet
    rating = standing?.score.map { Rating.clamped(Int($0.rounded())) }
    ratedAt = standing?.latest?.date
    trend = standing?.trend ?? .unrated
    standings = board.standings
    recentRatings = history.scores(of: pet.id, from: .distantPast, to: date).suffix(Self.recentCount)
      .reversed()
      .map { Rating.clamped(Int($0.score.rounded())) }
  }
}
