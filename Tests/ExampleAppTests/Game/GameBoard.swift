import SwiftUI

/// The tiles in a grid, with a frame around the one turned last.
struct GameBoard: View {
  @Environment(GameModel.self) private var model
  @Environment(\.gameTheme) private var theme
  @Environment(\.tileCornerRadius) private var cornerRadius
  @State private var width: CGFloat = 0

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 10), count: width > 420 ? 6 : 4)
  }

  var body: some View {
    ZStack {
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(model.tiles) { tile in
          GameTileButton(tile: tile)
            .id(tile.id)
        }
      }
      .opacity(model.isPaused ? 0.25 : 1)
      .disabled(model.phase != .playing)
      .animation(.default, value: model.phase)

      if case .paused(let secondsLeft) = model.phase {
        GamePauseSign(secondsLeft: secondsLeft)
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .overlayPreferenceValue(GameTurnedTile.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let frame = proxy[anchors[index]]
          RoundedRectangle(cornerRadius: cornerRadius + 3)
            .strokeBorder(.tint, lineWidth: theme.lineWidth)
            .frame(width: frame.width + 6, height: frame.height + 6)
            .accessibilityIdentifier("highlight")
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .tint(model.player.color)
  }
}

/// Where the tile is that was turned last.
struct GameTurnedTile: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A note over a table that nobody plays at.
struct GamePauseSign: View {
  let secondsLeft: TimeInterval?

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "pause.circle.fill")
        .font(.largeTitle)
        .imageScale(.large)
      Text("Paused")
        .font(.headline)
      if let secondsLeft {
        Text("\(Duration.seconds(secondsLeft), format: .time(pattern: .minuteSecond)) left")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
    }
    .padding(20)
    .background(Color(white: 0.5).opacity(0.2), in: .rect(cornerRadius: 16))
  }
}
