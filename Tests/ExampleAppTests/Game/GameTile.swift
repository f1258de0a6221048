import SwiftUI

/// One of the tiles on the table.
@MainActor @Observable final class GameTile: Identifiable {
  enum Side: Equatable {
    case down
    case up
    case won(by: GamePlayer.ID)
  }

  let id: Int
  let face: GameFace
  var side = Side.down

  init(id: Int, face: GameFace) {
    self.id = id
    self.face = face
  }

  var isFaceUp: Bool { side != .down }

  var spoken: String {
    switch side {
    case .down: "Tile \(id + 1), hidden"
    case .up: "Tile \(id + 1), \(face.spoken)"
    case .won: "Tile \(id + 1), \(face.spoken), won"
    }
  }
}
