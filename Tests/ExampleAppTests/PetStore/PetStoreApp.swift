import SwiftUI

struct PetStoreApp: App {
  @State private var store = PetStore()

  var body: some Scene {
    WindowGroup {
      PetHome().environment(store)
    }
  }
}

/// One column of screens, for a phone.
struct PetHome: View {
  @State private var path = NavigationPath()
  @State private var query = PetQuery()

  var body: some View {
    NavigationStack(path: $path) {
      PetList(query: $query)
        .navigationDestination(for: PetStore.Pet.self) { PetDetail(pet: $0) }
    }
    .tint(.indigo)
  }
}

/// Columns beside each other, for a tablet.
struct PetBrowser: View {
  @Environment(PetStore.self) private var store
  @State private var selection: PetStore.Pet?
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $selection) {
        Section("My Pets") {
          ForEach(store.myPets) { PetRow(pet: $0).tag($0) }
        }
        Section("Other Pets") {
          ForEach(store.otherPets) { PetRow(pet: $0).tag($0) }
        }
      }
      .navigationTitle("Pets")
      .navigationSplitViewColumnWidth(320)
    } detail: {
      if let selection {
        PetDetail(pet: selection)
      } else {
        ContentUnavailableView(
          "Choose a Pet", systemImage: "pawprint", description: Text("Its rating and more will show here."))
      }
    }
  }
}

#Preview("Phone") { PetHome().environment(PetStore()) }
#Preview("Tablet") { PetBrowser().environment(PetStore()) }
