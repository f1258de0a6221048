import Foundation
import PodiumDrawing

/// The catalog's text, found by name without reading more than the blocks asked for.
///
/// A block is a line `symbol NAME .rule …` and indented lines of drawing; a line `glyph NAME CHARACTER …` maps a
/// name to a font's character. `#` starts a comment line. The file's own head describes the lines.
struct SymbolFile: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var line: Int
    var reason: String

    var description: String { "symbols.txt:\(line): \(reason)" }
  }

  /// A heading and the lines under it, cut into words when asked for.
  struct Entry: Sendable {
    /// The heading's words, the keyword first.
    var heading: [Substring]
    /// The number of the heading's line, from 1.
    var line: Int
    var body: [Substring]
  }

  private struct Place {
    var start: Int
    var line: Int
  }

  private let bytes: [UInt8]
  private let places: [String: Place]
  private let duplicates: [Failure]

  init(bytes: [UInt8]) {
    var places: [String: Place] = [:]
    var duplicates: [Failure] = []
    var (start, line) = (0, 0)
    bytes.withUnsafeBufferPointer { buffer in
      while start < buffer.count {
        line += 1
        let end = Self.endOfLine(buffer, from: start)
        defer { start = end + 1 }
        guard end > start, !Self.continuation.contains(buffer[start]) else { continue }
        let words = buffer[start..<end].split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard words.count > 1 else {
          duplicates.append(Failure(line: line, reason: "a heading is a keyword and a name"))
          continue
        }
        let isEmoji = words[0].elementsEqual("emoji".utf8)
        let name = (isEmoji ? Self.emojiPrefix : "") + String(decoding: words[1], as: UTF8.self)
        if places.updateValue(Place(start: start, line: line), forKey: name) != nil {
          duplicates.append(Failure(line: line, reason: "\(name) is described twice"))
        }
      }
    }
    (self.bytes, self.places, self.duplicates) = (bytes, places, duplicates)
  }

  private static let emojiPrefix = "emoji:"
  /// Lines that open no block: drawing, comments.
  private static let continuation: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "#")]

  private static func endOfLine(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    buffer[start...].firstIndex(of: UInt8(ascii: "\n")) ?? buffer.count
  }

  /// The block of a name, or nil where there is none.
  func entry(_ name: String) -> Entry? {
    guard let place = places[name] else { return nil }
    var lines: [Substring] = []
    var start = place.start
    bytes.withUnsafeBufferPointer { buffer in
      while start < buffer.count, lines.isEmpty || buffer[start] == UInt8(ascii: " ") {
        let end = Self.endOfLine(buffer, from: start)
        lines.append(Substring(decoding: buffer[start..<end], as: UTF8.self))
        start = end + 1
      }
    }
    guard let heading = lines.first else { return nil }
    return Entry(heading: heading.split(separator: " "), line: place.line, body: Array(lines.dropFirst()))
  }

  /// Every name with a block, and every variant that a heading lists; sorted.
  var names: [String] {
    var names: Set<String> = []
    for name in places.keys where !name.hasPrefix(Self.emojiPrefix) {
      guard let heading = entry(name)?.heading else { continue }
      if heading[0] != "base" { names.insert(name) }
      guard heading[0] != "glyph" else { continue }
      for rule in heading.dropFirst(2) { names.insert(name + rule) }
    }
    return names.sorted()
  }

  /// The block and the rules that draw a name, or nil where none do; throws where the block is malformed.
  private func reading(of name: String) throws -> (
    variant: SymbolVariant, entry: Entry, drawing: SymbolDrawing
  )? {
    for variant in SymbolVariant.readings(of: name) {
      guard let entry = self.entry(variant.base) else { continue }
      let isPlain = !variant.isSlashed && variant.enclosure == nil
      if entry.heading[0] == "glyph" {
        // A character has one form, which serves as the filled one too.
        if isPlain { return (variant, entry, SymbolDrawing(lines: [])) }
        continue
      }
      if entry.heading[0] == "base", variant.enclosure == nil { continue }
      let drawing = try drawing(of: entry)
      if !variant.isFilled || drawing.hasFilledForm { return (variant, entry, drawing) }
    }
    return nil
  }

  /// Whether a drawing, a rule or a glyph answers to the name.
  func contains(_ name: String) throws -> Bool { try reading(of: name) != nil }

  /// The artwork, or nil where the name is unknown; throws where its block is malformed.
  func artwork(
    named name: String, weight: Int, scale: SymbolScale, multicolor: Bool, isLayered: Bool = false
  ) throws -> SymbolArtwork? {
    guard let (variant, entry, drawing) = try reading(of: name) else { return nil }
    if entry.heading[0] == "glyph" { return try glyph(entry, scale: scale) }
    // A stroke keeps its look beside text: it follows the scale only half.
    let stroke = SymbolGrid.strokeWidth(weight: weight) / scale.factor.squareRoot()
    let steps = SymbolComposer.steps(of: drawing, variant: variant, stroke: stroke, isLayered: isLayered)
    if multicolor, !steps.contains(where: { $0.tint != nil }), !variant.isSlashed, variant.enclosure == nil,
      let emoji = self.entry(Self.emojiPrefix + variant.base)
    {
      return try glyph(emoji, scale: scale)
    }
    return SymbolComposer.artwork(steps, scale: scale, multicolor: multicolor)
  }

  func drawing(of entry: Entry) throws -> SymbolDrawing {
    var drawing = SymbolDrawing(lines: [])
    for (index, line) in entry.body.enumerated() {
      do {
        var reader = SymbolLineReader(line)
        switch try reader.read() {
        case .line(let line): drawing.lines.append(line)
        case .use(let name, let transform):
          guard let other = self.entry(name), other.heading[0] != "glyph", other.line < entry.line else {
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
    for name in places.sorted(by: { $0.value.line < $1.value.line }).map(\.key) {
      guard let entry = self.entry(name) else { continue }
      switch entry.heading[0] {
      case "symbol", "base":
        guard try !drawing(of: entry).lines.isEmpty else {
          throw Failure(line: entry.line, reason: "\(entry.heading[1]) has no drawing")
        }
      case "glyph", "emoji": _ = try glyph(entry, scale: .medium)
      default:
        throw Failure(line: entry.line, reason: "'\(entry.heading[0])' is not symbol, base, glyph or emoji")
      }
    }
  }
}
