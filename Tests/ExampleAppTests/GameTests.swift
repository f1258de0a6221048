import PodiumTesting
import SwiftUI
import Testing

@MainActor @Suite("Game") struct GameTests {
  @Test func columnsStandSideBySideInAWideWindow() async throws {
    let model = GameModel.atNoon(deck: .squares)
    let host = gameHost(model, 1000, 700)
    await host.settleGameTasks()
    #expect(try host.heard().contains("Pairs"))
    let board = try #require(host.frame(of: "board"))
    let score = try #require(host.frame(of: "score"))
    #expect(board.minX > 280 && board.maxX < score.minX)
    #expect(abs(board.width - score.width) < 0.5)
    #expect(board.minY == score.minY)
  }

  @Test func columnsCollapseInANarrowWindow() async throws {
    let model = GameModel.atNoon()
    let host = gameHost(model, 390, 844)
    #expect(try host.heard().contains("Squares"))
    #expect(host.frame(of: "board") == nil)
    try host.tap("Squares, 8")
    await host.settleGameTasks()
    #expect(model.deckID == .squares)
    let board = try #require(host.frame(of: "board"))
    let score = try #require(host.frame(of: "score"))
    #expect(board.minX == 16 && board.width == 358)
    #expect(score.minX == 16 && score.minY > board.maxY)
    try host.tap("Pairs")
    #expect(model.deckID == nil)
    #expect(host.frame(of: "board") == nil)
    try host.tap("Words, 8")
    await host.settleGameTasks()
    #expect(model.deckID == .words)
    #expect(host.frame(of: "board") != nil)
  }

  @Test func nobodyPlaysWithoutADeck() throws {
    let host = gameHost(.atNoon(), 1000, 700)
    #expect(try host.heard().contains("No Deck"))
  }

  @Test func turningATileRunsLittleElse() async throws {
    let model = GameModel.atNoon(deck: .weather)
    let host = gameHost(model, 1000, 700)
    await host.settleGameTasks()
    host.resetBodyCount()
    let tiles = model.closedTiles(matching: true)
    try host.tap("tile-\(tiles[0].id)")
    // The tile with what it shows, and nothing of the other eleven, the score or the sidebar.
    #expect(host.bodyCount <= 6)
    host.resetBodyCount()
    model.players[1].color = .red
    host.settle()
    #expect(host.bodyCount > 0 && host.bodyCount < 10)
    host.resetBodyCount()
    model.settings.minutes = 7
    host.settle()
    #expect(host.bodyCount == 0)
  }

  @Test func aPairIsWonAndCounted() async throws {
    let model = GameModel.atNoon(deck: .words)
    let host = gameHost(model, 1000, 700)
    await host.settleGameTasks()
    let pair = model.closedTiles(matching: true)
    for tile in pair { try host.tap("tile-\(tile.id)") }
    #expect(model.players.map(\.pairs) == [1, 0])
    let spoken = try host.heard()
    #expect(spoken.contains("Tile \(pair[0].id + 1), \(pair[0].face.spoken), won"))
    #expect(spoken.contains("Ada found \(pair[0].face.spoken)"))
    #expect(spoken.contains("1 of 6"))
    let highlight = try #require(host.frame(of: "highlight"))
    let last = try #require(host.frame(of: "tile-\(pair[1].id)"))
    #expect(highlight == last.insetBy(dx: -3, dy: -3))
  }

  @Test func otherTilesPassTheTurnOn() async throws {
    let model = GameModel.atNoon(deck: .squares)
    let host = gameHost(model, 1000, 700)
    await host.settleGameTasks()
    #expect(try host.heard().contains("Ada’s Turn"))
    let first = model.closedTiles(matching: false)
    for tile in first { try host.tap("tile-\(tile.id)") }
    #expect(try host.heard().contains("Ben’s Turn"))
    let next = model.tiles.first { $0.side == .down }
    try host.tap("tile-\(#require(next).id)")
    #expect(try host.heard().contains("Tile \(first[0].id + 1), hidden"))
    #expect(model.players.map(\.turns) == [1, 0])
  }

  @Test func pausingDisablesTheTiles() async throws {
    let model = GameModel.atNoon(deck: .squares)
    let host = gameHost(model, 1000, 700)
    await host.settleGameTasks()
    try host.press(.space, modifiers: [])
    #expect(try host.heard().contains("Paused"))
    #expect(try host.heard().contains("2:00 left"))
    #expect(throws: EventError.self) { try host.tap("tile-0") }
    try host.tap("Resume")
    try host.tap("tile-0")
    #expect(model.tiles[0].side == .up)
  }

  @Test func theSceneGoingAwayPauses() async throws {
    let model = GameModel.atNoon(deck: .squares)
    let host = gameHost(model, 1000, 700)
    await host.settleGameTasks()
    host.environment.scenePhase = .background
    #expect(model.isPaused)
  }

  @Test func winningAsksForAnotherRound() async throws {
    let model = GameModel.atNoon(deck: .squares)
    model.settings.pairCount = 2
    let host = gameHost(model, 1000, 700)
    await host.settleGameTasks()
    #expect(model.tiles.count == 4)
    while model.phase == .playing {
      for tile in model.closedTiles(matching: true) { try host.tap("tile-\(tile.id)") }
    }
    #expect(try host.heard() == ["Ada Wins", "All 2 pairs are found.", "Done", "Play Again"])
    try host.tap("Play Again")
    #expect(model.phase == .playing && model.pairsFound == 0)
    #expect(try !host.heard().contains("Ada Wins"))
  }

  @Test func settingsAreTypedAndChosen() async throws {
    let model = GameModel.atNoon(deck: .squares)
    let host = gameHost(model, 1000, 900)
    await host.settleGameTasks()
    try host.press(",")
    try host.type("m", into: "name-0")
    #expect(model.players[0].name == "Adam")
    try host.increment("Pairs: 6")
    #expect(try host.heard().contains("Pairs: 7"))
    try host.increment("Minutes")
    #expect(model.settings.minutes == 3)
    try host.tap("Timed")
    #expect(try host.heard().contains("Take all the time you need."))
    #expect(throws: EventError.self) { try host.increment("Minutes") }
    try host.select("Bold", in: "Style")
    #expect(model.settings.look == .bold)
    try host.scroll("settings", by: CGSize(width: 0, height: 300))
    try host.tap("Hide Hints")
    #expect(!model.settings.showsHints)
    try host.tap("Apply")
    #expect(model.tiles.count == 14)
    #expect(try host.heard().contains("No limit"))
    #expect(try host.heard().contains("Adam’s Turn"))
  }

  @Test func anEmptyNameCannotBeApplied() throws {
    let model = GameModel.atNoon(deck: .squares)
    model.players[1].name = ""
    let host = gameHost(model, 390, 844)
    model.deckID = nil
    try host.tap("Settings")
    #expect(throws: EventError.self) { try host.tap("Apply") }
    try host.type("Bo", into: "name-1")
    try host.tap("Apply")
  }

  @Test func rowsOpenWindows() throws {
    var requests: [OpenWindowAction.Request] = []
    var environment = EnvironmentValues.gameNoon
    environment.openWindow = OpenWindowAction { requests.append($0) }
    let host = ViewHost(
      GameRoot().environment(GameModel.atNoon()), size: CGSize(width: 390, height: 844), environment: environment)
    try host.swipe("player-1", edge: .leading)
    try host.tap("Window")
    #expect(requests.map(\.id) == ["player"])
    #expect(requests.first?.value == AnyHashable(1))
  }
}
