import Foundation
import PetTricks
import Podium
import PodiumCairo
import PodiumDrawing
import PodiumHosting
import PodiumTesting
import Testing

@testable import ScoreboardTool

/// The eleven ratings in four families and both schemes.
///
/// One strip of eleven cards for each family and scheme, not a file for each card: side by side what all cards share
/// lies within a compressor's window, so that a strip takes little more room than one card, and all ratings can be
/// looked at in one glance.
@Suite("Golden scorecards") @MainActor struct ScorecardGoldenTests {
  nonisolated static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .accessoryCircular,
  ]

  @Test("Ratings 0 through 10", arguments: families, [ColorScheme.light, .dark])
  func ratings(family: WidgetFamily, scheme: ColorScheme) async throws {
    var cards: [DisplayList] = []
    for rating in 0...10 { cards.append(try await card(rating, family, scheme)) }
    for (rating, card) in cards.enumerated() {
      let said = family == .accessoryCircular ? "\(rating)" : "Rated \(rating) out of 10"
      #expect(card.accessibilityText.contains { $0.contains(said) }, "\(card.accessibilityText)")
      #expect(card.truncatedTexts.isEmpty && card.warnings.isEmpty, "\(card.truncatedTexts) \(card.warnings)")
    }
    let strip = FilmStrip(frames: cards, spacing: 6, cornerRadius: family == .accessoryCircular ? 0 : 20)
      .displayList
    expectGolden(
      try CairoRenderer().pngData(strip, scale: 1, isOpaque: false, compression: .small), named: "ratings",
      variant: "\(family).\(scheme == .dark ? "dark" : "light")")
  }

  /// 15 June 2026, noon in Greenwich: of every card, and the only clock.
  private static let moment = Date(timeIntervalSince1970: 1_781_524_800)

  /// Whiskers, rated just now, among the sample's pets.
  private func card(_ rating: Int, _ family: WidgetFamily, _ scheme: ColorScheme) async throws -> DisplayList {
    let pets = Sample.pets
    let pet = try #require(pets.first)
    var events = pets.enumerated().map { index, pet in
      RatingEvent(
        petID: pet.id, trick: pet.trick, rating: 3 + index, date: Self.moment - 86_400 + Double(index),
        sequence: index)
    }
    events.append(
      RatingEvent(petID: pet.id, trick: pet.trick, rating: rating, date: Self.moment, sequence: events.count))
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    environment.assetCatalog = AssetFolder([
      URL(fileURLWithPath: Scoreboard.templates).appendingPathComponent("Avatars", isDirectory: true)
    ])
    let history = ScoreboardHistory(pets: pets, events: events)
    let host = try WidgetHost(ScoreboardWidget(pet: pet, history: history, now: Self.moment))
    return try await host.displayList(family: family, at: Self.moment, environment: environment)
  }
}
