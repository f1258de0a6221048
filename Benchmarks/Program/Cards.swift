import Foundation
import PetTricks
import PodiumCairo
import PodiumDrawing
import PodiumHosting
import PodiumViews
import PodiumWidgets

/// The sample scoreboard's cards, as the `scoreboard` program draws them.
@MainActor struct Cards {
  static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
  static let schemes: [ColorScheme] = [.light, .dark]
  nonisolated static let scale: CGFloat = 2

  struct Card {
    let widget: WidgetDescription
    let host: WidgetHost
    let frame: WidgetFrame
    let entry: WidgetEntry
    let scheme: ColorScheme
  }

  /// Seven pets, three families, two schemes, at the end of the sample.
  let standard: [Card]
  /// The same for every change in the sample's thirty days.
  let varied: [Card]
  let assets: AssetFolder

  init(templates: String) async throws {
    let avatars = URL(fileURLWithPath: templates).appendingPathComponent("Avatars", isDirectory: true)
    guard FileManager.default.fileExists(atPath: avatars.path) else {
      throw BenchError("no avatars at \(avatars.path); name the folder with --templates")
    }
    assets = AssetFolder([avatars])
    let history = Sample.history()
    guard let span = history.span else { throw BenchError("the sample has no ratings") }
    standard = try await Self.cards(history, now: span.upperBound)
    varied = try await Self.cards(history, now: span.lowerBound)
  }

  private static func cards(_ history: ScoreboardHistory, now: Date) async throws -> [Card] {
    var cards: [Card] = []
    for pet in Sample.pets {
      let host = try WidgetHost(ScoreboardWidget(pet: pet, history: history, now: now))
      let widget = try host.widget(nil)
      for family in families {
        let frame = try WidgetFrame(widget, family: family)
        let plan = try await host.plan(widget, frame: frame, now: now)
        for scheme in schemes {
          cards += plan.timeline.items.map {
            Card(widget: widget, host: host, frame: frame, entry: $0.entry, scheme: scheme)
          }
        }
      }
    }
    return cards
  }

  /// Whiskers, light, and medium unless asked otherwise: the card that single stages are measured with.
  func standardCard(_ family: WidgetFamily = .systemMedium) throws -> Card {
    guard let card = standard.first(where: { $0.frame.family == family && $0.scheme == .light }) else {
      throw BenchError("the sample has no card of the family \(family.name)")
    }
    return card
  }

  func environment(_ scheme: ColorScheme, now: Date, family: WidgetFamily) throws -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.assetCatalog = assets
    environment.now = now
    environment.widgetFamily = family
    environment.displayScale = Self.scale
    environment.textEngine = try PangoTextEngine.shared.get()
    return environment
  }

  /// A card's picture as values.
  func displayList(_ card: Card) throws -> DisplayList {
    var environment = EnvironmentValues()
    environment.colorScheme = card.scheme
    environment.assetCatalog = assets
    return try card.host.picture(
      card.widget, card.entry, frame: card.frame, now: card.entry.date, environment: environment,
      scale: Self.scale
    ).list
  }
}

extension PangoTextEngine {
  /// One engine for all stages that are measured by themselves.
  static let shared = Result { try PangoTextEngine() }
}
