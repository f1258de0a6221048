import SwiftUI

/// Where a score went with the last rating.
struct TrendBadge: View {
  let trend: Trend

  var body: some View {
    if let symbol {
      Image(systemName: symbol)
        .font(.system(size: 10, weight: .bold))
        .foregroundStyle(color)
        .accessibilityLabel(label)
    }
  }

  private var symbol: String? {
    switch trend {
    case .up: "arrow.up"
    case .down: "arrow.down"
    case .level: "equal"
    case .new: "sparkles"
    case .unrated: nil
    }
  }

  private var color: Color {
    switch trend {
    case .up: .green
    case .down: .red
    case .level, .unrated: .secondary
    case .new: .yellow
    }
  }

  private var label: String {
    switch trend {
    case .up: "rising"
    case .down: "falling"
    case .level: "level"
    case .new: "first rating"
    case .unrated: ""
    }
  }
}
