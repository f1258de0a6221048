import SwiftUI

/// A judge's card: the rating, large, on a paddle of paper.
public struct ScoreCard: View {
  let rating: Int?
  let width: CGFloat

  /// Makes a card, `width` points wide; a rating out of 0…10 shows as the nearest end.
  public init(rating: Int, width: CGFloat = 64) { self.init(rating: Optional(rating), width: width) }

  /// A card of a pet without a rating shows a dash.
  init(rating: Int?, width: CGFloat) { (self.rating, self.width) = (rating.map(Rating.clamped), width) }

  /// A card is taller than wide by this. Ours.
  static let aspect: CGFloat = 1.22

  @Environment(\.colorScheme) private var colorScheme

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: width * 0.2)
    VStack(spacing: 0) {
      Text(rating.map { "\($0)" } ?? "–")
        .font(.system(size: width * 0.58, weight: .bold, design: .rounded))
        .foregroundStyle(.tint)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      RatingDots(rating: rating ?? 0, width: width * 0.66)
        .padding(.top, width * 0.02)
    }
    .frame(width: width, height: width * Self.aspect)
    .background(paper, in: shape)
    .overlay {
      shape.strokeBorder(edge, lineWidth: 0.5)
    }
    .accessibilityLabel(rating.map { "Rated \($0) out of 10" } ?? "Not rated")
  }

  private var paper: LinearGradient {
    let colors =
      colorScheme == .light
      ? [Color.white, Color(white: 0.955)] : [Color(white: 0.225), Color(white: 0.165)]
    return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  private var edge: Color { colorScheme == .light ? Color.black.opacity(0.06) : Color.white.opacity(0.12) }
}

/// Ten points of a scale, the rated ones filled.
struct RatingDots: View {
  let rating: Int
  let width: CGFloat

  var body: some View {
    let gap = width * 0.028
    let dot = (width - gap * 9) / 10
    ZStack {
      Dots(places: rating..<10, width: dot, gap: gap).fill(.tint.opacity(0.22))
      Dots(places: 0..<rating, width: dot, gap: gap).fill(.tint)
    }
    .frame(width: width, height: max(dot, 3))
  }
}

/// Some of the dots of a row, as one shape: a picture of a thousand cards has two here for each, not ten.
private struct Dots: Shape {
  let places: Range<Int>
  let width: CGFloat
  let gap: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for place in places {
      let x = rect.minX + CGFloat(place) * (width + gap)
      let dot = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
      path.addRoundedRect(in: dot, cornerSize: CGSize(width: width / 2, height: width / 2))
    }
    return path
  }
}
