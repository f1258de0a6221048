import SwiftUI

/// Portrait, when and how the score went, and the last cards, over the name.
struct MediumScorecard: View {
  let entry: ScoreboardEntry

  var body: some View {
    HStack(alignment: .center, spacing: 14) {
      PetAvatar(pet: entry.pet, size: 84, ringWidth: 2.5)
        .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
      VStack(alignment: .leading, spacing: 7) {
        if let award = entry.pet.award {
          Label(award.rawValue.capitalized, systemImage: award.symbolName)
            .font(.caption.weight(.semibold))
            .foregroundStyle(.white)
            .lineLimit(1)
        }
        if let ratedAt = entry.ratedAt {
          Text("Rated \(ratedAt, format: .dateTime.month(.abbreviated).day())")
            .font(.caption)
            .foregroundStyle(.white.opacity(0.85))
            .lineLimit(1)
            .minimumScaleFactor(0.8)
        }
        ScaleBar(rating: entry.rating ?? 0)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      ScoreCardStack(ratings: entry.recentRatings, width: 62)
        .padding(.leading, 28)
    }
    .padding(.horizontal, 16)
    .padding(.top, 14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .overlay(alignment: .bottom) { NameOverlay(pet: entry.pet) }
  }
}

/// The rating on a scale from 0 to 10.
struct ScaleBar: View {
  let rating: Int

  var body: some View {
    Gauge(value: Double(rating), in: 0...10) {
      EmptyView()
    }
    .gaugeStyle(.accessoryLinearCapacity)
    .tint(.white)
    .accessibilityHidden(true)
  }
}
