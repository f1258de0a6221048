import Foundation
import PodiumTesting
import SwiftUI
import Testing

@testable import PodiumHosting

@MainActor @Suite("Pictures of the display board") struct DisplayBoardGoldenTests {
  @Test(arguments: [ColorScheme.light, .dark]) func cards(_ scheme: ColorScheme) {
    let board = DisplayBoard {
      Text("One").rejected()
      Text("Two").pinColor(.blue)
      Section("Later") {
        ForEach(3..<6) { Text("No. \($0)") }
      }
      .rejected()
    }
    expectGolden(
      board, named: "cards", size: CGSize(width: 300, height: 330), scale: 0.7, colorSchemes: [scheme])
  }

  @Test func screen() throws {
    let host = ViewHost(
      DisplayBoardScreen().environment(ProposalList()), size: CGSize(width: 390, height: 844))
    expectGolden(try host.pngData(scale: 0.4), named: "screen")
  }

  @Test func theAppListsAndDrawsItsScene() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("board-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let console = Console.recording()
    let code = await AppTool(name: "board") { DisplayBoardApp() }.command.run(
      ["--out", folder.path], console: console, context: ParseContext(now: gameNoon, timeZone: .gmt))
    #expect(code == .done, "\(console.recordedDiagnostics)")
    let manifest = try Manifest(data: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
    #expect(manifest.pictures.map(\.widget) == ["main"])
    #expect(manifest.pictures[0].accessibilityText.contains("Welcome!"))
  }
}
