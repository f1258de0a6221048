import SwiftUI

struct PetList: View {
  @Environment(PetStore.self) private var store
  @Binding var query: PetQuery
  @State private var isAdding = false
  @State private var petToRemove: PetStore.Pet?

  var body: some View {
    @Bindable var store = store
    List {
      if query.isEmpty {
        sections
      } else {
        PetResults(query: query)
      }
    }
    .overlay {
      if !query.isEmpty, query.results(in: store).isEmpty { ContentUnavailableView.search }
    }
    .navigationTitle("Pets")
    .searchable(
      text: $query.text, tokens: $query.species, suggestedTokens: $query.suggestedSpecies, prompt: "Find a pet"
    ) { species in
      Label(species.title, systemImage: species.symbol)
    }
    .searchScopes($query.scope) {
      ForEach(PetStore.Scope.allCases, id: \.self) { Text($0.rawValue) }
    }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { EditButton() }
      ToolbarItemGroup(placement: .primaryAction) {
        Menu("Options", systemImage: "line.3.horizontal.decrease.circle") {
          Picker("Sort By", selection: $store.order) {
            ForEach(PetStore.Order.allCases) { order in
              Text(order.rawValue).tag(order)
            }
          }
          Divider()
          Toggle("Winners Only", systemImage: "trophy", isOn: $store.showsOnlyWinners)
        }
        Button("Add Pet", systemImage: "plus") { isAdding = true }
      }
      ToolbarItem(placement: .status) {
        Text("\(store.pets.count) pets").font(.footnote)
      }
    }
    .sheet(isPresented: $isAdding) { PetEditor { store.add($0) } }
    .confirmationDialog(
      "Say goodbye to \(petToRemove?.name ?? "")?", isPresented: isRemoving, titleVisibility: .visible,
      presenting: petToRemove
    ) { pet in
      Button("Goodbye", role: .destructive) {
        withAnimation { store.remove(pet) }
      }
      Button("Keep", role: .cancel) {}
    } message: { pet in
      Text("\(pet.name) will move to another home.")
    }
  }

  private var isRemoving: Binding<Bool> {
    Binding {
      petToRemove != nil
    } set: { isShown in
      if !isShown { petToRemove = nil }
    }
  }

  @ViewBuilder private var sections: some View {
    Section("My Pets") {
      ForEach(store.myPets) { pet in
        NavigationLink(value: pet) { PetRow(pet: pet) }
          .accessibilityIdentifier("pet-\(pet.name)")
          .badge(pet.treats)
          .swipeActions(edge: .leading) {
            Button("Favorite", systemImage: pet.isFavorite ? "star.slash" : "star") {
              pet.isFavorite.toggle()
            }
            .tint(.yellow)
          }
          .swipeActions {
            Button("Remove", systemImage: "trash", role: .destructive) { petToRemove = pet }
            Button("Give Treat", systemImage: "gift") { pet.give() }
              .tint(.indigo)
          }
      }
      .onMove(perform: store.moveMine)
    }
    Section {
      ForEach(store.otherPets) { pet in
        NavigationLink(value: pet) { PetRow(pet: pet) }
      }
      .onDelete(perform: store.removeOthers)
    } header: {
      HStack {
        Text("Other Pets")
        Spacer()
        Text(store.otherPets.count, format: .number)
      }
    } footer: {
      Text("Pets of friends and neighbours. Swipe to let one go.")
    }
  }
}

/// What is looked for.
struct PetQuery {
  var text = ""
  var species: [PetStore.Species] = []
  var suggestedSpecies = PetStore.Species.allCases
  var scope = PetStore.Scope.everything

  var isEmpty: Bool { text.isEmpty && species.isEmpty }

  func results(in store: PetStore) -> [PetStore.Pet] {
    store.search(text, species: Set(species), scope: scope)
  }
}

private struct PetResults: View {
  let query: PetQuery
  @Environment(PetStore.self) private var store
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    let results = query.results(in: store)
    if !results.isEmpty {
      Section("\(results.count) Found") {
        ForEach(results) { pet in
          NavigationLink(value: pet) { PetRow(pet: pet) }
        }
        Button("Show All", role: .cancel) { dismissSearch() }
      }
    }
  }
}
