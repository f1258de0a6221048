import Foundation
@testable import PetTricks
import PodiumHosting
import PodiumViews
import PodiumWidgets
import PodiumCairo
import Testing

@MainActor struct TmpTests {
  @Test func draw() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Templates/Sample/pettricks.csv"))
    let imported = RatingImport.read(data, file: "pettricks.csv", timeZone: .gmt)
    let history = ScoreboardHistory(pets: imported.pets, events: imported.events)
    let now = history.changes.last!
    let assets = AssetFolder([root.appendingPathComponent("Templates/Avatars")])
    let renderer = try CairoRenderer(links: LinkPolicy(appSchemes: ["pettricks"]))
    for (i, pet) in imported.pets.enumerated() where ProcessInfo.processInfo.environment["ALL"] != nil || i < 3 {
      let host = try WidgetHost(ScoreboardWidget(provider: ScoreboardProvider(pet: pet, history: history, now: now)))
      for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular] {
        for scheme in [ColorScheme.light, .dark] {
          var env = EnvironmentValues()
          env.colorScheme = scheme
          env.assetCatalog = assets
          let list = try await host.displayList(family: family, at: now, environment: env)
          try renderer.pngData(list, scale: 2).write(to: URL(fileURLWithPath: "/tmp/out/\(pet.name)-\(family.name)-\(scheme).png"))
          if !list.warnings.isEmpty { print(pet.name, family.name, list.warnings) }
        }
      }
    }
  }
}
