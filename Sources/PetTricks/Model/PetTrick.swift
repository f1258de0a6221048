import Foundation

/// A pet's trick with its rating at a date: what a card shows.
public struct PetTrick: Sendable, Hashable, Identifiable {
  /// The pet that does the trick.
  public var pet: Pet
  /// The trick's name.
  public var trick: String
  /// Whole points, 0…10.
  public private(set) var rating: Int
  /// When the trick had this rating.
  public var date: Date

  /// Distinguishes a pet's tricks and their ratings over time.
  public struct ID: Sendable, Hashable, Codable {
    let pet: Pet.ID
    let trick: String
    let date: Date
  }

  /// Distinguishes this trick from the pet's others, and from itself at another date.
  public var id: ID { ID(pet: pet.id, trick: trick, date: date) }

  /// Makes a rated trick: the pet's best one unless told; a rating beyond 0…10 becomes the nearest end.
  public init(pet: Pet, trick: String? = nil, rating: Int, date: Date) {
    self.pet = pet
    self.trick = trick ?? pet.trick
    self.rating = Rating.clamped(rating)
    self.date = date
  }

  /// The same trick with another rating.
  public func rated(_ rating: Int) -> PetTrick {
    PetTrick(pet: pet, trick: trick, rating: rating, date: date)
  }
}

extension PetTrick: Codable {
  private enum CodingKeys: String, CodingKey { case pet, trick, rating, date }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pet: try container.decode(Pet.self, forKey: .pet),
      trick: try container.decode(String.self, forKey: .trick),
      rating: try Rating.check(
        container.decode(Int.self, forKey: .rating), at: container.codingPath + [CodingKeys.rating]),
      date: try container.decode(Date.self, forKey: .date))
  }
}
