import Foundation
import PodiumDrawing

/// The catalog's text, found by name without reading more than the blocks asked for.
///
/// A block is a line `symbol NAME .variant …` and indented lines of drawing; a line `glyph NAME CHARACTERS …` maps
/// a name to a font's character. `#` starts a comment line.
struct SymbolFile: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var line: Int
    var reason: String

    var description: String { "symbols.txt:\(line): \(reason)" }
  }

  struct Entry: Sendable {
    /// The heading's words, the keyword first.
    var heading: [Substring]
    /// The number of the heading's line, from 1.
    var line: Int
    var body: [Substring] = []
  }

  private let entries: [String: Entry]
  private let duplicates: [Failure]
  /// Sorted.
  let names: [String]

  init(text: String) {
    var entries: [String: Entry] = [:]
    var duplicates: [Failure] = []
    var names: Set<String> = []
    var open: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let first = line.utf8.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: " ") {
        if let open { entries[open]?.body.append(line) }
        continue
      }
      let words = line.split(separator: " ")
      guard words.count > 1 else {
        duplicates.append(Failure(line: index + 1, reason: "a heading is a keyword and a name"))
        continue
      }
      let isEmoji = words[0] == "emoji"
      let name = (isEmoji ? "emoji:" : "") + words[1]
      if entries[name] != nil {
        duplicates.append(Failure(line: index + 1, reason: "\(name) has been described before"))
      }
      entries[name] = Entry(heading: words, line: index + 1)
      open = name
      if !isEmoji { names.insert(name) }
      if words[0] == "symbol" { for rule in words.dropFirst(2) { names.insert(name + rule) } }
    }
    self.entries = entries
    self.duplicates = duplicates
    self.names = names.sorted()
  }

  /// The artwork, or nil where the name is unknown; throws where its block is malformed.
  func artwork(named name: String, weight: Int, scale: SymbolScale, multicolor: Bool) throws -> SymbolArtwork?
  {
    for variant in SymbolVariant.readings(of: name) {
      guard let entry = entries[variant.base] else { continue }
      if entry.heading[0] == "glyph" {
        if variant.base == name { return try glyph(entry, scale: scale) }
        continue
      }
      let drawing = try drawing(of: entry)
      if variant.isFilled, !drawing.hasFilledForm { continue }
      // A stroke keeps its look beside text: it follows the scale only half.
      let stroke = SymbolGrid.strokeWidth(weight: weight) / scale.factor.squareRoot()
      let steps = SymbolComposer.steps(of: drawing, variant: variant, stroke: stroke)
      if multicolor, !steps.contains(where: { $0.tint != nil }),
        let emoji = entries["emoji:" + variant.base], variant.enclosure == nil
      {
        return try glyph(emoji, scale: scale)
      }
      return SymbolComposer.artwork(steps, scale: scale, multicolor: multicolor)
    }
    return nil
  }

  func drawing(of entry: Entry) throws -> SymbolDrawing {
    var drawing = SymbolDrawing(lines: [])
    for (index, line) in entry.body.enumerated() {
      do {
        var reader = SymbolLineReader(line)
        switch try reader.read() {
        case .line(let line): drawing.lines.append(line)
        case .use(let name, let transform):
          guard let other = entries[name], other.heading[0] == "symbol", other.line < entry.line else {
            throw SymbolLineReader.Failure(reason: "\(name) is not a symbol described above")
          }
          drawing.lines += try self.drawing(of: other).lines.map { line in
            var line = line
            line.path = line.path.applying(transform)
            return line
          }
        }
      } catch let failure as SymbolLineReader.Failure {
        throw Failure(line: entry.line + index + 1, reason: failure.reason)
      }
    }
    return drawing
  }

  /// `glyph NAME CHARACTER ADVANCE TOP BOTTOM` (ems of Symbola, up from the baseline) or `emoji NAME CHARACTER`.
  private func glyph(_ entry: Entry, scale: SymbolScale) throws -> SymbolArtwork {
    let words = entry.heading
    let isEmoji = words[0] == "emoji"
    // Noto Color Emoji's strike: 136 by 128 pixels at 109 an em, 101 above the baseline.
    let metrics =
      isEmoji ? [136.0 / 109, 101.0 / 109, -27.0 / 109] : words.dropFirst(3).compactMap { Double($0) }
    guard words.count == (isEmoji ? 3 : 6), metrics.count == 3, metrics[0] > 0, metrics[1] > metrics[2] else {
      throw Failure(
        line: entry.line, reason: "a glyph is a name, a character, an advance, a top and a bottom")
    }
    let (width, top, bottom) = (CGFloat(metrics[0]), CGFloat(metrics[1]), CGFloat(metrics[2]))
    return SymbolArtwork(
      layers: [.text(String(words[2]), isEmoji ? .emoji : .symbols)],
      size: CGSize(width: width * scale.factor, height: (top - bottom) * scale.factor),
      baseline: top * scale.factor, textSize: scale.factor)
  }

  /// Reads every heading and block, without composing artwork.
  func validate() throws {
    if let first = duplicates.first { throw first }
    for (_, entry) in entries.sorted(by: { $0.value.line < $1.value.line }) {
      switch entry.heading[0] {
      case "symbol":
        guard try !drawing(of: entry).lines.isEmpty else {
          throw Failure(line: entry.line, reason: "\(entry.heading[1]) has no drawing")
        }
      case "glyph", "emoji": _ = try glyph(entry, scale: .medium)
      default: throw Failure(line: entry.line, reason: "'\(entry.heading[0])' is not symbol, glyph or emoji")
      }
    }
  }
}
