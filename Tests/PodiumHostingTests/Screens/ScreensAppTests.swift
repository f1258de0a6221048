import Foundation
import Podium
import Testing

@testable import PodiumHosting

@MainActor @Suite struct ScreensAppTests {
  @Observable final class Model { var count = 5 }

  struct PetApp: App {
    @State private var model = Model()

    var body: some Scene {
      WindowGroup { Start().environment(model) }
      WindowGroup("Pet", id: "pet", for: Int.self) { $number in
        Text("Pet \(number ?? -1)")
      }
      Window("About", id: "about") { Text("About") }.defaultSize(width: 300, height: 200)
      Settings { Text("Switches") }
    }
  }

  private struct Start: View {
    @Environment(Model.self) private var model
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("Pets \(model.count) \(phase == .active ? "active" : "not")")
        Button("Open") { openWindow(id: "pet", value: 3) }
      }
    }
  }

  private func run(_ arguments: String...) async throws -> (code: ExitCode, out: String, error: String) {
    let console = Console.recording()
    let tool = AppTool(name: "pets") { PetApp() }
    let context = ParseContext(now: Date(timeIntervalSinceReferenceDate: 0), timeZone: .gmt)
    let code = await tool.command.run(arguments, console: console, context: context)
    return (
      code, String(decoding: console.recordedOutput, as: UTF8.self),
      console.recordedDiagnostics
    )
  }

  @Test func listsItsScenes() async throws {
    let result = try await run("--list")
    #expect(result.code == .done)
    let rows = result.out.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(
      rows == [
        ["scene", "kind", "title"], ["main", "windowGroup"], ["pet", "windowGroup", "Pet"],
        ["about", "window", "About"], ["settings", "settings", "Settings"],
      ])
  }

  @Test func drawsItsScenes() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try await run(
      "--out", folder.path, "--scheme", "both", "--scene", "main", "--scene", "about")
    #expect(result.code == .done, "\(result.error)")
    let manifest = try Manifest(data: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
    #expect(
      manifest.pictures.map(\.accessibilityText) == [
        ["Pets 5 active", "Open"], ["Pets 5 active", "Open"], ["About"], ["About"],
      ])
    #expect(
      manifest.pictures.map(\.size) == [
        .init(width: 390, height: 844), .init(width: 390, height: 844), .init(width: 300, height: 200),
        .init(width: 300, height: 200),
      ])
  }

  @Test(arguments: [["--scene", "nothing"], ["--size", "wide"], ["--size", "0x10"]])
  func refusesWhatItDoesNotKnow(_ arguments: [String]) async throws {
    let console = Console.recording()
    let context = ParseContext(now: Date(timeIntervalSinceReferenceDate: 0), timeZone: .gmt)
    let code = await AppTool(name: "pets") { PetApp() }.command.run(
      arguments, console: console, context: context)
    #expect(code == .usage)
  }

  @Test func windowsAreOpenedThroughTheEnvironment() throws {
    var requests: [OpenWindowAction.Request] = []
    var environment = EnvironmentValues()
    environment.openWindow = OpenWindowAction { requests.append($0) }
    let host = ViewHost(
      Start().environment(Model()), size: CGSize(width: 390, height: 844), environment: environment,
      textEngine: FixedTextEngine())
    try host.tap("Open")
    #expect(requests.map(\.id) == ["pet"])
    #expect(requests.first?.value == AnyHashable(3))
  }
}
