import SwiftUI

/// Everything about the game; one for the whole app.
@MainActor @Observable final class GameModel {
  enum Phase: Equatable {
    case idle
    case playing
    case paused(secondsLeft: TimeInterval?)
    case won(winner: GamePlayer.ID?)
  }

  let settings = GameSettings()
  var players: [GamePlayer]
  var deckID: GameDeck.ID?
  private(set) var tiles: [GameTile] = []
  private(set) var phase = Phase.idle
  private(set) var current = 0
  private(set) var lastTurned: GameTile.ID?
  private(set) var deadline: Date?
  private(set) var log: [String] = []

  @ObservationIgnored var clock: () -> Date
  @ObservationIgnored private var round: UInt64 = 0

  init(names: [String] = ["Ada", "Ben"], clock: @escaping () -> Date = { .now }) {
    let colors: [Color] = [.blue, .orange, .green, .purple]
    self.clock = clock
    players = names.enumerated().map { GamePlayer(id: $0, name: $1, color: colors[$0 % colors.count]) }
  }

  var deck: GameDeck? { GameDeck.all.first { $0.id == deckID } }
  var player: GamePlayer { players[current] }
  var pairsFound: Int { players.reduce(0) { $0 + $1.pairs } }
  var pairsTotal: Int { tiles.count / 2 }
  var isPaused: Bool { if case .paused = phase { true } else { false } }

  var winner: GamePlayer? {
    guard case .won(let id) = phase else { return nil }
    return players.first { $0.id == id }
  }

  // MARK: Playing

  func start() {
    guard let deck else { return }
    round += 1
    let faces = deck.faces.prefix(settings.pairCount)
    tiles = Self.shuffled(Array(faces + faces), seed: round).enumerated().map { GameTile(id: $0, face: $1) }
    for player in players { (player.pairs, player.turns) = (0, 0) }
    (current, lastTurned, log) = (0, nil, [])
    deadline = settings.isTimed ? clock().addingTimeInterval(Double(settings.minutes) * 60) : nil
    phase = .playing
  }

  func turn(_ tile: GameTile) {
    guard phase == .playing, tile.side == .down else { return }
    let open = tiles.filter { $0.side == .up }
    if open.count == 2 { for other in open { other.side = .down } }
    tile.side = .up
    lastTurned = tile.id
    guard open.count == 1, let first = open.first else { return }
    player.turns += 1
    if first.face == tile.face {
      first.side = .won(by: player.id)
      tile.side = .won(by: player.id)
      player.pairs += 1
      log.append("\(player.name) found \(tile.face.spoken)")
      if pairsFound == pairsTotal { finish() }
    } else {
      current = (current + 1) % players.count
    }
  }

  func pause() {
    guard phase == .playing else { return }
    phase = .paused(secondsLeft: deadline?.timeIntervalSince(clock()))
  }

  func resume() {
    guard case .paused(let left) = phase else { return }
    deadline = left.map { clock().addingTimeInterval($0) }
    phase = .playing
  }

  func close() { phase = .idle }

  private func finish() {
    let best = players.map(\.pairs).max() ?? 0
    let leaders = players.filter { $0.pairs == best }
    phase = .won(winner: leaders.count == 1 ? leaders.first?.id : nil)
  }

  private static func shuffled(_ faces: [GameFace], seed: UInt64) -> [GameFace] {
    var generator = GameDice(state: seed)
    return faces.shuffled(using: &generator)
  }
}

/// Dice that fall the same for the same seed, so that a round can be played again.
struct GameDice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
