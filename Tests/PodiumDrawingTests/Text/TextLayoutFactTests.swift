import Foundation
import Testing

@testable import PodiumDrawing

/// A row of facts/layout.md that needs no font: 6 points a character, lines 16 high, baseline 13.
struct FixedCase: Sendable, CustomTestStringConvertible {
  var fact: String
  var text: String
  var width: CGFloat? = nil
  var height: CGFloat? = nil
  var options = TextLayoutOptions()
  var size: CGSize
  var firstBaseline: CGFloat = 13
  var lastBaseline: CGFloat
  var lines: [String]
  var isTruncated = false

  var testDescription: String { "\(fact): \(text.prefix(24)) in \(width ?? -1) x \(height ?? -1)" }
}

/// Four lines at a width of 150: 25 characters a line.
private let four = "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm nnnn oooo pppp qqqq"
private let fourLines = [
  "aaaa bbbb cccc dddd eeee", "ffff gggg hhhh iiii jjjj", "kkkk llll mmmm nnnn oooo", "pppp qqqq",
]

private let cases: [FixedCase] = [
  FixedCase(
    fact: "one line", text: "hello", size: CGSize(width: 30, height: 16), lastBaseline: 13, lines: ["hello"]),
  FixedCase(
    fact: "block", text: "87.5x16", size: CGSize(width: 88, height: 16), lastBaseline: 13, lines: ["87.5x16"]),
  FixedCase(
    fact: "T4", text: "118x64", size: CGSize(width: 118, height: 64), firstBaseline: 61, lastBaseline: 61,
    lines: ["118x64"]),
  FixedCase(
    fact: "T6", text: four, width: 150, size: CGSize(width: 150, height: 64), lastBaseline: 61,
    lines: fourLines),
  FixedCase(
    fact: "T6 space hangs", text: "aaaa bbbb", width: 26, size: CGSize(width: 26, height: 32),
    lastBaseline: 29,
    lines: ["aaaa", "bbbb"]),
  FixedCase(
    fact: "T6 space counts", text: "aaaa bbbb", width: 40, size: CGSize(width: 30, height: 32),
    lastBaseline: 29,
    lines: ["aaaa", "bbbb"]),
  FixedCase(
    fact: "T8", text: "aaaaaaaaaa", width: 33, size: CGSize(width: 30, height: 32), lastBaseline: 29,
    lines: ["aaaaa", "aaaaa"]),
  FixedCase(
    fact: "T8 zero width", text: "abc", width: 0, size: CGSize(width: 0, height: 48), lastBaseline: 45,
    lines: ["a", "b", "c"]),
  FixedCase(
    fact: "T9", text: four, width: 150, options: TextLayoutOptions(lineLimit: 1),
    size: CGSize(width: 150, height: 16), lastBaseline: 13, lines: ["aaaa bbbb cccc dddd eeee…"],
    isTruncated: true),
  FixedCase(
    fact: "T9", text: four, width: 150, options: TextLayoutOptions(lineLimit: 2),
    size: CGSize(width: 150, height: 32), lastBaseline: 29,
    lines: [fourLines[0], "ffff gggg hhhh iiii jjjj…"],
    isTruncated: true),
  FixedCase(
    fact: "T9", text: four, width: 150, options: TextLayoutOptions(lineLimit: 10),
    size: CGSize(width: 150, height: 64), lastBaseline: 61, lines: fourLines),
  FixedCase(
    fact: "T10 reserves", text: "hello", options: TextLayoutOptions(lineLimit: 2, minimumLines: 2),
    size: CGSize(width: 30, height: 32), lastBaseline: 13, lines: ["hello"]),
  FixedCase(
    fact: "T10 3...", text: "hello", options: TextLayoutOptions(minimumLines: 3),
    size: CGSize(width: 30, height: 48), lastBaseline: 13, lines: ["hello"]),
  FixedCase(
    fact: "T13", text: four, width: 150, options: TextLayoutOptions(lineSpacing: 4),
    size: CGSize(width: 150, height: 76), lastBaseline: 73, lines: fourLines),
  FixedCase(
    fact: "T13", text: four, width: 150, options: TextLayoutOptions(lineSpacing: 10),
    size: CGSize(width: 150, height: 94), lastBaseline: 91, lines: fourLines),
  FixedCase(
    fact: "T13 single", text: "hello", options: TextLayoutOptions(lineSpacing: 10),
    size: CGSize(width: 30, height: 16), lastBaseline: 13, lines: ["hello"]),
  FixedCase(
    fact: "Q5", text: four, width: 150, height: 50, size: CGSize(width: 150, height: 48), lastBaseline: 45,
    lines: [fourLines[0], fourLines[1], "kkkk llll mmmm nnnn oooo…"], isTruncated: true),
  FixedCase(
    fact: "Q9", text: four, width: 150, height: 24, size: CGSize(width: 150, height: 16), lastBaseline: 13,
    lines: ["aaaa bbbb cccc dddd eeee…"], isTruncated: true),
  FixedCase(
    fact: "Q11", text: four, width: 150, height: 25, size: CGSize(width: 150, height: 16), lastBaseline: 13,
    lines: ["aaaa bbbb cccc dddd eeee…"], isTruncated: true),
  FixedCase(
    fact: "Q11", text: four, width: 150, height: 45, size: CGSize(width: 150, height: 32), lastBaseline: 29,
    lines: [fourLines[0], "ffff gggg hhhh iiii jjjj…"], isTruncated: true),
  FixedCase(
    fact: "no height at all", text: "hello", height: 0, size: CGSize(width: 30, height: 16), lastBaseline: 13,
    lines: ["hello"]),
  FixedCase(fact: "empty", text: "", size: CGSize(width: 0, height: 16), lastBaseline: 13, lines: []),
  FixedCase(
    fact: "line feeds", text: "a\n\nb", size: CGSize(width: 6, height: 48), lastBaseline: 45,
    lines: ["a", "b"]),
  FixedCase(
    fact: "final line feed", text: "a\n", size: CGSize(width: 6, height: 32), lastBaseline: 29, lines: ["a"]),
  FixedCase(
    fact: "cut at a line feed", text: "one\ntwo", options: TextLayoutOptions(lineLimit: 1),
    size: CGSize(width: 24, height: 16), lastBaseline: 13, lines: ["one…"], isTruncated: true),
  FixedCase(
    fact: "head", text: "abcdefghij", width: 36,
    options: TextLayoutOptions(lineLimit: 1, truncationMode: .head),
    size: CGSize(width: 36, height: 16), lastBaseline: 13, lines: ["…fghij"], isTruncated: true),
  FixedCase(
    fact: "middle", text: "abcdefghij", width: 36,
    options: TextLayoutOptions(lineLimit: 1, truncationMode: .middle),
    size: CGSize(width: 36, height: 16), lastBaseline: 13, lines: ["abc…ij"], isTruncated: true),
  FixedCase(
    fact: "no space before an ellipsis", text: "abc defgh", width: 30,
    options: TextLayoutOptions(lineLimit: 1),
    size: CGSize(width: 24, height: 16), lastBaseline: 13, lines: ["abc…"], isTruncated: true),
  FixedCase(
    fact: "narrower than an ellipsis", text: "abc", width: 3, options: TextLayoutOptions(lineLimit: 1),
    size: CGSize(width: 3, height: 16), lastBaseline: 13, lines: ["…"], isTruncated: true),
  FixedCase(
    fact: "NaN", text: "ab", width: .nan, height: .nan, size: CGSize(width: 0, height: 16), lastBaseline: 13,
    lines: ["…"], isTruncated: true),
  FixedCase(
    fact: "negative", text: "ab", width: -5, size: CGSize(width: 0, height: 32), lastBaseline: 29,
    lines: ["a", "b"]),
  FixedCase(
    fact: "infinite", text: four, width: .infinity, height: .infinity,
    size: CGSize(width: CGFloat(four.count) * 6, height: 16), lastBaseline: 13, lines: [four]),
  FixedCase(
    fact: "huge", text: "ab", width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude,
    size: CGSize(width: 12, height: 16), lastBaseline: 13, lines: ["ab"]),
]

@Test("Text sets as the facts say", arguments: cases)
func textSetsAsRecorded(_ row: FixedCase) {
  let layout = TextLayout(
    StyledText(row.text), width: row.width, height: row.height, options: row.options,
    engine: FixedTextEngine())
  #expect(layout.size == row.size)
  #expect(layout.firstBaseline == row.firstBaseline)
  #expect(layout.lastBaseline == row.lastBaseline)
  #expect(layout.strings == row.lines)
  #expect(layout.isTruncated == row.isTruncated)
  #expect(layout.scale == 1)
}
