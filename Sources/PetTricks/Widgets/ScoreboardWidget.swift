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
  /// One made-up pet with a single rating, for a gallery of widgets.
  static var sample: ScoreboardProvider {
    let date = Date(timeIntervalSince1970: 1_718_000_000)
    let pet = Pet(normalizedName: "Whiskers", kind: .cat, trick: "Tightrope walking", imageName: "Whiskers")
    let event = RatingEvent(petID: pet.id, trick: pet.trick, rating: 9, date: date)
    return ScoreboardProvider(pet: pet, history: ScoreboardHistory(pets: [pet], events: [event]), now: date)
  }
}
