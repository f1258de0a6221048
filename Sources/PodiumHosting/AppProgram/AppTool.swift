import Foundation
import PodiumDrawing
import PodiumViews

extension App {
  /// Runs a program that lists and draws the app's scenes.
  @MainActor public static func main() {
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    let assets = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(
      "Assets")
    WidgetProgram.run(AppTool(name: name, assets: [assets]) { Self() }.command)
  }
}

/// The command that any app is: it lists its scenes, or draws them into a folder.
@MainActor package struct AppTool<A: App> {
  package let name: String
  private let app: @MainActor () -> A
  private let assets: [URL]

  /// Makes the tool; pictures are looked for in `assets`, folders.
  package init(name: String, assets: [URL] = [], app: @escaping @MainActor () -> A) {
    (self.name, self.assets, self.app) = (name, assets, app)
  }

  private static var list: Flag { Flag("--list", help: "List the scenes instead of drawing them.") }
  private static var scene: Option<String> {
    Option(
      "--scene", "ID", ValueKind.text, help: "Draw only this scene; may be given more than once.",
      repeatable: true)
  }
  private static var size: Option<CGSize> {
    Option(
      "--size", "WxH", .windowSize, help: "The window's size in points.", default: "the scene's, or 390x844")
  }

  /// The whole command.
  package var command: Command {
    Command(
      name, abstract: "Draw this app's scenes.",
      parameters: [
        .flag(Self.list), .option(Self.scene), .option(Self.size), .option(RenderOptions.scheme),
        .option(RenderOptions.scale), .option(RenderOptions.format), .option(RenderOptions.date),
        .option(RenderOptions.timeZone), .option(RenderOptions.locale), .option(RenderOptions.out),
        .option(RenderOptions.jobs), .option(RenderOptions.linkScheme), .flag(RenderOptions.strict),
        .flag(RenderOptions.json),
      ], zoneOption: RenderOptions.timeZone, version: PodiumVersion.current
    ) { [self] parsed, console in
      let scenes = try NamedScene.all(of: app())
      if parsed[Self.list] {
        try printList(scenes, asJSON: parsed[RenderOptions.json], console)
        return .done
      }
      let chosen = try parsed.all(Self.scene).map { try NamedScene.find($0, in: scenes) }
      var request = RenderOptions.request(parsed)
      request.linkSchemes = Set(parsed.all(RenderOptions.linkScheme))
      let run = SceneRun(app: app, request: request, assets: AssetFolder(assets), size: parsed[Self.size])
      let summary = try await run.execute(
        chosen.isEmpty ? scenes : chosen, in: OutputFolder(parsed[RenderOptions.out] ?? "Output"),
        title: name,
        console: console)
      try summary.report(asJSON: parsed[RenderOptions.json], console)
      return summary.exitCode
    }
  }

  private func printList(_ scenes: [NamedScene], asJSON: Bool, _ console: Console) throws {
    if asJSON {
      return try console.write(
        json: scenes.map {
          SceneRow(
            id: $0.id, kind: $0.scene.kind.rawValue, title: $0.scene.title?.string(in: .init()),
            value: $0.scene.valueType)
        })
    }
    console.table(
      ["scene", "kind", "title"],
      scenes.map { [$0.id, $0.scene.kind.rawValue, $0.scene.title?.string(in: .init()) ?? ""] })
  }
}

/// One line of the list of scenes.
private struct SceneRow: Codable {
  var id: String
  var kind: String
  var title: String?
  var value: String?
}

extension ValueKind where Value == CGSize {
  /// A width and a height in points: `390x844`.
  static var windowSize: ValueKind {
    ValueKind { (text, _) throws(ValueError) in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], (1...10_000).contains(width),
        (1...10_000).contains(height)
      else { throw ValueError(allowed: "a width and a height from 1 to 10000 points such as '390x844'") }
      return CGSize(width: width, height: height)
    }
  }
}
