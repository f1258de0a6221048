import SwiftUI
import WidgetKit

/// A pet's scorecard in any family: card, name over the lower edge, and a link to the pet.
public struct ScoreboardWidgetView: View {
  let entry: ScoreboardEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var colorScheme

  /// Makes the view of an entry.
  public init(entry: ScoreboardEntry) { self.entry = entry }

  public var body: some View {
    content
      .tint(entry.pet.favoriteColor.ink(in: colorScheme))
      .widgetURL(entry.pet.url)
      .containerBackground(for: .widget) {
        // Beside a clock a widget has no ground of its own.
        if hasBackdrop { PetBackdrop(color: entry.pet.favoriteColor.color) }
      }
  }

  private var hasBackdrop: Bool {
    switch family {
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: false
    default: true
    }
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .systemSmall: SmallScorecard(entry: entry)
    case .systemLarge, .systemExtraLarge: LargeScorecard(entry: entry)
    case .accessoryCircular, .accessoryCorner: CircularScore(entry: entry)
    case .accessoryRectangular: RectangularScore(entry: entry)
    case .accessoryInline: InlineScore(entry: entry)
    default: MediumScorecard(entry: entry)
    }
  }
}

/// Portrait and rating over the name.
struct SmallScorecard: View {
  let entry: ScoreboardEntry

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      PetAvatar(pet: entry.pet, size: 66)
        .shadow(color: .black.opacity(0.2), radius: 3, y: 1.5)
      Spacer(minLength: 4)
      ScoreCard(rating: entry.rating, width: 52)
        .shadow(color: .black.opacity(0.22), radius: 3, y: 2)
        .rotationEffect(.degrees(5))
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .overlay(alignment: .bottom) { NameOverlay(pet: entry.pet) }
  }
}
