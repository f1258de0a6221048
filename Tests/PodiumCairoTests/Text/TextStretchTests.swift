import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

/// Where runs stand, as the engine says and as the painter draws.
struct TextStretchTests {
  private let engine: PangoTextEngine
  private let painter: TextPainter

  init() throws {
    engine = try PangoTextEngine()
    painter = try TextPainter()
  }

  private func line(_ parts: [String], rightToLeft: Bool = false, spacing: CGFloat = 0) -> DisplayItem.TextLine {
    let runs = parts.enumerated().map { index, part in
      StyledText.Run(part, font: ResolvedFont(size: 17, weight: index % 2 == 0 ? 400 : 700))
    }
    return DisplayItem.TextLine(
      text: StyledText(runs: runs, isRightToLeft: rightToLeft), origin: .zero, width: 0, spacing: spacing)
  }

  @Test(
    "Runs stand without gaps over the width that is drawn",
    arguments: [["ab", " cd", " ef"], ["ab אבג", "דהו", " cd"], ["אבג", " 12 ", "cd"], ["日本", "e\u{301}", "😀"]])
  func gapless(_ parts: [String]) {
    for rightToLeft in [false, true] {
      for spacing in [0, -0.2, 1.5] as [CGFloat] {
        let line = line(parts, rightToLeft: rightToLeft, spacing: spacing)
        let stretches = engine.stretches(of: line)
        var end: CGFloat = 0
        for stretch in stretches {
          #expect(abs(stretch.x - end) < 0.001)
          end = stretch.x + stretch.width
        }
        #expect(abs(end - painter.width(of: line)) < 0.01)
        #expect(Set(stretches.map(\.runIndex)) == Set(parts.indices))
      }
    }
  }

  @Test func runsStandInTheOrderTheyAreDrawnIn() {
    #expect(engine.stretches(of: line(["ab", "cd"])).map(\.runIndex) == [0, 1])
    #expect(engine.stretches(of: line(["אב", "גד"])).map(\.runIndex) == [1, 0])
    #expect(engine.stretches(of: line(["ab ", "אב"], rightToLeft: true)).map(\.runIndex).last == 0)
    // A run in two places: Latin and Hebrew in one look, in a line from right to left.
    #expect(engine.stretches(of: line(["ab אב"], rightToLeft: true)).count > 1)
  }

  @Test func anInlayIsAsWideAsItsRoom() {
    var line = line(["ab", "\u{FFFC}", "cd"])
    let plain = painter.width(of: self.line(["ab"])) + painter.width(of: self.line(["cd"]))
    line.text.runs[1].inlay = StyledText.Inlay(width: 30, ascent: 40, descent: 5)
    #expect(engine.stretches(of: line)[1].width == 30)
    #expect(abs(painter.width(of: line) - plain - 30) < 0.01)
    let measured = engine.measure(line.text)
    #expect(measured.clusters[2].advance == 30)
    #expect(measured.metrics[1].ascent == 40 && measured.metrics[1].descent == 5)
    #expect(measured.missingGlyphs.isEmpty)
  }
}
