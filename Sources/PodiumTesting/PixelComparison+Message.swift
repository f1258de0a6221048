import Foundation

extension PixelComparison {
  /// The numbers in words, a fact a line.
  package func report(tolerance: GoldenTolerance) -> [String] {
    guard let bounds, let densest else { return ["no pixel differs"] }
    let percent = 100 * Double(differing) / Double(total)
    var lines: [String] = []
    if !sameSize {
      lines.append(
        "sizes differ: expected \(expected.width) × \(expected.height) px, actual \(actual.width) × \(actual.height) px"
      )
    }
    lines.append(
      "\(differing) of \(total) px differ (\(Self.spelled(percent)) %), by up to \(largestDelta) of 255")
    lines.append(
      """
      area: x \(bounds.x)…\(bounds.x + bounds.width - 1), y \(bounds.y)…\(bounds.y + bounds.height - 1) \
      (\(bounds.width) × \(bounds.height) px); densest \(Self.windowSide) × \(Self.windowSide) window: \
      \(densest.count) px at x \(densest.x), y \(densest.y)
      """)
    var limit = "tolerance: \(tolerance)"
    if sameSize {
      let smallest: GoldenTolerance =
        largestDelta <= 1 ? .offByOne : .pixels(max: differing, delta: UInt8(largestDelta))
      limit += "; the smallest that would pass is \(smallest)"
    } else {
      limit += "; none passes pictures of different sizes"
    }
    return lines + [limit]
  }

  /// Two digits that count, however small the number.
  private static func spelled(_ percent: Double) -> String {
    percent >= 10
      ? String(format: "%.1f", percent)
      : percent >= 0.1 ? String(format: "%.2f", percent) : String(format: "%.2g", percent)
  }
}
