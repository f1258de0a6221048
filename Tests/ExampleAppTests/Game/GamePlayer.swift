import SwiftUI

/// Somebody who turns tiles.
@MainActor @Observable final class GamePlayer: Identifiable {
  let id: Int
  var name: String
  var pairs = 0
  var turns = 0
  var color: Color

  init(id: Int, name: String, color: Color) {
    self.id = id
    self.name = name
    self.color = color
  }

  /// Pairs for each turn taken, nil before the first turn.
  var accuracy: Double? { turns == 0 ? nil : Double(pairs) / Double(turns) }
}
