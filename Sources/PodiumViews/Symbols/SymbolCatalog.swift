import Foundation
import PodiumDrawing
import Synchronization

/// Podium's own drawings for the names of SF Symbols, which may not be shipped.
package enum SymbolCatalog {
  private static let file = SymbolFile(bytes: PackageResources.symbols_txt)

  private struct Request: Hashable {
    var name: String
    var weight: Int
    var scale: SymbolScale
    var multicolor: Bool
    var isLayered: Bool
  }

  // Bounded by (names × weights × scales) that a process really asks for.
  private static let cache = Mutex<[Request: SymbolArtwork]>([:])

  /// The names that the catalog draws, sorted; variants made by rule are among them where Apple has them too.
  package static let names: [String] = file.names

  /// Whether a drawing, a rule or a glyph answers to the name; cheaper than its artwork.
  package static func contains(_ name: String) -> Bool { (try? file.contains(name)) ?? false }

  /// The artwork of a symbol, or nil where no drawing, rule or glyph answers to the name.
  ///
  /// `weight` is 100…900 and sets the strokes; `multicolor` asks for colours of the symbol's own, drawn or emoji;
  /// `isLayered` for what stands in a filled frame as a layer of its own.
  package static func artwork(
    named name: String, weight: Int = 400, scale: SymbolScale = .medium, multicolor: Bool = false,
    isLayered: Bool = false
  ) -> SymbolArtwork? {
    let request = Request(
      name: name, weight: weight, scale: scale, multicolor: multicolor, isLayered: isLayered)
    if let known = cache.withLock({ $0[request] }) { return known }
    guard
      let artwork = try? file.artwork(
        named: name, weight: weight, scale: scale, multicolor: multicolor, isLayered: isLayered)
    else {
      return nil
    }
    cache.withLock { $0[request] = artwork }
    return artwork
  }

  /// Reads every block; for the test over the whole file.
  static func validate() throws { try file.validate() }
}
