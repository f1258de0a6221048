import SwiftUI

/// The settings as a sheet of their own.
struct GameSettingsSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(GameModel.self) private var model

  var body: some View {
    NavigationStack {
      GameSettingsForm()
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Apply") {
              model.start()
              dismiss()
            }
            .disabled(model.players.contains { $0.name.isEmpty })
          }
        }
    }
    .presentationDetents([.medium, .large])
    .interactiveDismissDisabled()
  }
}

/// What the players can agree on.
struct GameSettingsForm: View {
  @Environment(GameModel.self) private var model

  var body: some View {
    @Bindable var settings = model.settings

    Form {
      Section("Players") {
        ForEach(model.players) { player in
          GameNameField(player: player)
        }
      }
      Section {
        Stepper("Pairs: \(settings.pairCount)", value: $settings.pairCount, in: 2...8)
        Toggle("Timed", isOn: $settings.isTimed.animation())
        if settings.isTimed {
          Stepper(value: $settings.minutes, in: 1...10) {
            LabeledContent("Minutes", value: settings.minutes, format: .number)
          }
        }
      } header: {
        Text("Round")
      } footer: {
        Text(settings.isTimed ? "The round ends with the time." : "Take all the time you need.")
      }
      Section("Look") {
        Picker("Style", selection: $settings.look) {
          ForEach(GameSettings.Look.allCases) { look in
            Text(look.rawValue.capitalized)
          }
        }
        .pickerStyle(.segmented)
        Toggle("Hide Hints", isOn: hidesHints)
      }
    }
    .accessibilityIdentifier("settings")
  }

  private var hidesHints: Binding<Bool> {
    Binding(
      get: { !model.settings.showsHints },
      set: { model.settings.showsHints = !$0 })
  }
}

/// A field for a player's name.
struct GameNameField: View {
  @Bindable var player: GamePlayer
  @FocusState private var isFocused: Bool

  var body: some View {
    LabeledContent("Player \(player.id + 1)") {
      TextField("Name", text: $player.name)
        .multilineTextAlignment(.trailing)
        .autocorrectionDisabled()
        .submitLabel(.done)
        .focused($isFocused)
        .accessibilityIdentifier("name-\(player.id)")
    }
  }
}
