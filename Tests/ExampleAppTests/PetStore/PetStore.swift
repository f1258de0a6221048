import SwiftUI

/// All the pets of the shop, and how they are shown.
@Observable final class PetStore {
  var pets: [Pet]
  var order = Order.byName
  var showsOnlyWinners = false

  init(pets: [Pet] = PetStore.samplePets()) { self.pets = pets }

  var myPets: [Pet] { visible.filter(\.isMine) }
  var otherPets: [Pet] { visible.filter { !$0.isMine } }
  var averageRating: Double {
    pets.isEmpty ? 0 : Double(pets.map(\.rating).reduce(0, +)) / Double(pets.count)
  }

  private var visible: [Pet] {
    let chosen = showsOnlyWinners ? pets.filter(\.hasAward) : pets
    switch order {
    case .byHand: return chosen
    case .byName: return chosen.sorted { $0.name < $1.name }
    case .byRating: return chosen.sorted { ($1.rating, $0.name) < ($0.rating, $1.name) }
    }
  }

  func search(_ text: String, species: Set<Species>, scope: Scope) -> [Pet] {
    visible.filter { pet in
      (species.isEmpty || species.contains(pet.species))
        && (scope == .everything || pet.isMine)
        && (text.isEmpty || pet.name.localizedCaseInsensitiveContains(text))
    }
  }

  func add(_ pet: Pet) { pets.append(pet) }

  func remove(_ pet: Pet) { pets.removeAll { $0.id == pet.id } }

  func removeOthers(at offsets: IndexSet) {
    for pet in offsets.map({ otherPets[$0] }) { remove(pet) }
  }

  func moveMine(from source: IndexSet, to destination: Int) {
    var mine = myPets
    mine.move(fromOffsets: source, toOffset: destination)
    pets = mine + pets.filter { !$0.isMine }
    order = .byHand
  }
}

extension PetStore {
  enum Order: String, CaseIterable, Identifiable {
    case byName = "Name"
    case byRating = "Rating"
    case byHand = "By Hand"

    var id: Self { self }
  }

  enum Scope: String, CaseIterable, Hashable {
    case everything = "All"
    case mine = "Mine"
  }
}
