import SwiftUI

/// Tiles in one column, the score in the other.
struct GameTable: View {
  let deck: GameDeck
  @Environment(GameModel.self) private var model
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var isWon: Binding<Bool> {
    Binding {
      if case .won = model.phase { true } else { false }
    } set: { isPresented in
      if !isPresented { model.close() }
    }
  }

  var body: some View {
    ScrollView {
      let layout =
        sizeClass == .compact
        ? AnyLayout(VStackLayout(spacing: 20)) : AnyLayout(HStackLayout(alignment: .top, spacing: 24))
      layout {
        GameBoard()
          .frame(maxWidth: .infinity)
          .accessibilityIdentifier("board")
        GameScorePanel()
          .frame(maxWidth: .infinity)
          .accessibilityIdentifier("score")
      }
      .padding()
    }
    .navigationTitle(deck.kind.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { GameToolbar() }
    .task(id: deck) {
      model.start()
    }
    .alert(winnerTitle, isPresented: isWon) {
      Button("Play Again") { model.start() }
      Button("Done", role: .cancel) {}
    } message: {
      Text("All \(model.pairsTotal) pairs are found.")
    }
  }

  private var winnerTitle: String {
    if let winner = model.winner { "\(winner.name) Wins" } else { "A Draw" }
  }
}

/// What can be done with a round.
struct GameToolbar: ToolbarContent {
  @Environment(GameModel.self) private var model

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .primaryAction) {
      Button {
        withAnimation(.snappy) { model.isPaused ? model.resume() : model.pause() }
      } label: {
        Label(model.isPaused ? "Resume" : "Pause", systemImage: model.isPaused ? "play.fill" : "pause.fill")
      }
      .disabled(model.phase != .playing && !model.isPaused)
      .keyboardShortcut(.space, modifiers: [])

      Button("New Round", systemImage: "arrow.clockwise", action: model.start)
        .keyboardShortcut("n", modifiers: .command)
    }
  }
}
