import SwiftUI

extension PetStore {
  enum Species: String, CaseIterable, Identifiable {
    case cat, dog, bird, fish, lizard

    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbol: String { rawValue }
  }

  @Observable final class Pet: Identifiable {
    let id = UUID()
    var name: String
    var species: Species
    var trick: String
    var rating: Int
    var isMine: Bool
    var isFavorite = false
    var hasAward: Bool
    var treats: Int
    var energy: Double
    var birthday: Date

    init(
      _ name: String = "", species: Species = .cat, trick: String = "", rating: Int = 5, isMine: Bool = true,
      hasAward: Bool = false, treats: Int = 0, energy: Double = 0.5, birthday: Date = PetStore.openingDay
    ) {
      self.name = name
      self.species = species
      self.trick = trick
      self.rating = rating
      self.isMine = isMine
      self.hasAward = hasAward
      self.treats = treats
      self.energy = energy
      self.birthday = birthday
    }

    func give(_ count: Int = 1) { treats += count }
  }

  static let openingDay = Date(timeIntervalSince1970: 1_717_243_200)

  static func samplePets() -> [Pet] {
    [
      Pet("Mochi", species: .cat, trick: "Opens doors", rating: 9, hasAward: true, treats: 3, energy: 0.8),
      Pet("Bruno", species: .dog, trick: "Plays dead, mostly", rating: 6, energy: 0.35),
      Pet("Kiwi", species: .bird, trick: "Whistles the news", rating: 8, isMine: false, hasAward: true, energy: 0.6),
      Pet("Ziggy", species: .lizard, trick: "Stares you down", rating: 4, isMine: false, energy: 0.1),
      Pet("Pearl", species: .fish, trick: "Swims in circles", rating: 5, isMine: false, treats: 12),
    ]
  }
}

extension PetStore.Pet: Hashable {
  static func == (lhs: PetStore.Pet, rhs: PetStore.Pet) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
