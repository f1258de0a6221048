import SwiftUI

/// How much a card leans; the board's layout reads it.
struct CardLean: LayoutValueKey {
  static let defaultValue = Angle.zero
}

extension View {
  func cardLean(_ angle: Angle) -> some View {
    layoutValue(key: CardLean.self, value: angle)
  }
}

/// Puts cards into rows, each a little off its place, as hands would pin them.
struct ScatterLayout: Layout {
  var spacing: CGFloat = 14
  var jitter: CGFloat = 5

  struct Cache {
    var sizes: [CGSize]
    var rows: [Row] = []
    var width: CGFloat?
  }

  struct Row: Equatable {
    var indices: Range<Int>
    var width: CGFloat
    var height: CGFloat
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { leaning($0) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
    fill(&cache, width: width)
    let height = cache.rows.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, cache.rows.count - 1))
    let widest = cache.rows.map(\.width).max() ?? 0
    return CGSize(width: width.isFinite ? max(width, widest) : widest, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    fill(&cache, width: bounds.width)
    var y = bounds.minY
    for row in cache.rows {
      var x = bounds.midX - row.width / 2
      for index in row.indices {
        let size = cache.sizes[index]
        let shift = index.isMultiple(of: 2) ? -jitter : jitter
        subviews[index].place(
          at: CGPoint(x: x + size.width / 2, y: y + row.height / 2 + shift), anchor: .center,
          proposal: .unspecified)
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  /// The room that a card takes once it leans.
  private func leaning(_ card: LayoutSubview) -> CGSize {
    let size = card.sizeThatFits(.unspecified)
    let (sine, cosine) = (abs(sin(card[CardLean.self].radians)), abs(cos(card[CardLean.self].radians)))
    return CGSize(
      width: size.width * cosine + size.height * sine,
      height: size.width * sine + size.height * cosine + jitter * 2)
  }

  private func fill(_ cache: inout Cache, width: CGFloat) {
    guard cache.width != width else { return }
    cache.width = width
    cache.rows = []
    for (index, size) in cache.sizes.enumerated() {
      if let last = cache.rows.last, last.width + spacing + size.width <= width {
        cache.rows[cache.rows.count - 1] = Row(
          indices: last.indices.lowerBound..<index + 1, width: last.width + spacing + size.width,
          height: max(last.height, size.height))
      } else {
        cache.rows.append(Row(indices: index..<index + 1, width: size.width, height: size.height))
      }
    }
  }
}
