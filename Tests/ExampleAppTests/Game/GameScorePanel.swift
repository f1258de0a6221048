import SwiftUI

/// Who leads, how far the round is and how long it still goes.
struct GameScorePanel: View {
  @Environment(GameModel.self) private var model

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      GameTurnNote(player: model.player, phase: model.phase)

      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Player")
          Text("Pairs").gridColumnAlignment(.trailing)
          Text("Turns").gridColumnAlignment(.trailing)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        Divider()
        ForEach(model.players) { player in
          GameScoreRow(player: player)
        }
      }

      GroupBox("Round") {
        VStack(alignment: .leading, spacing: 12) {
          LabeledContent("Found", value: "\(model.pairsFound) of \(model.pairsTotal)")
          Gauge(value: Double(model.pairsFound), in: 0...Double(max(1, model.pairsTotal))) {
            Text("Progress")
          }
          .gaugeStyle(.accessoryLinearCapacity)
          .tint(Gradient(colors: [.mint, .green]))
          GameClock(start: model.clock(), deadline: model.deadline, isRunning: model.phase == .playing)
        }
      }

      if model.settings.showsHints, let last = model.log.last {
        Label(last, systemImage: "lightbulb")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// Whose turn it is.
struct GameTurnNote: View {
  let player: GamePlayer
  let phase: GameModel.Phase

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title)
        .font(.title2.bold())
        .foregroundStyle(player.color)
      Spacer(minLength: 8)
      if let accuracy = player.accuracy {
        Text(accuracy, format: .percent.precision(.fractionLength(0)))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityIdentifier("turn")
  }

  private var title: String {
    switch phase {
    case .idle: "Ready"
    case .playing: "\(player.name)’s Turn"
    case .paused: "Break"
    case .won: "Finished"
    }
  }
}

/// One line of the table of scores.
struct GameScoreRow: View {
  let player: GamePlayer

  var body: some View {
    GridRow {
      Text(player.name)
      Text(player.pairs, format: .number)
      Text(player.turns, format: .number)
    }
    .monospacedDigit()
  }
}

/// The time that is left.
struct GameClock: View {
  let start: Date
  let deadline: Date?
  let isRunning: Bool

  var body: some View {
    if let deadline, deadline > start {
      ProgressView(timerInterval: start...deadline) {
        Text("Time left")
      }
      .opacity(isRunning ? 1 : 0.5)
    } else {
      LabeledContent("Time", value: "No limit")
    }
  }
}
