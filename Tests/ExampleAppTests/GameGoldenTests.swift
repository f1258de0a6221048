import PodiumTesting
import SwiftUI
import Testing

@MainActor @Suite("Pictures of the game") struct GameGoldenTests {
  @Test(arguments: [ColorScheme.light, .dark]) func table(_ scheme: ColorScheme) async throws {
    let model = GameModel.atNoon(deck: .words)
    let host = gameHost(model, 760, 430, scheme: scheme)
    await host.settleGameTasks()
    for tile in model.closedTiles(matching: true) { try host.tap("tile-\(tile.id)") }
    for tile in model.closedTiles(matching: false) { try host.tap("tile-\(tile.id)") }
    expectGolden(try host.pngData(scale: 0.4), named: "table", variant: scheme == .dark ? "dark" : "light")
  }

  @Test func narrow() async throws {
    let model = GameModel.atNoon()
    let host = gameHost(model, 390, 844)
    expectGolden(try host.pngData(scale: 0.4), named: "decks")
    try host.tap("Weather, 8")
    await host.settleGameTasks()
    for tile in model.closedTiles(matching: true) { try host.tap("tile-\(tile.id)") }
    try host.tap("Pause")
    expectGolden(try host.pngData(scale: 0.4), named: "paused")
  }

  @Test(arguments: [ColorScheme.light, .dark]) func settings(_ scheme: ColorScheme) throws {
    let host = gameHost(.atNoon(), 390, 844, scheme: scheme)
    try host.tap("Settings")
    expectGolden(try host.pngData(scale: 0.4), named: "settings", variant: scheme == .dark ? "dark" : "light")
  }

  @Test func won() async throws {
    let model = GameModel.atNoon(deck: .squares)
    model.settings.pairCount = 3
    model.settings.look = .bold
    let host = gameHost(model, 700, 500)
    await host.settleGameTasks()
    while model.phase == .playing {
      for tile in model.closedTiles(matching: true) { try host.tap("tile-\(tile.id)") }
    }
    expectGolden(try host.pngData(scale: 0.4), named: "won")
  }
}
