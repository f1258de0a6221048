import Foundation
import PodiumDrawing

/// A text prepared for Pango: its bytes and the style of each stretch.
struct ShaperInput {
  struct Style {
    var font: ResolvedFont
    /// Points after each character.
    var tracking: CGFloat
    /// Points after each character of the system face, by its size; not for the faces that stand in for it.
    var faceTracking: CGFloat
    /// The width of each object character, points.
    var inlayWidth: CGFloat?
    var utf8Range: Range<Int>
  }

  /// UTF-8 in which every control character but line feeds is a space, since no font draws one.
  var utf8: [UInt8]
  var styles: [Style] = []
  var language: String
  /// Whether the text holds Japanese syllables.
  var hasKana: Bool
  /// Where tabs stand.
  var tabs: Set<Int> = []
  /// For each byte and the end, how many characters (grapheme clusters) start before it.
  private var charactersBefore: [Int32] = [0]

  init(_ text: StyledText) {
    language = text.language
    utf8 = []
    utf8.reserveCapacity(text.runs.reduce(0) { $0 + $1.string.utf8.count })
    for run in text.runs {
      let start = utf8.count
      utf8 += run.string.utf8
      styles.append(
        Style(
          font: run.font, tracking: run.tracking.isFinite ? run.tracking : 0,
          faceTracking: SystemFaceTracking.tracking(of: run.font),
          inlayWidth: run.inlay?.width, utf8Range: start..<utf8.count))
    }
    var hasKana = false
    for index in utf8.indices {
      switch utf8[index] {
      case 0x09:
        tabs.insert(index)
        utf8[index] = 0x20
      case 0..<0x0A, 0x0E..<0x20, 0x7F: utf8[index] = 0x20
      // U+3040…U+30FF is E3 81 80 … E3 83 BF.
      case 0xE3: if index + 1 < utf8.count, (0x81...0x83).contains(utf8[index + 1]) { hasKana = true }
      default: break
      }
    }
    self.hasKana = hasKana
    charactersBefore = []
    charactersBefore.reserveCapacity(utf8.count + 1)
    var count: Int32 = 0
    for character in String(decoding: utf8, as: UTF8.self) {
      charactersBefore.append(count)
      count += 1
      for _ in 1..<character.utf8.count { charactersBefore.append(count) }
    }
    charactersBefore.append(count)
  }

  /// Whether the object character U+FFFC, which is EF BF BC, starts at a byte.
  func isObject(at byte: Int) -> Bool {
    byte + 2 < utf8.count && utf8[byte] == 0xEF && utf8[byte + 1] == 0xBF && utf8[byte + 2] == 0xBC
  }

  /// The styles of a stretch of bytes, cut to it.
  func styles(in bytes: Range<Int>) -> [Style] {
    var cut: [Style] = []
    var index = styleIndex(at: bytes.lowerBound)
    while index < styles.count, styles[index].utf8Range.lowerBound < bytes.upperBound {
      var style = styles[index]
      style.utf8Range = style.utf8Range.clamped(to: bytes)
      cut.append(style)
      index += 1
    }
    return cut
  }

  /// How many characters start within a stretch of bytes; a mark starts none.
  func characterCount(in bytes: Range<Int>) -> Int {
    Int(charactersBefore[bytes.upperBound] - charactersBefore[bytes.lowerBound])
  }

  /// The style that a byte belongs to.
  func styleIndex(at byte: Int, from hint: Int = 0) -> Int {
    if styles.indices.contains(hint), styles[hint].utf8Range.contains(byte) { return hint }
    var (low, high) = (0, styles.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if styles[middle].utf8Range.lowerBound <= byte { low = middle } else { high = middle }
    }
    return low
  }
}

/// The letter spacing that belongs to the system face at each size.
enum SystemFaceTracking {
  /// Points to add after each character.
  ///
  /// Inter's published dynamic metrics: −0.0223 + 0.185 · e^(−0.1745 · size) em (rsms.me/inter/dynmetrics). The
  /// display cut already carries the spacing of its sizes.
  static func tracking(of font: ResolvedFont) -> CGFloat {
    switch font.face {
    case .system(.default), .system(.rounded):
      guard font.size < FontCascade.displaySize, font.size > 0 else { return 0 }
      return font.size * (-0.0223 + 0.185 * exp(-0.1745 * font.size))
    default: return 0
    }
  }
}
