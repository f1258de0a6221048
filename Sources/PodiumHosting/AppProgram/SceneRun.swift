import Foundation
import PodiumDrawing
import PodiumViews

/// A scene of an app with the name it has on the command line.
@MainActor package struct NamedScene {
  package let id: String
  let scene: SceneDescription
  let index: Int

  /// The scenes of an app, in order; one without an id is named after its kind.
  ///
  /// - Throws: ``SceneError`` where two have the same id.
  static func all<A: App>(of app: A) throws -> [NamedScene] {
    var taken: Set<String> = []
    return try SceneDescription.all(of: app.body).enumerated().map { index, scene in
      let id = scene.id ?? unused(scene.kind, taken)
      guard taken.insert(id).inserted else { throw SceneError.duplicateID(id) }
      return NamedScene(id: id, scene: scene, index: index)
    }
  }

  private static func unused(_ kind: SceneDescription.Kind, _ taken: Set<String>) -> String {
    let base = kind == .settings ? "settings" : "main"
    var name = base
    var number = 1
    while taken.contains(name) {
      number += 1
      name = "\(base)-\(number)"
    }
    return name
  }

  static func find(_ id: String, in scenes: [NamedScene]) throws -> NamedScene {
    guard let scene = scenes.first(where: { $0.id == id }) else {
      throw SceneError.unknownID(id, known: scenes.map(\.id))
    }
    return scene
  }
}

/// Why a scene cannot be drawn.
package enum SceneError: DiagnosticError, Hashable {
  case duplicateID(String)
  case unknownID(String, known: [String])

  package var message: String {
    switch self {
    case .duplicateID(let id): "two scenes have the id '\(id)'"
    case .unknownID(let id, let known):
      "no scene has the id '\(id)'; there is \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    }
  }

  package var hint: String? {
    switch self {
    case .duplicateID: "give each scene an id of its own"
    case .unknownID: "--list shows the scenes"
    }
  }

  package var exitCode: ExitCode {
    switch self {
    case .duplicateID: .internalFault
    case .unknownID: .usage
    }
  }
}

/// Draws scenes into a folder: pictures, manifest and gallery.
///
/// A scene that fails is reported and left as it was; the others are written.
@MainActor struct SceneRun<A: App> {
  let app: @MainActor () -> A
  let request: RenderRequest
  let assets: (any AssetCatalog)?
  /// Nil for each scene's own, points.
  let size: CGSize?

  /// An iPhone's screen, points.
  private static var standardSize: CGSize { CGSize(width: 390, height: 844) }

  func execute(
    _ scenes: [NamedScene], in folder: OutputFolder, title: String, console: Console
  ) async throws -> RunSummary {
    let session = try PictureSession(folder: folder, request: request, console: console)
    let namer = FileNamer(roster: scenes.map(\.id))
    for scene in scenes {
      for scheme in request.schemes {
        if let picture = picture(scene, scheme, stem: namer.stem(for: scene.id), session) {
          try await session.add(picture)
        }
      }
    }
    return try await session.finish(title: title, generator: "\(title) (Podium \(PodiumVersion.current))")
  }

  private func picture(
    _ scene: NamedScene, _ scheme: ColorScheme, stem: String, _ session: PictureSession
  ) -> PendingPicture? {
    let what = "\(scene.id), \(scheme.name)"
    let size = size ?? scene.scene.defaultSize ?? Self.standardSize
    do {
      var environment = request.environment(scheme, assets: assets)
      environment.displayScale = request.scale
      environment.screenInsets = .device(for: size)
      let host = ViewHost(
        WindowView(content: AppSceneView(app: app(), index: scene.index)), size: size,
        environment: environment)
      var list = try host.displayList()
      list.dropLinks(forbiddenBy: session.links)
      guard session.collector.accepts(list.warnings, of: what) else { return nil }
      return PendingPicture(
        list: list, widget: scene.id, family: scene.scene.kind.rawValue, entryDate: request.date,
        scheme: scheme,
        stem: stem, variant: [scheme.name])
    } catch {
      session.collector.fail(what, error, count: 1)
      return nil
    }
  }
}

extension EdgeInsets {
  /// What an iPhone without a home button covers, points: 47 on top, 34 at the bottom; nothing elsewhere.
  static func device(for size: CGSize) -> EdgeInsets {
    let isPhone = size.width < 500 && size.height >= 780
    return isPhone ? EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) : EdgeInsets()
  }
}
