import SwiftUI

/// What the players agreed on.
@MainActor @Observable final class GameSettings {
  enum Look: String, CaseIterable, Identifiable {
    case plain
    case bold

    var id: Self { self }
  }

  var pairCount = 6
  var isTimed = true
  var minutes = 2
  var look = Look.plain
  var showsHints = true
}

extension EnvironmentValues {
  /// How round the corners of tiles are.
  @Entry var tileCornerRadius: CGFloat = 10
}

/// The colours of a table.
struct GameTheme: Equatable {
  var back: Color = .indigo
  var front: Color = Color(red: 0.98, green: 0.95, blue: 0.86)
  var lineWidth: CGFloat = 2

  static let bold = GameTheme(back: .pink, front: Color(white: 0.9), lineWidth: 4)
}

private struct GameThemeKey: EnvironmentKey {
  static let defaultValue = GameTheme()
}

extension EnvironmentValues {
  var gameTheme: GameTheme {
    get { self[GameThemeKey.self] }
    set { self[GameThemeKey.self] = newValue }
  }
}
