import SwiftUI

/// The game: a window to play in, windows for single players, the settings.
struct GameApp: App {
  @State private var model = GameModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      GameRoot()
        .environment(model)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase != .active { model.pause() }
    }
    .commands {
      CommandMenu("Round") {
        Button("Start Over") { model.start() }
          .keyboardShortcut("r")
        Button("Pause") { model.pause() }
          .keyboardShortcut("p", modifiers: [.command, .shift])
          .disabled(model.phase != .playing)
      }
    }

    WindowGroup("Player", id: "player", for: GamePlayer.ID.self) { $id in
      GamePlayerWindow(id: id)
        .environment(model)
    }
    .defaultSize(width: 320, height: 240)

    Settings {
      GameSettingsForm()
        .environment(model)
        .frame(width: 420)
    }
  }
}
