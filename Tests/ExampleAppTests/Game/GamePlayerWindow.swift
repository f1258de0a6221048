import SwiftUI

/// One player in a window of their own.
struct GamePlayerWindow: View {
  let id: GamePlayer.ID?
  @Environment(GameModel.self) private var model
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    if let player = model.players.first(where: { $0.id == id }) {
      VStack(spacing: 12) {
        ZStack {
          Circle()
            .fill(player.color.gradient)
          Text(player.name.prefix(1))
            .font(.system(size: 44, weight: .heavy, design: .rounded))
            .foregroundStyle(.white)
        }
        .frame(width: 96, height: 96)
        Text(player.name)
          .font(.title2)
        Text("\(player.pairs) pairs in \(player.turns) turns")
          .foregroundStyle(.secondary)
        Button("Close") { dismissWindow(id: "player", value: player.id) }
          .buttonStyle(.bordered)
      }
      .padding()
    } else {
      ContentUnavailableView("Nobody", systemImage: "person.crop.circle")
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var model = GameModel(names: ["Cleo"])
  GamePlayerWindow(id: 0)
    .environment(model)
}
