import SwiftUI

/// One tile as a button; it runs again only when its own side changes.
struct GameTileButton: View {
  let tile: GameTile
  @Environment(GameModel.self) private var model

  var body: some View {
    Button {
      withAnimation(.bouncy) { model.turn(tile) }
    } label: {
      ZStack {
        switch tile.side {
        case .down:
          GameBackPattern()
        case .up:
          GameFaceView(face: tile.face)
        case .won(let winner):
          GameFaceView(face: tile.face)
            .opacity(0.45)
            .overlay(alignment: .bottomTrailing) { GameWinnerDot(id: winner) }
        }
      }
    }
    .buttonStyle(GameTileStyle(isFaceUp: tile.isFaceUp))
    .anchorPreference(key: GameTurnedTile.self, value: .bounds) { anchor in
      tile.id == model.lastTurned ? [anchor] : []
    }
    .accessibilityLabel(tile.spoken)
    .accessibilityIdentifier("tile-\(tile.id)")
  }
}

/// The dot of the player who won a tile.
struct GameWinnerDot: View {
  let id: GamePlayer.ID
  @Environment(GameModel.self) private var model

  var body: some View {
    if let player = model.players.first(where: { $0.id == id }) {
      Circle()
        .fill(player.color)
        .frame(width: 8, height: 8)
        .padding(4)
    }
  }
}

/// What a turned tile shows.
struct GameFaceView: View {
  let face: GameFace

  var body: some View {
    Group {
      switch face {
      case .number(let number):
        Text(number, format: .number)
          .fontDesign(.rounded)
      case .word(let word):
        Text(word)
          .textCase(.uppercase)
          .minimumScaleFactor(0.5)
      case .symbol(let name):
        Image(systemName: name)
          .symbolRenderingMode(.hierarchical)
      }
    }
    .font(.title3.weight(.semibold))
    .lineLimit(1)
    .foregroundStyle(.black)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The look of a tile, whichever side is up.
struct GameTileStyle: ButtonStyle {
  let isFaceUp: Bool
  @Environment(\.gameTheme) private var theme
  @Environment(\.tileCornerRadius) private var cornerRadius
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .aspectRatio(1, contentMode: .fit)
      .background {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
          .fill(isFaceUp ? AnyShapeStyle(theme.front) : AnyShapeStyle(theme.back.gradient))
          .shadow(color: .black.opacity(isEnabled ? 0.25 : 0), radius: 2, y: 1)
      }
      .clipShape(.rect(cornerRadius: cornerRadius))
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

/// Lines that cross each other on a tile's back.
struct GameLattice: Shape {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for offset in stride(from: -rect.height, through: rect.width, by: step) {
        path.move(to: CGPoint(x: rect.minX + offset, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + offset + rect.height, y: rect.maxY))
        path.move(to: CGPoint(x: rect.minX + offset + rect.height, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + offset, y: rect.maxY))
      }
    }
  }
}

struct GameBackPattern: View {
  var body: some View {
    GameLattice(step: 11)
      .stroke(.white.opacity(0.35), lineWidth: 1)
  }
}
