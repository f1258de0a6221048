import SwiftUI

/// The decks to choose from, and who plays.
struct GameSidebar: View {
  @Binding var selection: GameDeck.ID?
  @Environment(GameModel.self) private var model
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    List(selection: $selection) {
      Section("Decks") {
        ForEach(GameDeck.all) { deck in
          Label(deck.kind.title, systemImage: deck.kind.symbolName)
            .badge(deck.faces.count)
        }
      }
      Section {
        ForEach(model.players) { player in
          GamePlayerRow(player: player)
            .swipeActions(edge: .leading) {
              Button("Window", systemImage: "square.on.square") { openWindow(id: "player", value: player.id) }
                .tint(.blue)
            }
        }
      } header: {
        Text("Players")
      } footer: {
        Text("\(model.players.count) people take turns.")
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Pairs")
    .navigationSplitViewColumnWidth(min: 240, ideal: 280, max: 320)
  }
}

/// A player's name and pairs; it runs again only when its own player changes.
struct GamePlayerRow: View {
  let player: GamePlayer

  var body: some View {
    LabeledContent {
      Text(player.pairs, format: .number)
        .monospacedDigit()
    } label: {
      Label {
        Text(player.name)
      } icon: {
        Circle()
          .fill(player.color.gradient)
          .frame(width: 18, height: 18)
      }
    }
    .accessibilityIdentifier("player-\(player.id)")
  }
}
