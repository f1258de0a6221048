import Foundation
import PodiumCairo
import PodiumDrawing
import PodiumViews
import Synchronization

/// The parts that are made once a process: fonts, text engine, renderer.
enum Engines {
  /// Measures text with the installed fonts; an error names the packages that are missing.
  static let text = Result { try PangoTextEngine() }

  private static let renderers = Mutex<[LinkPolicy: CairoRenderer]>([:])

  /// The renderer that also writes links of an app's own schemes: one for each set of them, since a renderer keeps
  /// what it has drawn and its first picture takes many times a later one.
  static func renderer(schemes: Set<String>) throws -> CairoRenderer {
    let links = LinkPolicy(appSchemes: schemes)
    return try renderers.withLock { renderers in
      if let known = renderers[links] { return known }
      let fresh = try CairoRenderer(links: links)
      renderers[links] = fresh
      return fresh
    }
  }

  /// The versions of the libraries that draw, by name in lower case.
  static var libraries: [String: String] {
    Dictionary(LibraryVersions.all.map { ($0.name.lowercased(), $0.version) }, uniquingKeysWith: { first, _ in first })
  }
}

extension EnvironmentValues {
  private struct LinkSchemesKey: EnvironmentKey { static var defaultValue: Set<String> { [] } }

  /// The URL schemes of the app's own that links in files may have. Ours.
  ///
  /// `https`, `http`, `mailto` and `tel` always may; `javascript`, `data` and `file` never.
  public var linkSchemes: Set<String> {
    get { self[LinkSchemesKey.self] }
    set { self[LinkSchemesKey.self] = newValue }
  }
}

extension Engines {
  /// The font families that pictures may use.
  static func fonts() throws -> [Manifest.Font] {
    try FontLibrary.standard().families.map { Manifest.Font(family: $0, style: "", version: "") }
  }
}
