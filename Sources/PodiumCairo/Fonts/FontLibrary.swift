import CPangoCairo
import Foundation
import PodiumDrawing
import Synchronization

/// The fonts a picture may use: a private fontconfig configuration and what is in it.
///
/// The machine's own configuration is never read, so that other fonts and settings cannot reach a picture.
// Unchecked: the configuration is built before `init` returns and only read afterwards, which fontconfig
// allows from any thread; everything else is constant.
package final class FontLibrary: @unchecked Sendable {
  /// A face that can be asked for by its full or PostScript name.
  package struct NamedFace: Sendable, Hashable {
    package var family: String
    /// 100…900.
    package var weight: Int
    package var isItalic: Bool
  }

  let configuration: OpaquePointer
  /// Family names, sorted.
  package let families: [String]
  /// The number of faces.
  package let faceCount: Int
  /// Faces by lower-cased full and PostScript name.
  private let facesByName: [String: NamedFace]
  private let familiesByName: [String: String]

  /// The fonts of the installed packages, or of the folder that `PODIUM_FONTS` names; made once a process.
  ///
  /// Throws ``FontError``.
  package static func standard() throws(FontError) -> FontLibrary { try shared.get() }

  private static let shared: Result<FontLibrary, FontError> = Result { () throws(FontError) in
    if let folder = ProcessInfo.processInfo.environment["PODIUM_FONTS"], !folder.isEmpty {
      return try FontLibrary(folder: folder)
    }
    return try FontLibrary(packages: FontPackage.all)
  }

  /// Makes a library of the packages' files; throws ``FontError`` where one of them has no file at all.
  package convenience init(packages: [FontPackage]) throws(FontError) {
    let missing = packages.filter { package in !package.paths.contains { access($0, R_OK) == 0 } }
    guard missing.isEmpty else { throw .missingPackages(missing.map(\.name)) }
    try self.init(
      xml: Self.configuration(packages: packages), source: packages.map(\.name).joined(separator: " "))
  }

  /// Makes a library of every font file in a folder; throws ``FontError`` where there is none.
  package convenience init(folder: String) throws(FontError) {
    try self.init(xml: Self.configuration(folder: folder), source: folder)
  }

  private init(xml: String, source: String) throws(FontError) {
    guard let configuration = FcConfigCreate() else { throw .cannotStart(what: "a fontconfig configuration") }
    self.configuration = configuration
    let isParsed = xml.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: xml.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(configuration, $0, 1)
      }
    }
    guard isParsed != 0, FcConfigBuildFonts(configuration) != 0 else {
      FcConfigDestroy(configuration)
      throw .cannotStart(what: "a fontconfig configuration")
    }
    let faces = FontFaceList(configuration)
    families = faces.families
    faceCount = faces.count
    facesByName = faces.byName
    familiesByName = Dictionary(
      faces.families.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    guard !families.isEmpty else {
      FcConfigDestroy(configuration)
      throw .noFonts(folder: source)
    }
    Self.makeCurrent(configuration)
  }

  deinit { FcConfigDestroy(configuration) }

  /// The family called `name`, in any case, as its fonts spell it.
  package func family(named name: String) -> String? { familiesByName[name.lowercased()] }

  /// The face with this full or PostScript name, such as "Inter-SemiBold".
  package func face(named name: String) -> NamedFace? { facesByName[name.lowercased()] }

  /// The font with the weight and slant of the face that a full or PostScript name means.
  func resolved(_ font: ResolvedFont) -> ResolvedFont {
    guard case .custom(let name) = font.face, family(named: name) == nil, let face = face(named: name) else {
      return font
    }
    var resolved = font
    resolved.face = .custom(face.family)
    resolved.weight = font.weight == 400 ? face.weight : font.weight
    resolved.isItalic = face.isItalic || font.isItalic
    return resolved
  }

  private static let isInstalled = Mutex(false)

  /// Makes the first library the process's configuration.
  ///
  /// Pango otherwise loads the machine's, which costs 10 ms and is never used; text within SVG pictures, whose
  /// font map cannot be chosen, comes from the same fonts this way.
  private static func makeCurrent(_ configuration: OpaquePointer) {
    isInstalled.withLock { isInstalled in
      guard !isInstalled else { return }
      isInstalled = FcConfigSetCurrent(configuration) != 0
    }
  }
}
