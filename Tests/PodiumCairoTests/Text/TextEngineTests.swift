import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite("Pango text engine") struct TextEngineTests {
  let engine: PangoTextEngine

  init() throws { engine = try PangoTextEngine() }

  private func width(_ text: StyledText) -> CGFloat {
    engine.shape(text).clusters.reduce(0) { $0 + $1.advance }
  }

  @Test(
    "Clusters are whole characters and cover the text",
    arguments: [
      "Whiskers", "a\u{301}b", "👩‍👩‍👧👍🏽🇩🇪1️⃣", "مرحبا لا", "नमस्ते", "a\r\nb\n", "\t\u{0}x", "ffi fi", "",
    ])
  func clustersCover(string: String) {
    let clusters = engine.shape(StyledText(string)).clusters
    #expect(clusters.count == string.count)
    var end = 0
    for cluster in clusters {
      #expect(cluster.utf8Range.lowerBound == end)
      end = cluster.utf8Range.upperBound
      #expect(cluster.advance >= 0)
    }
    #expect(end == string.utf8.count)
  }

  @Test("An emoji sequence is one colour glyph", arguments: ["👩‍👩‍👧", "👍🏽", "🇩🇪", "1️⃣", "▶️", "☎️", "🏳️‍🌈", "❤️"])
  func emojiSequences(string: String) throws {
    let runs = try glyphRuns(StyledText(string))
    #expect(runs.count == 1)
    #expect(runs.first?.font.isColored == true)
    #expect(runs.first?.glyphs.filter { $0.advance > 0 }.count == 1)
  }

  @Test("A bare symbol stays text", arguments: ["▶", "☎", "❤", "©", "1"])
  func bareSymbols(string: String) throws {
    #expect(try glyphRuns(StyledText(string)).allSatisfy { !$0.font.isColored })
  }

  @Test("Widths are free of hinting: they grow evenly with the size")
  func widthsScale() {
    let small = width(StyledText("Tightrope walking", size: 20))
    let large = width(StyledText("Tightrope walking", size: 200))
    #expect(abs(large / small - 10) < 0.001)
  }

  @Test("Measures are the tables' own", arguments: [12, 17, 19.5] as [CGFloat])
  func metrics(size: CGFloat) {
    let metrics = engine.metrics(of: ResolvedFont(size: size))
    // Inter: 2728 and 680 of 2816 units; capitals 2048, x 1536.
    #expect(abs(metrics.ascent - size * 0.968_75) < 0.000_1)
    #expect(abs(metrics.descent - size * 680 / 2816) < 0.000_1)
    #expect(abs(metrics.capHeight - size * 2048 / 2816) < 0.01)
    #expect(metrics.xHeight > size * 0.5 && metrics.xHeight < size * 0.56)
  }

  @Test(
    "Ordinary letters of Latin, Greek and Cyrillic leave a line as high as it is",
    arguments: [
      "Whiskers", "ÄÖÜÉÈÊÑÇ", "ŞŇČŽĞ", "Ελληνικά Ά", "Кириллица Й", "中文漢字かな", "한국어", "🐱", "▶★",
    ])
  func plainLines(string: String) {
    let plain = engine.metrics(of: ResolvedFont(size: 17))
    let line = engine.shape(StyledText(string)).metrics[0]
    #expect(line.lineHeight.rounded(.up) == plain.lineHeight.rounded(.up))
  }

  @Test("Letters that reach further raise their line", arguments: ["Ấ", "ผู้", "བོད་"])
  func tallLines(string: String) {
    let plain = engine.metrics(of: ResolvedFont(size: 17))
    #expect(engine.shape(StyledText(string)).metrics[0].lineHeight > plain.lineHeight)
  }

  @Test("The designs share a line height", arguments: ResolvedFont.Design.allCases)
  func designs(design: ResolvedFont.Design) {
    let metrics = engine.metrics(of: ResolvedFont(face: .system(design), size: 17))
    #expect(metrics.lineHeight == engine.metrics(of: ResolvedFont(size: 17)).lineHeight)
  }

  @Test("Tracking adds to every character")
  func tracking() {
    let plain = width(StyledText("abcdef"))
    #expect(abs(width(StyledText("abcdef", tracking: 2)) - plain - 12) < 0.01)
  }

  @Test("Digits of equal width", arguments: ["1111", "0000", "1234"])
  func monospacedDigits(digits: String) {
    var text = StyledText(digits)
    text.runs[0].font.hasMonospacedDigits = true
    var zeros = text
    zeros.runs[0].string = "8888"
    #expect(abs(width(text) - width(zeros)) < 0.01)
    #expect(abs(width(StyledText("1111")) - width(StyledText("8888"))) > 1)
  }

  @Test(
    "Letters are what was written: no arrows or signs made of them", arguments: ["->", "3x4", "<-", "=>"])
  func noContextualForms(string: String) throws {
    let together = try glyphRuns(StyledText(string)).flatMap(\.glyphs).map(\.index)
    let apart = try string.flatMap { try glyphRuns(StyledText(String($0))).flatMap(\.glyphs).map(\.index) }
    #expect(together == apart)
  }

  @Test(
    "Lines may break where the script allows it",
    arguments: [
      ("one two", [4]), ("well-known", [5]), ("漢字かな", [1, 2, 3]), ("สวัสดีชาวโลก", [4, 7]), ("a\u{A0}b", []),
      ("12,345.67", []),
    ] as [(String, [Int])])
  func breaks(string: String, expected: [Int]) {
    let clusters = engine.shape(StyledText(string)).clusters
    #expect(clusters.indices.filter { clusters[$0].breakAfter == .allowed }.map { $0 + 1 } == expected)
  }

  @Test(
    "A line feed of any kind ends a paragraph", arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029}b"])
  func mandatoryBreaks(string: String) {
    let clusters = engine.shape(StyledText(string)).clusters
    #expect(clusters.map(\.breakAfter) == [.none, .mandatory, .none])
    #expect(clusters[1].advance == 0)
  }

  @Test("What no font holds is reported once")
  func missing() {
    let shaped = engine.shape(StyledText("a\u{F0000}b\u{F0000}", face: .custom("Comic Neue")))
    #expect(shaped.missingGlyphs == ["\u{F0000}"])
    #expect(shaped.missingFamilies == ["Comic Neue"])
    let layout = TextLayout(
      StyledText("\u{F0000}", face: .custom("X")), width: nil, height: nil, options: .init(), engine: engine)
    #expect(layout.missingGlyphs == ["\u{F0000}"])
    #expect(layout.missingFamilies == ["X"])
    #expect(
      layout.warnings == [
        "font family 'X' is not installed; the system face stands in for it",
        "no font holds '\u{F0000}' (U+F0000); an empty box is drawn",
      ])
  }

  @Test("Sizes that mean nothing do no harm", arguments: [0, -3, .nan, .infinity, 1e9] as [CGFloat])
  func oddSizes(size: CGFloat) {
    #expect(engine.shape(StyledText("abc", size: size)).clusters.count == 3)
    _ = engine.metrics(of: ResolvedFont(size: size))
  }

  @Test("Any number of threads gets the same answers")
  func threads() async throws {
    let engine = try PangoTextEngine()
    let texts = (0..<40).map { StyledText("Whiskers \($0) مرحبا 🐱 漢字", size: 11 + CGFloat($0 % 7)) }
    let alone = texts.map { engine.shape($0) }
    let shared = try PangoTextEngine()
    let together = await withTaskGroup(of: (Int, ShapedText).self) { group in
      for (index, text) in texts.enumerated() { group.addTask { (index, shared.shape(text)) } }
      return await group.reduce(into: [Int: ShapedText]()) { $0[$1.0] = $1.1 }
    }
    for (index, shaped) in alone.enumerated() { #expect(together[index] == shaped) }
  }
}
