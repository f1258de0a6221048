import Foundation
import PodiumCairo
import PodiumDrawing
import PodiumViews

/// The parts that are made once a process: fonts, text engine, renderer.
enum Engines {
  /// Measures text with the installed fonts; an error names the packages that are missing.
  static let text = Result { try PangoTextEngine() }

  /// Draws with links of the standard schemes only.
  static let renderer = Result { try CairoRenderer() }

  /// A renderer that also writes links of an app's own schemes.
  static func renderer(schemes: Set<String>) throws -> CairoRenderer {
    schemes.isEmpty ? try renderer.get() : try CairoRenderer(links: LinkPolicy(appSchemes: schemes))
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
