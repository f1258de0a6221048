import SwiftUI

/// Decks at the side, the table beside them.
struct GameRoot: View {
  @Environment(GameModel.self) private var model
  @Environment(\.scenePhase) private var scenePhase
  @State private var isShowingSettings = false
  @State private var columns = NavigationSplitViewVisibility.automatic

  var body: some View {
    @Bindable var model = model

    NavigationSplitView(columnVisibility: $columns) {
      GameSidebar(selection: $model.deckID)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Settings", systemImage: "gearshape") { isShowingSettings = true }
              .keyboardShortcut(",")
          }
        }
    } detail: {
      if let deck = model.deck {
        GameTable(deck: deck)
          .id(deck.id)
      } else {
        ContentUnavailableView(
          "No Deck", systemImage: "square.grid.2x2", description: Text("Choose a deck to play with."))
      }
    }
    .environment(\.gameTheme, model.settings.look == .bold ? .bold : GameTheme())
    .sheet(isPresented: $isShowingSettings) {
      GameSettingsSheet()
    }
    .onChange(of: scenePhase) { _, phase in
      switch phase {
      case .background, .inactive: model.pause()
      case .active: break
      @unknown default: break
      }
    }
  }
}

#Preview("Two columns", traits: .landscapeLeft) {
  GameRoot()
    .environment(GameModel())
}
