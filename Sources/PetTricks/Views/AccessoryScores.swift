import SwiftUI

/// The rating as a ring.
struct CircularScore: View {
  let entry: ScoreboardEntry

  var body: some View {
    Gauge(value: Double(entry.rating ?? 0), in: 0...10) {
      Text(entry.pet.kind.emoji)
    } currentValueLabel: {
      Text(entry.rating.map { "\($0)" } ?? "–")
    }
    .gaugeStyle(.accessoryCircular)
  }
}

/// Name, trick and a bar.
struct RectangularScore: View {
  let entry: ScoreboardEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Text(entry.pet.name)
          .font(.headline)
          .lineLimit(1)
        Spacer(minLength: 2)
        Text(entry.rating.map { "\($0)" } ?? "–").font(.headline.monospacedDigit())
      }
      Text(entry.pet.trick)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      Gauge(value: Double(entry.rating ?? 0), in: 0...10) { EmptyView() }
        .gaugeStyle(.accessoryLinearCapacity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// One line of text.
struct InlineScore: View {
  let entry: ScoreboardEntry

  var body: some View {
    Label {
      Text("\(entry.pet.name) \(entry.rating.map { "\($0)" } ?? "–")/10")
    } icon: {
      Image(systemName: entry.pet.kind.symbolName)
    }
    .lineLimit(1)
  }
}
