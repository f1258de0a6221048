import SwiftUI

/// The pet on top, the whole board below; each row leads to its pet.
struct LargeScorecard: View {
  let entry: ScoreboardEntry

  /// As many rows as the family has room for.
  private static let rowCount = 7

  /// The best, and the pet of the card in the last row where it is not among them.
  private var rows: [Standing] {
    let best = entry.standings.prefix(Self.rowCount)
    guard !best.contains(where: { $0.pet.id == entry.pet.id }),
      let own = entry.standings.first(where: { $0.pet.id == entry.pet.id })
    else { return Array(best) }
    return best.dropLast() + [own]
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 14) {
        PetAvatar(pet: entry.pet, size: 72, ringWidth: 2.5)
          .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
        VStack(alignment: .leading, spacing: 1) {
          Text(entry.pet.name)
            .font(.title2.bold())
            .foregroundStyle(.white)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
          Text(entry.pet.trick)
            .font(.subheadline)
            .foregroundStyle(.white.opacity(0.85))
            .lineLimit(1)
            .minimumScaleFactor(0.8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        ScoreCard(rating: entry.rating, width: 56)
          .shadow(color: .black.opacity(0.22), radius: 3, y: 2)
          .rotationEffect(.degrees(4))
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 14)
      Leaderboard(standings: rows, featured: entry.pet.id)
    }
  }
}

/// Where everybody stands.
struct Leaderboard: View {
  let standings: [Standing]
  let featured: Pet.ID
  @Environment(\.colorScheme) private var colorScheme

  /// Widgets are never quite black in the dark scheme.
  private var paper: Color { colorScheme == .light ? .white : Color(red: 0.11, green: 0.11, blue: 0.118) }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(standings) { standing in
        Link(destination: standing.pet.url) {
          LeaderboardRow(standing: standing, isFeatured: standing.pet.id == featured)
        }
        if standing.id != standings.last?.id {
          Divider().padding(.leading, 72)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 5)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(paper)
  }
}

/// One pet's line; its colours are named outright, as a link would tint levels of its own style.
struct LeaderboardRow: View {
  let standing: Standing
  let isFeatured: Bool

  var body: some View {
    HStack(spacing: 10) {
      Text(standing.rank.map { "\($0)" } ?? "–")
        .font(.subheadline.weight(.semibold).monospacedDigit())
        .foregroundStyle(Color.secondary)
        .frame(width: 20)
      PetAvatar(pet: standing.pet, size: 26, ringWidth: 0)
      VStack(alignment: .leading, spacing: 0) {
        Text(standing.pet.name)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(Color.primary)
          .lineLimit(1)
        Text(standing.pet.trick)
          .font(.caption2)
          .foregroundStyle(Color.secondary)
          .lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      TrendBadge(trend: standing.trend)
      Text(score)
        .font(.headline.monospacedDigit())
        .foregroundStyle(.white)
        .frame(width: 34, height: 22)
        .background(standing.pet.favoriteColor.color.gradient, in: Capsule())
    }
    .padding(.horizontal, 16)
    .frame(height: 34)
    .background(isFeatured ? AnyShapeStyle(.tint.opacity(0.16)) : AnyShapeStyle(.clear))
  }

  private var score: String {
    guard let score = standing.score else { return "–" }
    return "\(Rating.clamped(Int(score.rounded())))"
  }
}
