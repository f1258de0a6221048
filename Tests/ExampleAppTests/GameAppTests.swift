import Foundation
import PodiumTesting
import SwiftUI
import Testing

@testable import PodiumHosting

@MainActor @Suite("Game's scenes") struct GameAppTests {
  private func run(_ arguments: String...) async -> (code: ExitCode, out: String, error: String) {
    let console = Console.recording()
    let code = await AppTool(name: "game") { GameApp() }.command.run(
      arguments, console: console, context: ParseContext(now: gameNoon, timeZone: .gmt))
    return (code, String(decoding: console.recordedOutput, as: UTF8.self), console.recordedDiagnostics)
  }

  @Test func listsItsScenes() async {
    let result = await run("--list")
    #expect(result.code == .done)
    let rows = result.out.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(
      rows == [
        ["scene", "kind", "title"], ["main", "windowGroup"], ["player", "windowGroup", "Player"],
        ["settings", "settings", "Settings"],
      ])
  }

  @Test func drawsItsScenes() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("game-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = await run("--out", folder.path, "--size", "1000x700")
    #expect(result.code == .done, "\(result.error)")
    let manifest = try Manifest(data: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
    #expect(manifest.pictures.map(\.widget) == ["main", "player", "settings"])
    #expect(manifest.pictures[0].accessibilityText.contains("No Deck"))
    #expect(manifest.pictures[1].accessibilityText == ["Nobody"])
    #expect(manifest.pictures[2].accessibilityText.contains("Pairs: 6"))
  }

  @Test func commandsAreReachedByTheirKeys() throws {
    let host = ViewHost(AppSceneView(app: GameApp(), index: 0), size: CGSize(width: 1000, height: 700))
    // There is no round yet, so that there is nothing to pause.
    #expect(throws: EventError.self) { try host.press("p", modifiers: [.command, .shift]) }
    try host.tap("Squares, 8")
    try host.press("r")
    #expect(try host.heard().contains("Ada’s Turn"))
    try host.press("p", modifiers: [.command, .shift])
    #expect(try host.heard().contains("Paused"))
    try host.tap("Start Over")
    #expect(try !host.heard().contains("Paused"))
  }

  @Test func previewsAreDrawn() async throws {
    let own = PreviewRegistry.previews(in: "ExampleAppTests").filter { $0.fileID.contains("/Game") }
    #expect(own.count == 2)
    let root = try #require(own.first { $0.name == "Two columns" })
    let picture = try #require(await root.pictures().first)
    #expect(picture.displayList.size == CGSize(width: 852, height: 393))
    #expect(picture.displayList.accessibilityText.contains("No Deck"))
    let window = try #require(own.first { $0.name != "Two columns" })
    #expect(try await window.pictures().first?.displayList.accessibilityText.contains("Cleo") == true)
  }
}
