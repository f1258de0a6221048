import PodiumTesting
import SwiftUI

/// The moment at which every round of the tests begins: 15 June 2026, noon in Greenwich.
let gameNoon = Date(timeIntervalSince1970: 1_781_524_800)

extension GameModel {
  /// A game whose clock stands still.
  static func atNoon(deck: GameDeck.ID? = nil) -> GameModel {
    let model = GameModel(clock: { gameNoon })
    model.deckID = deck
    return model
  }

  /// The first tile that is not turned yet, and the one with the same face, or another one.
  func closedTiles(matching: Bool) -> [GameTile] {
    guard let first = tiles.first(where: { $0.side == .down }) else { return [] }
    let second = tiles.first { $0.side == .down && $0.id != first.id && ($0.face == first.face) == matching }
    return [first] + (second.map { [$0] } ?? [])
  }
}

extension EnvironmentValues {
  static var gameNoon: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.now = ExampleAppTests.gameNoon
    return environment
  }
}

/// The game's own root in a window.
@MainActor func gameHost(
  _ model: GameModel, _ width: CGFloat, _ height: CGFloat, scheme: ColorScheme = .light
) -> ViewHost<some View> {
  var environment = EnvironmentValues.gameNoon
  environment.colorScheme = scheme
  return ViewHost(
    GameRoot().environment(model), size: CGSize(width: width, height: height), environment: environment)
}

extension ViewHost {
  /// Gives tasks of views the time to begin.
  func settleGameTasks() async {
    for _ in 0..<5 { await Task.yield() }
    settle()
  }

  /// What the picture says aloud.
  func heard() throws -> [String] { try displayList().accessibilityText }
}
