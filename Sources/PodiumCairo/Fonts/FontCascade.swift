import Foundation
import PodiumDrawing

/// Which family draws a character: the face asked for, then every other family in one fixed order.
struct FontCascade {
  private let library: FontLibrary
  private var lists: [Key: String] = [:]

  private struct Key: Hashable {
    var face: ResolvedFont.Face
    var isLarge: Bool
    var script: ChineseScript
  }

  /// Whose forms of the shared Chinese characters are drawn.
  enum ChineseScript: String { case jp = "JP", kr = "KR", sc = "SC", tc = "TC", hk = "HK" }

  /// From here on the system face is cut for display, as SF is (points).
  static let displaySize: CGFloat = 20

  init(library: FontLibrary) { self.library = library }

  /// The families for a font, the first one first, separated by commas.
  mutating func families(for font: ResolvedFont, script: ChineseScript) -> String {
    let key = Key(face: font.face, isLarge: font.size >= Self.displaySize, script: script)
    if let list = lists[key] { return list }
    let list = list(for: key).joined(separator: ",")
    lists[key] = list
    return list
  }

  private func list(for key: Key) -> [String] {
    let system = key.isLarge ? ["Inter Display", "Inter"] : ["Inter", "Inter Display"]
    let own: [String] =
      switch key.face {
      // No rounded face is packaged.
      case .system(.default), .system(.rounded): system
      case .system(.serif):
        ["Noto Serif"] + Self.serifScripts + ["Noto Serif CJK \(key.script.rawValue)"] + system
      case .system(.monospaced): ["Noto Sans Mono", "Noto Sans Mono CJK \(key.script.rawValue)"] + system
      case .custom(let name):
        [library.family(named: name) ?? library.face(named: name)?.family ?? name] + system
      case .symbols: ["Symbola"] + Self.symbols + system
      case .emoji: ["Noto Color Emoji"] + system
      }
    let wanted =
      own + Self.scripts + ["Noto Sans CJK \(key.script.rawValue)"] + Self.symbols + ["Noto Color Emoji"]
    var seen: Set<String> = []
    let known = wanted.filter { library.family(named: $0) != nil && seen.insert($0).inserted }
    return known + library.families.filter { seen.insert($0).inserted }
  }

  /// The script for a paragraph: its language's, else Japanese where there is kana, else simplified Chinese.
  static func script(language: String, hasKana: Bool) -> ChineseScript {
    let tags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch tags.first {
    case "ja": return .jp
    case "ko": return .kr
    case "zh", "yue":
      if tags.contains("hk") || tags.contains("mo") || tags.first == "yue" { return .hk }
      return tags.contains("tw") || tags.contains("hant") ? .tc : .sc
    default: return hasKana ? .jp : .sc
    }
  }

  private static let scripts = [
    "Sans", "Sans Arabic", "Sans Hebrew", "Sans Thai", "Sans Devanagari", "Sans Bengali", "Sans Gurmukhi",
    "Sans Gujarati", "Sans Oriya", "Sans Tamil", "Sans Telugu", "Sans Kannada", "Sans Malayalam",
    "Sans Sinhala",
    "Sans Lao", "Sans Khmer", "Sans Myanmar", "Serif Tibetan", "Sans Georgian", "Sans Armenian",
    "Sans Ethiopic",
  ].map { "Noto " + $0 }

  private static let serifScripts = [
    "Naskh Arabic", "Serif Hebrew", "Serif Thai", "Serif Devanagari", "Serif Bengali", "Serif Gurmukhi",
    "Serif Gujarati", "Serif Tamil", "Serif Telugu", "Serif Kannada", "Serif Malayalam", "Serif Sinhala",
    "Serif Lao", "Serif Khmer", "Serif Myanmar", "Serif Georgian", "Serif Armenian", "Serif Ethiopic",
  ].map { "Noto " + $0 }

  private static let symbols = [
    "Symbola", "Noto Sans Symbols2", "Noto Sans Symbols", "Noto Sans Math", "Noto Music",
  ]
}
