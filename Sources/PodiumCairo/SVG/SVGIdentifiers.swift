import Foundation

/// Renames the ids of a Cairo SVG in the order they appear.
///
/// Cairo numbers surfaces through the whole process, so that the same picture would differ from draw to draw.
struct SVGIdentifiers {
  private let prefix: String
  private var names: [ArraySlice<UInt8>: [UInt8]] = [:]

  init(prefix: String) { self.prefix = prefix }

  /// `bytes` with every `id="…"`, `url(#…)` and `href="#…"` renamed.
  mutating func rename(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = bytes.startIndex
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      // An id starts after ` id="` or after a `#` that follows `url(` or `href="`; colours are never written with #.
      guard byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\""), let end = bytes.end(ofNameAfter: index)
      else {
        index += 1
        continue
      }
      result += bytes[copied...index]
      result += name(for: bytes[index + 1..<end])
      copied = end
      index = end
    }
    result += bytes[copied...]
    return result
  }

  private mutating func name(for old: ArraySlice<UInt8>) -> [UInt8] {
    if let name = names[old] { return name }
    let name = Array("\(prefix)p\(names.count + 1)".utf8)
    names[old] = name
    return name
  }
}

extension ArraySlice<UInt8> {
  /// Where the id that starts after `index` ends; nil where none starts there.
  fileprivate func end(ofNameAfter index: Int) -> Int? {
    let starts =
      self[index] == UInt8(ascii: "#")
      ? hasText("url(", before: index) || hasText("href=\"", before: index) : hasText(" id=", before: index)
    guard starts else { return nil }
    var end = index + 1
    while end < endIndex, self[end] != UInt8(ascii: "\""), self[end] != UInt8(ascii: ")") { end += 1 }
    return end > index + 1 && end < endIndex ? end : nil
  }

  private func hasText(_ text: StaticString, before index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index - count >= startIndex else { return false }
    return text.withUTF8Buffer { letters in
      (0..<count).allSatisfy { self[index - count + $0] == letters[$0] }
    }
  }
}
