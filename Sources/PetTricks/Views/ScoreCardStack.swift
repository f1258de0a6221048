import SwiftUI

/// The last ratings as a fan of cards, the newest in front.
public struct ScoreCardStack: View {
  let ratings: [Int]
  let width: CGFloat

  /// Makes a fan of up to three cards, newest first, each `width` points wide.
  public init(ratings: [Int], width: CGFloat = 64) { (self.ratings, self.width) = (ratings, width) }

  public var body: some View {
    ZStack {
      ForEach(Array(ratings.prefix(ScoreboardEntry.recentCount).enumerated().reversed()), id: \.offset) { card in
        ScoreCard(rating: card.element, width: width)
          .shadow(color: .black.opacity(0.22), radius: width * 0.055, y: width * 0.035)
          .rotationEffect(.degrees(Double(card.offset) * -8), anchor: .bottom)
          .offset(x: -CGFloat(card.offset) * width * 0.17)
          .accessibilityHidden(card.offset > 0)
      }
      if ratings.isEmpty { ScoreCard(rating: nil, width: width) }
    }
  }
}
