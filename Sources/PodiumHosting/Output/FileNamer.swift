import Foundation

/// Gives every name of a roster a file-name stem of its own that is readable and safe on any file system.
///
/// Letters and digits of all scripts stay, in lower case; an emoji becomes its name; everything else becomes a
/// hyphen. Where two names come out the same, on a file system that ignores case too, the first of the roster keeps
/// the plain stem and the others get a few letters made from their own text: so the same roster always gives the
/// same stems, and a name added at the end changes none.
package struct FileNamer: Sendable {
  /// The longest stem, in bytes of UTF-8; with its suffixes a picture's name stays within 120.
  package static let limit = 64
  private var stems: [String: String] = [:]
  private var taken: Set<String> = []

  /// Names the roster, in its order.
  package init(roster: [String] = []) {
    for name in roster where stems[name] == nil { stems[name] = claim(name) }
  }

  /// The name's stem; a name that is not of the roster gets one that collides with none of it.
  package func stem(for name: String) -> String {
    if let stem = stems[name] { return stem }
    var copy = self
    return copy.claim(name)
  }

  private mutating func claim(_ name: String) -> String {
    let plain = Self.plain(name)
    var stem = plain.stem
    var attempt = 0
    while (attempt == 0 && (!plain.isExact || Self.isReserved(stem))) || taken.contains(Self.key(stem)) {
      attempt += 1
      stem = Self.marked(plain.stem, of: name, attempt: attempt, limit: Self.limit)
    }
    taken.insert(Self.key(stem))
    return stem
  }

  /// The stem before collisions; `isExact` is false where it says too little of the name to stand alone.
  static func plain(_ name: String) -> (stem: String, isExact: Bool) {
    var words: [String] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in name.precomposedStringWithCompatibilityMapping.unicodeScalars.prefix(4 * limit) {
      let properties = scalar.properties
      if properties.isDefaultIgnorableCodePoint || properties.isEmojiModifier { continue }
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber,
        .letterNumber:
        word.unicodeScalars.append(scalar)
      case .nonspacingMark, .spacingMark:
        if !word.isEmpty { word.unicodeScalars.append(scalar) }
      case _ where (0x1F1E6...0x1F1FF).contains(scalar.value):
        // A flag is two letters of its country's code.
        word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6) + 97))
      case _ where properties.isEmoji && !scalar.isASCII:
        endWord()
        // A symbol's name never changes once Unicode has given it.
        words += (properties.name ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      case .otherPunctuation where scalar == "'" || scalar == "’":
        continue
      case .finalPunctuation where scalar == "’":
        continue
      default:
        endWord()
      }
    }
    endWord()
    let stem = words.joined(separator: "-").lowercased()
    guard !stem.isEmpty else { return ("unnamed", false) }
    let short = cut(stem, to: limit)
    return (short, short == stem && name.unicodeScalars.count <= 4 * limit)
  }

  /// What two names share on a file system that ignores case and forms.
  private static func key(_ stem: String) -> String {
    stem.uppercased().lowercased().decomposedStringWithCompatibilityMapping
  }

  /// Names of devices on Windows, with or without an extension.
  static func isReserved(_ stem: String) -> Bool {
    let devices: Set<String> = ["con", "prn", "aux", "nul", "conin", "conout", "clock"]
    if devices.contains(stem) { return true }
    return (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.count == 4 && stem.last?.isNumber == true
  }

  /// The longest beginning that fits and ends between characters, without a hyphen at its end.
  static func cut(_ text: String, to bytes: Int) -> String {
    var size = 0
    var result = ""
    for character in text {
      size += character.utf8.count
      if size > bytes { break }
      result.append(character)
    }
    // One character may be longer than the whole name: marks can be stacked without end.
    if result.isEmpty {
      for scalar in text.unicodeScalars where result.utf8.count + scalar.utf8.count <= bytes {
        result.unicodeScalars.append(scalar)
      }
    }
    while result.last == "-" { result.removeLast() }
    return result
  }

  /// A stem with seven letters and digits after it that come from the whole name (FNV-1a, 64 bits).
  static func marked(_ stem: String, of name: String, attempt: Int = 1, limit: Int) -> String {
    // Without letters that look alike.
    let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in Array(name.utf8) + [UInt8(truncatingIfNeeded: attempt)] {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let mark = (0..<7).map { alphabet[Int(hash >> UInt64(20 + 5 * $0)) & 31] }
    return cut(stem, to: limit - mark.count - 1) + "-" + String(mark)
  }
}
