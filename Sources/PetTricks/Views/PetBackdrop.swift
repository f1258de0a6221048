import SwiftUI

/// The pet's colour behind a card: bright in the light scheme, deep in the dark one.
struct PetBackdrop: View {
  let color: Color
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private var colors: [Color] {
    colorScheme == .light
      ? [color.mix(with: .white, by: 0.16), color, color.mix(with: .black, by: 0.14)]
      : [color.mix(with: .black, by: 0.42), color.mix(with: .black, by: 0.58), color.mix(with: .black, by: 0.7)]
  }
}
