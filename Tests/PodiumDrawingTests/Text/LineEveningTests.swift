import Foundation
import Testing

@testable import PodiumDrawing

private func layout(
  _ string: String, width: CGFloat, height: CGFloat? = nil, options: TextLayoutOptions = .init(),
  isRightToLeft: Bool = false, engine: any TextEngine = ScriptedTextEngine()
) -> TextLayout {
  TextLayout(
    StyledText(string, isRightToLeft: isRightToLeft), width: width, height: height, options: options, engine: engine)
}

/// A paragraph of two lines does not end in a word alone where two are more even (facts T7).
@Suite struct LineEveningTests {
  /// The widths of the system face at 13 points on a Mac, as far as the recorded words need them.
  private static let recorded = ScriptedTextEngine(widths: [
    "L": 7.168, "a": 7.3, "y": 6.968, "o": 7.546, "u": 6.733, "t": 4.886, "m": 10.88, "s": 6.502, "w": 9.736,
    "r": 4.698, "p": 8.266, "e": 7.465, "n": 7.222, "c": 7.274, " ": 3.6,
  ])

  @Test(
    arguments: [
      ("Layout must wrap", 75, ["Layout", "must wrap"]), ("Layout must wrap", 106, ["Layout", "must wrap"]),
      ("Layout wrap sentence", 89, ["Layout wrap", "sentence"]),
      ("Layout wrap sentence", 129, ["Layout wrap", "sentence"]),
    ] as [(String, CGFloat, [String])]) func `recorded words`(string: String, width: CGFloat, lines: [String])
  {
    #expect(layout(string, width: width, engine: Self.recorded).strings == lines)
  }

  @Test(
    arguments: [
      ("aaaa bb cc", 42, ["aaaa", "bb cc"]), ("aaa bb cc", 36, ["aaa", "bb cc"]), ("a bbb ccc", 42, ["a bbb", "ccc"]),
      // As uneven as before is not more even, and neither is what does not fit.
      ("aaa bb ccc", 36, ["aaa bb", "ccc"]), ("aaa bbbb cccc", 50, ["aaa bbbb", "cccc"]),
      // A first line of one word keeps it, and so do three lines.
      ("aaaaaaaa bb", 54, ["aaaaaaaa", "bb"]), ("aaa bbb cccc ddd ee", 48, ["aaa bbb", "cccc ddd", "ee"]),
      // Every paragraph on its own, and what hangs changes nothing.
      ("aaa bbb c\nddd", 48, ["aaa", "bbb c", "ddd"]), ("x\naaa bbb c ", 48, ["x", "aaa", "bbb c"]),
      ("aaa bbb c\naaa bbb c", 48, ["aaa", "bbb c", "aaa", "bbb c"]), ("aaa bbb   c", 48, ["aaa", "bbb   c"]),
      // A word that was broken is not a word alone.
      ("aa bbbbbbbbbbb", 48, ["aa", "bbbbbbbb", "bbb"]), ("bbbbbbbbbbb", 48, ["bbbbbbbb", "bbb"]),
    ] as [(String, CGFloat, [String])]) func `words of six points a letter`(
      string: String, width: CGFloat, lines: [String]
    )
  {
    #expect(layout(string, width: width).strings == lines)
  }

  @Test func `letters that break without spaces are one word`() {
    /// Breaks after every character, as between ideographs.
    struct Ideographs: TextEngine {
      let base = ScriptedTextEngine()
      func metrics(of font: ResolvedFont) -> FontMetrics { base.metrics(of: font) }
      func shape(_ text: StyledText) -> ShapedText {
        var shaped = base.shape(text)
        for index in shaped.clusters.indices { shaped.clusters[index].breakAfter = .allowed }
        return shaped
      }
    }
    #expect(layout("漢字漢字漢字漢", width: 36, engine: Ideographs()).strings == ["漢字漢字漢字", "漢"])
    #expect(layout("漢字 漢字漢字漢", width: 42, engine: Ideographs()).strings == ["漢字 漢字漢字", "漢"])
    #expect(layout("漢字 漢字漢 字", width: 42, engine: Ideographs()).strings == ["漢字", "漢字漢 字"])
  }

  @Test func `what is cut is not evened, and evening cuts nothing`() {
    let one = layout("aaa bbb c", width: 48, options: TextLayoutOptions(lineLimit: 1))
    #expect(one.strings == ["aaa bbb…"])
    let two = layout("aaa bbb c", width: 48, options: TextLayoutOptions(lineLimit: 2))
    #expect(two.strings == ["aaa", "bbb c"] && !two.isTruncated)
    let low = layout("aaa bbb c", width: 48, height: 20)
    #expect(low.strings == ["aaa bbb…"])
    // The large word has no room on a second line, after a first line that is as high without it.
    let tall = FontMetrics(ascent: 29, descent: 9, leading: 0, capHeight: 20, xHeight: 14)
    let text = StyledText(runs: [
      .init("A B", font: ResolvedFont(size: 26)), .init(" c", font: ResolvedFont(size: 13)),
    ])
    let engine = ScriptedTextEngine(heights: [26: tall])
    func mixed(_ height: CGFloat) -> TextLayout {
      TextLayout(text, width: 40, height: height, options: .init(), engine: engine)
    }
    #expect(mixed(60).strings == ["A B", "c"])
    #expect(!mixed(60).isTruncated)
    #expect(mixed(76).strings == ["A", "B c"])
    // A line that is cut is as high as all that was on it.
    let rising = StyledText(runs: [
      .init("aa ", font: ResolvedFont(size: 13)), .init("BB", font: ResolvedFont(size: 26)),
      .init(" c", font: ResolvedFont(size: 13)),
    ])
    func limited(_ limit: Int) -> TextLayout {
      TextLayout(
        rising, width: 44, height: nil, options: TextLayoutOptions(lineLimit: limit), engine: engine)
    }
    #expect(limited(2).strings == ["aa", "BB c"] && limited(2).size.height == 54)
    #expect(limited(1).isTruncated && limited(1).size.height == 38)
  }

  @Test func `directions and shrinking keep the rule`() {
    let mirrored = layout("אאא בבב ג", width: 48, isRightToLeft: true)
    #expect(mirrored.strings == ["אאא", "בבב ג"])
    #expect(mirrored.size.width == 30)
    #expect(mirrored.lines.map(\.origin.x) == [12, 0])
    let shrunk = layout(
      "aaaa bbbb c", width: 48, height: 26, options: TextLayoutOptions(minimumScaleFactor: 0.5))
    #expect(shrunk.strings == ["aaaa", "bbbb c"] && shrunk.scale < 1)
  }

  @Test func `what is reported fits again`() {
    let engine = ScriptedTextEngine(widths: ["i": 3.417, "m": 9.883], otherWidth: 5.917)
    for string in ["my dim in", "mi imm immi", "a bb ccc dddd", "immmm i i", "mmm mmm\niii mm im"] {
      for width in stride(from: CGFloat(6), through: 120, by: 0.7) {
        let first = layout(string, width: width, engine: engine)
        let again = layout(string, width: first.size.width, height: first.size.height, engine: engine)
        #expect(again.strings == first.strings)
        #expect(again.size == first.size)
      }
    }
  }
}
