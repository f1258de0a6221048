import Foundation
import Testing

@testable import PodiumDrawing

/// Where a text is divided into runs of one look changes nothing.
struct TextRunTests {
  private static let texts = [
    "abc", "one two three four", "ab\ncd\n", "\n\nx", "12 שלום\nabc שלום\n1", "a\r\nb é 🙂 c", " ", "word  word",
  ]

  private func text(_ strings: [String]) -> StyledText {
    StyledText(runs: strings.map { StyledText.Run($0, font: ResolvedFont(size: 13)) })
  }

  private struct Line: Equatable {
    var string: String
    var isRightToLeft: Bool
    var frame: CGRect
    var hasEmptyRun: Bool

    init(_ line: DisplayItem.TextLine) {
      string = line.text.string
      isRightToLeft = line.text.isRightToLeft
      frame = CGRect(x: line.origin.x, y: line.origin.y, width: line.width, height: line.spacing)
      hasEmptyRun = line.text.runs.contains { $0.string.isEmpty }
    }
  }

  private func expectSame(_ first: TextLayout, _ second: TextLayout, _ comment: Comment) {
    #expect(first.size == second.size, comment)
    #expect(first.lines.map(Line.init) == second.lines.map(Line.init), comment)
    #expect(first.isTruncated == second.isTruncated, comment)
    #expect(first.scale == second.scale, comment)
  }

  @Test(arguments: texts) func runsOfOneLookAreOne(_ string: String) {
    let characters = Array(string)
    for options in [TextLayoutOptions(), TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.6)] {
      for width in [nil, 9, 25, 41, 70] as [CGFloat?] {
        let whole = TextLayout(
          text([string]), width: width, height: 40, options: options, engine: ScriptedTextEngine())
        for first in 0...characters.count {
          for second in first...characters.count {
            let parts = [characters[..<first], characters[first..<second], characters[second...]]
            let divided = TextLayout(
              text(parts.map { String($0) }), width: width, height: 40, options: options, engine: ScriptedTextEngine())
            expectSame(whole, divided, "\(parts.map { String($0) }), \(String(describing: width))")
          }
        }
      }
    }
  }

  @Test("Q9: one line is the same whatever the height", arguments: texts, [1, 0.5, 0.1])
  func oneLineHasNoHeight(_ string: String, _ scale: CGFloat) {
    for tightens in [true, false] {
      for limit in [-1, 0, 1] {
        var options = TextLayoutOptions(lineLimit: limit, minimumScaleFactor: scale)
        options.allowsTightening = tightens
        #expect(options.isOneLine)
        for width in [nil, 0, 9, 25, 41, 70] as [CGFloat?] {
          let engine = ScriptedTextEngine()
          let free = TextLayout(text([string]), width: width, height: nil, options: options, engine: engine)
          for height in [-1, 0, 1, 10, 15.9, 16, 40] as [CGFloat] {
            expectSame(
              free, TextLayout(text([string]), width: width, height: height, options: options, engine: engine),
              "\(String(describing: width)) × \(height)")
          }
        }
      }
    }
  }
}
