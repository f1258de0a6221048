import SwiftUI

extension FavoriteColor {
  /// The colour dark enough to be read on white paper; in the dark scheme the colour itself is bright enough.
  ///
  /// The shares of black were chosen by eye for a contrast of about 3 to 1 with white.
  func ink(in scheme: ColorScheme) -> Color {
    guard scheme == .light else { return color }
    // Darkened yellow turns olive; gold stays warm.
    if self == .yellow { return Color(red: 0.78, green: 0.56, blue: 0) }
    let share =
      switch self {
      case .mint, .cyan, .teal: 0.2
      case .green, .orange: 0.14
      case .yellow, .red, .blue, .indigo, .purple, .pink, .brown, .gray: 0.0
      }
    return color.mix(with: .black, by: share)
  }
}
