import SwiftUI
import WidgetKit

/// One pet's scorecard; the large family shows the whole board below it.
public struct ScoreboardWidget: Widget {
  /// Tells this widget from others.
  public static let kind = "Scoreboard"

  private let provider: ScoreboardProvider?

  /// Makes a widget without a pet, which shows the sample.
  public init() { provider = nil }

  init(provider: ScoreboardProvider) { self.provider = provider }

  /// Makes the widget of a pet on a board, as of `now`.
  package init(pet: Pet, history: ScoreboardHistory, now: Date) {
    self.init(provider: ScoreboardProvider(pet: pet, history: history, now: now))
  }

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: provider ?? .sample) { entry in
      ScoreboardWidgetView(entry: entry)
    }
    .configurationDisplayName("Scoreboard")
    .description("A pet’s latest score for its best trick.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    .contentMarginsDisabled()
  }
}

extension ScoreboardProvider {
  /// The first pet of the sample after its last day, for a gallery of widgets.
  static var sample: ScoreboardProvider {
    let history = Sample.history()
    return ScoreboardProvider(
      pet: Sample.pets[0], history: history, now: history.span?.upperBound ?? .distantPast)
  }
}
