import SwiftUI

/// What a tile shows once it is turned.
enum GameFace: Hashable {
  case number(Int)
  case word(String)
  case symbol(String)

  var spoken: String {
    switch self {
    case .number(let number): "\(number)"
    case .word(let word): word
    case .symbol(let name): name.replacingOccurrences(of: ".", with: " ")
    }
  }
}

/// The faces that a round is played with.
struct GameDeck: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Codable, Identifiable {
    case squares
    case words
    case weather

    var id: Self { self }

    var title: String { rawValue.capitalized }

    var symbolName: String {
      switch self {
      case .squares: "number"
      case .words: "text.alignleft"
      case .weather: "cloud.sun"
      }
    }
  }

  let kind: Kind

  var id: Kind { kind }

  var faces: [GameFace] {
    switch kind {
    case .squares: (2...9).map { .number($0 * $0) }
    case .words: ["ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen"].map { .word($0) }
    case .weather:
      ["sun.max", "moon", "cloud.rain", "snowflake", "wind", "umbrella", "drop", "bolt"].map { .symbol($0) }
    }
  }

  static let all = Kind.allCases.map(GameDeck.init)
}
