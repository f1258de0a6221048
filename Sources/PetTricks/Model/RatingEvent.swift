import Foundation

/// One rating of one trick, as it is recorded.
public struct RatingEvent: Sendable, Hashable, Identifiable {
  /// The rated pet's name.
  public let petID: Pet.ID
  /// The rated trick's name.
  public let trick: String
  /// Whole points, 0…10.
  public let rating: Int
  /// When the trick was rated.
  public let date: Date
  /// The place in the order of recording, from 0: of two ratings at one date the higher one is later.
  public let sequence: Int

  /// Distinguishes all events of one record.
  public struct ID: Sendable, Hashable, Codable {
    let petID: Pet.ID
    let date: Date
    let sequence: Int
  }

  /// Distinguishes this event from all others of its record.
  public var id: ID { ID(petID: petID, date: date, sequence: sequence) }

  /// Makes an event; a rating beyond 0…10 becomes the nearest end.
  public init(petID: Pet.ID, trick: String, rating: Int, date: Date, sequence: Int = 0) {
    self.petID = petID
    self.trick = trick
    self.rating = Rating.clamped(rating)
    self.date = date
    self.sequence = sequence
  }
}

extension RatingEvent: Comparable {
  /// In time, then in the order of recording.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.date, lhs.sequence) < (rhs.date, rhs.sequence)
  }
}

extension RatingEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case petID = "pet"
    case trick, rating, date, sequence
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      petID: try container.decode(String.self, forKey: .petID),
      trick: try container.decode(String.self, forKey: .trick),
      rating: try Rating.check(
        container.decode(Int.self, forKey: .rating), at: container.codingPath + [CodingKeys.rating]),
      date: try container.decode(Date.self, forKey: .date),
      sequence: try container.decodeIfPresent(Int.self, forKey: .sequence) ?? 0)
  }
}
