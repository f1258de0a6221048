import SwiftUI

struct PetRow: View {
  let pet: PetStore.Pet

  var body: some View {
    HStack(spacing: 12) {
      PetBadge(species: pet.species)
      VStack(alignment: .leading, spacing: 2) {
        title
        Text(pet.trick)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer()
      RatingText(rating: pet.rating)
    }
  }

  @ViewBuilder private var title: some View {
    if pet.hasAward {
      Label(pet.name, systemImage: "trophy.fill")
        .labelStyle(.trailingIcon)
        .font(.headline)
    } else {
      Text(pet.name).font(.headline)
    }
    if pet.isFavorite {
      Label("Favorite", systemImage: "star.fill")
        .font(.caption)
        .foregroundStyle(.yellow)
    }
  }
}

struct RatingText: View {
  let rating: Int

  var body: some View {
    Text(rating, format: .number)
      .font(.title3.weight(.semibold))
      .monospacedDigit()
      .foregroundStyle(rating > 7 ? .green : rating > 4 ? .primary : .red)
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 10")
  }
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  PetRow(pet: PetStore.Pet("Mochi", trick: "Opens doors", rating: 9, hasAward: true))
    .padding()
}
