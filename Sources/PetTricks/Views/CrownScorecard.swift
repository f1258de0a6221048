import SwiftUI

/// A card whose rating the Digital Crown turns, 0 through 10.
package struct CrownScorecard: View {
  let pet: Pet
  @State private var rating: Double
  @Environment(\.colorScheme) private var colorScheme

  package init(pet: Pet, rating: Int) {
    self.pet = pet
    _rating = State(initialValue: Double(rating))
  }

  package var body: some View {
    VStack(spacing: 10) {
      ScoreCard(rating: Int(rating.rounded()), width: 108)
        .shadow(color: .black.opacity(0.22), radius: 6, y: 4)
        .focusable()
        .digitalCrownRotation(
          $rating, from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: false,
          isHapticFeedbackEnabled: true
        )
        .accessibilityIdentifier("card")
      Text(pet.name)
        .font(.headline)
        .foregroundStyle(.white)
        .lineLimit(1)
    }
    .tint(pet.favoriteColor.ink(in: colorScheme))
    .padding(.horizontal, 14)
    .frame(width: 158, height: 190)
    .background { PetBackdrop(color: pet.favoriteColor.color) }
  }
}
