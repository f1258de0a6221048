import Foundation
import Testing

@testable import PodiumDrawing

private func layout(
  _ text: StyledText, width: CGFloat? = nil, height: CGFloat? = nil, options: TextLayoutOptions = .init(),
  engine: any TextEngine = ScriptedTextEngine()
) -> TextLayout { TextLayout(text, width: width, height: height, options: options, engine: engine) }

@Suite("Text layout rules") struct TextLayoutRuleTests {
  @Test(
    "T6: the reported width holds the space that hangs, up to the proposal",
    arguments: [(150, 137), (134, 134)])
  func trailingSpaceIsReported(width: CGFloat, reported: CGFloat) {
    let engine = ScriptedTextEngine(widths: ["a": 133.5, " ": 3.5, "b": 20])
    let set = layout(StyledText("a b"), width: width, engine: engine)
    #expect(set.size == CGSize(width: reported, height: 32))
    #expect(set.lines.map(\.width) == [133.5, 20])
  }

  @Test("T8: a word wider than the line breaks by character")
  func longWordBreaks() {
    let set = layout(
      StyledText("aaaaaaaa"), width: 60, options: TextLayoutOptions(pixelLength: 0.5),
      engine: ScriptedTextEngine(otherWidth: 14.125))
    #expect(set.size == CGSize(width: 56.5, height: 32))
  }

  @Test(
    "T13: a face's own leading parts lines, spacing is added to the unrounded height",
    arguments: [
      (0, 75.5), (4, 85.5),
    ])
  func lineSpacing(spacing: CGFloat, height: CGFloat) {
    let body = FontMetrics(ascent: 14, descent: 4.333_333, leading: 0.5, capHeight: 9, xHeight: 7)
    let set = layout(
      StyledText("a\nb\nc\nd"), options: TextLayoutOptions(lineSpacing: spacing, pixelLength: 0.5),
      engine: ScriptedTextEngine(heights: [13: body]))
    #expect(abs(set.size.height - height) < 0.001)
  }

  @Test("T14: a moved baseline makes the line taller", arguments: [(6, 22, 19), (-4, 20, 13)])
  func baselineOffset(offset: CGFloat, height: CGFloat, baseline: CGFloat) {
    var text = StyledText("a")
    text.runs[0].baselineOffset = offset
    let set = layout(text)
    #expect(set.size.height == height)
    #expect(set.firstBaseline == baseline)
  }

  @Test("T14b: the tallest run decides a mixed line, and only its own")
  func mixedFonts() {
    let title = FontMetrics(ascent: 29, descent: 9, leading: 0, capHeight: 20, xHeight: 14)
    let text = StyledText(runs: [
      .init("Big ", font: ResolvedFont(size: 26)), .init("small", font: ResolvedFont(size: 13)),
    ])
    let engine = ScriptedTextEngine(heights: [26: title])
    let line = layout(text, engine: engine)
    #expect(line.size.height == 38)
    #expect(line.firstBaseline == 29)
    #expect(line.lines.first?.text.runs.map(\.string) == ["Big ", "small"])
    let wrapped = layout(text, width: 60, engine: engine)
    #expect(wrapped.size.height == 54)
    #expect(wrapped.lastBaseline == 51)
  }

  @Test(
    "T14d: text shrinks to fit one line and is cut at the smallest scale",
    arguments: [
      (116.0, 1.0, 16.0, false), (100, 0.862, 14, false), (80, 0.8, 13, true), (60, 0.8, 13, true),
    ])
  func shrinks(width: CGFloat, scale: CGFloat, height: CGFloat, isCut: Bool) {
    let set = layout(
      StyledText(String(repeating: "a", count: 29)), width: width,
      options: TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.8),
      engine: ScriptedTextEngine(otherWidth: 4))
    #expect(set.scale <= scale && set.scale > scale - 0.004)
    #expect(set.size.height == height)
    #expect(set.isTruncated == isCut)
    #expect(set.size.width <= width)
    #expect(set.size.width > width - 4)
    #expect(abs((set.lines.first?.text.runs.first?.font.size ?? 0) - 13 * set.scale) < 0.000_1)
  }

  @Test("T14e: text wraps before it shrinks")
  func wrapsBeforeShrinking() {
    for limit in [nil, 2] {
      let set = layout(
        StyledText("aaaaaaaa bbbbbbbb"), width: 60,
        options: TextLayoutOptions(lineLimit: limit, minimumScaleFactor: 0.5))
      #expect(set.scale == 1)
      #expect(set.size.height == 32)
    }
  }

  @Test("Text shrinks to fit a height")
  func shrinksToHeight() {
    let set = layout(
      StyledText("aaaaaaaa bbbbbbbb"), width: 60, height: 26,
      options: TextLayoutOptions(minimumScaleFactor: 0.5))
    #expect(!set.isTruncated)
    #expect(set.size.height <= 26)
    #expect(set.scale > 0.7 && set.scale < 0.85)
  }

  @Test(
    "T14f: letters close up by at most a 72nd of their size",
    arguments: [
      (116.0, 116.0, false), (112, 112, false), (111, 111, false), (108, 106, true),
    ])
  func tightens(width: CGFloat, drawn: CGFloat, isCut: Bool) throws {
    let set = layout(
      StyledText(String(repeating: "a", count: 29)), width: width,
      options: TextLayoutOptions(lineLimit: 1, allowsTightening: true),
      engine: ScriptedTextEngine(otherWidth: 4))
    let line = try #require(set.lines.first)
    #expect(set.isTruncated == isCut)
    #expect(line.spacing <= 0 && line.spacing >= -13.0 / 72)
    #expect(line.width <= width + 0.001)
    let count = CGFloat(line.text.string.count)
    #expect(abs(line.width - (count - (isCut ? 1 : 0)) * 4 - (isCut ? 6 : 0) - count * line.spacing) < 2.01)
    if !isCut { #expect(abs(line.width - drawn) < 0.001) }
  }

  @Test("T14f: tightening comes before shrinking")
  func tightensThenShrinks() {
    let set = layout(
      StyledText(String(repeating: "a", count: 29)), width: 100,
      options: TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.5, allowsTightening: true),
      engine: ScriptedTextEngine(otherWidth: 4))
    #expect(!set.isTruncated)
    // 116 points less 29/72 of 13 are 110.76: that shrinks to 100.
    #expect(set.scale <= 100 / 110.764 && set.scale > 100 / 110.764 - 0.004)
  }

  @Test("A face that is wider when small still fits after shrinking")
  func opticalSizes() {
    struct Optical: TextEngine {
      let base = ScriptedTextEngine()
      func metrics(of font: ResolvedFont) -> FontMetrics { base.metrics(of: font) }
      func shape(_ text: StyledText) -> ShapedText {
        let shaped = base.shape(text)
        let isSmall = (text.runs.first?.font.size ?? 0) < 20
        var wider = shaped
        for index in wider.clusters.indices { wider.clusters[index].advance *= isSmall ? 1.1 : 1 }
        return wider
      }
    }
    let set = layout(
      StyledText("aaaaaaaaaa", size: 26), width: 90,
      options: TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.3),
      engine: Optical())
    #expect(!set.isTruncated)
    #expect(set.size.width <= 90 && set.size.width > 85)
  }

  @Test(
    "T19: only the lines' places depend on the layout's direction",
    arguments: [
      (TextAlignment.leading, false, [0.0, 0]), (.center, false, [0, 9]), (.trailing, false, [0, 18]),
      (.leading, true, [0, 18]), (.trailing, true, [0, 0]),
    ] as [(TextAlignment, Bool, [CGFloat])])
  func alignment(alignment: TextAlignment, isRightToLeft: Bool, places: [CGFloat]) {
    let text = StyledText("aaaaaa\nbbb", isRightToLeft: isRightToLeft)
    let set = layout(text, width: 100, options: TextLayoutOptions(alignment: alignment))
    #expect(set.size == CGSize(width: 36, height: 32))
    #expect(set.lines.map(\.origin.x) == places)
    #expect(set.lines.map(\.origin.y) == [13, 29])
  }

  @Test(
    "A line keeps the direction of its paragraph",
    arguments: [
      ("abc אבג דהו", [false, false]), ("אבג abc def", [true, true]), ("123 אבג", [true]),
      ("abc\nאבג", [false, true]),
      ("123", [true]), ("— «x»", [false]),
    ])
  func paragraphDirection(string: String, expected: [Bool]) {
    let set = layout(StyledText(string, isRightToLeft: true), width: 44)
    #expect(set.lines.map(\.text.isRightToLeft) == expected)
  }

  @Test(
    "Which way a paragraph runs is decided by its first letter, whatever run holds it",
    arguments: [
      (["12 ", "שלום"], [true]), (["12 ", "ab"], [false]), (["", "ש"], [true]),
      (["ab\n", "שלום\n1"], [false, true, false]),
      (["1\n", "2 ", "ש"], [false, true]), (["é", "ש"], [false]), (["🙂", "ש ab"], [true]),
    ])
  func directionAcrossRuns(strings: [String], expected: [Bool]) {
    var text = StyledText("")
    text.runs = strings.map { StyledText.Run($0, font: ResolvedFont(size: 13)) }
    #expect(layout(text).lines.map(\.text.isRightToLeft) == expected)
  }

  @Test("Runs keep their styles across breaks and beside an ellipsis")
  func runsSurvive() {
    let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    let text = StyledText(runs: [
      .init("aaa é", font: ResolvedFont(size: 13)),
      .init("ê bbb ccc", font: ResolvedFont(size: 13), paint: red),
    ])
    let set = layout(text, width: 40, options: TextLayoutOptions(lineLimit: 2))
    #expect(set.strings == ["aaa éê", "bbb c…"])
    #expect(set.lines.map { $0.text.runs.map(\.paint) } == [[.color(.black), red], [red]])
  }

  @Test("The work grows linearly with the text", arguments: [3.0, 150, 100_000])
  func isLinear(width: CGFloat) {
    func work(_ count: Int) -> Int {
      let engine = ScriptedTextEngine()
      let text = StyledText(String(repeating: "abcdefghi ", count: count))
      _ = layout(
        text, width: width, height: 160, options: TextLayoutOptions(minimumScaleFactor: 0.5), engine: engine)
      return engine.measured.withLock { $0 }
    }
    #expect(work(2_000) <= 2 * work(1_000) + 200)
  }

  @Test("What is reported fits again", arguments: [0.25, 1 / 3, 0.5, 1] as [CGFloat])
  func reportedSizeFits(pixel: CGFloat) {
    let text = StyledText("the quick brown fox jumps over the lazy dog")
    let engine = ScriptedTextEngine(otherWidth: 5.917)
    for width in stride(from: CGFloat(20), through: 270, by: 7.3) {
      let options = TextLayoutOptions(pixelLength: pixel)
      let first = layout(text, width: width, options: options, engine: engine)
      let again = layout(
        text, width: first.size.width, height: first.size.height, options: options, engine: engine)
      #expect(again.strings == first.strings)
      #expect(again.size == first.size)
    }
  }

  @Test("Room that is left over changes nothing", arguments: TextAlignment.allCases, [false, true])
  func roomLeftOver(alignment: TextAlignment, isRightToLeft: Bool) {
    let engine = ScriptedTextEngine(otherWidth: 5.917)
    for string in ["", "a", "quick brown", "quick\nbrown fox\n\njumps ", "a\nb\nc"] {
      var text = StyledText(string)
      text.isRightToLeft = isRightToLeft
      for lineLimit in [nil, 1, 2] {
        var options = TextLayoutOptions(pixelLength: 0.5)
        (options.alignment, options.lineLimit, options.minimumScaleFactor) = (alignment, lineLimit, 0.5)
        let natural = TextLayout(text, width: nil, height: nil, options: options, engine: engine)
        for (width, height) in [(0, 0), (0.25, 40), (40, .infinity), (200, 20), (.infinity, 200)]
          as [(CGFloat, CGFloat)]
        {
          let (wide, high) = (natural.size.width + width, natural.size.height + height)
          guard natural.isUnchanged(byRoom: wide, high) else { continue }
          let roomy = TextLayout(text, width: wide, height: high, options: options, engine: engine)
          #expect(roomy.lines == natural.lines, "\(string), \(width)")
          #expect(roomy.size == natural.size && roomy.lastBaseline == natural.lastBaseline)
        }
        #expect(
          natural.isUnchanged(byRoom: nil, nil) == (natural.lines.count <= lineLimit ?? 9 && !natural.isTruncated))
        #expect(string.isEmpty || !natural.isUnchanged(byRoom: natural.size.width - 1, nil))
      }
    }
  }
}
