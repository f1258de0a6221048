import Foundation
import PodiumDrawing
import Testing

@testable import PodiumViews

struct SymbolFileTests {
  private func artwork(_ name: String, in text: String, multicolor: Bool = false) throws -> SymbolArtwork? {
    try SymbolFile(bytes: Array(text.utf8))
      .artwork(named: name, weight: 400, scale: .medium, multicolor: multicolor)
  }

  @Test(arguments: [
    "symbol a\n  paint M0 0L1 1", "symbol a\n  body M0 0L", "symbol a\n  body", "symbol a\n  body circle 1 2",
    "symbol a\n  body q=1 M0 0L1 1", "symbol a\n  body tint=nocolor M0 0L1 1",
    "symbol a\n  filled: body M0 0L1 1",
    "symbol a\n  use b", "symbol a\n  use a", "symbol a\n  body M0 0L1 1\nsymbol b\n  use a spin=3",
    "symbol a\nsymbol b\n  body M0 0L1 1", "glyph a x 1", "emoji a", "picture a", "alone",
    "symbol a\n  body M0 0L1 1\nsymbol a\n  body M0 0L1 1",
  ])
  func malformedTextIsReported(text: String) {
    #expect(throws: SymbolFile.Failure.self) { try SymbolFile(bytes: Array(text.utf8)).validate() }
  }

  @Test func failureNamesItsLine() {
    let file = SymbolFile(bytes: Array("# head\nsymbol a\n  body M0 0L1 1\n  body nonsense\n".utf8))
    #expect {
      try file.validate()
    } throws: {
      "\($0)".hasPrefix("symbols.txt:4: ")
    }
  }

  @Test func filledFormFillsTheBodyAndCutsTheLine() throws {
    let text = "symbol a .fill\n  body circle 12 12 8\n  line M8 12H16\n"
    #expect(SymbolFile(bytes: Array(text.utf8)).names == ["a", "a.fill"])
    // Two strokes of one width are one stroke; the filled form is one area.
    guard case .stroke? = try artwork("a", in: text)?.layers.first else {
      Issue.record("the plain form is no stroke")
      return
    }
    let filled = try #require(try artwork("a.fill", in: text))
    guard filled.layers.count == 1, case .fill(let path, _, level: 1)? = filled.layers.first else {
      Issue.record("the filled form is not one area")
      return
    }
    // The outline of the disc and of the slot in it.
    #expect(path.elements.filter { $0 == .closeSubpath }.count == 2)
    #expect(try artwork("a", in: text)?.size == filled.size)
  }

  @Test func fillNeedsAForm() throws {
    #expect(try artwork("a.fill", in: "symbol a\n  part M0 0H9\n") == nil)
    #expect(try artwork("a.circle.fill", in: "symbol a\n  part M0 0H9\n") != nil)
    #expect(try artwork("a", in: "base a\n  part M0 0H9\n") == nil)
    #expect(try artwork("a.square", in: "base a\n  part M0 0H9\n") != nil)
  }

  @Test func levelsAndTintsMakeLayers() throws {
    let text = "symbol a\n  solid tint=red rect 0 0 4 4\n  solid @2 tint=blue rect 8 8 4 4\nemoji a 🐾\n"
    let plain = try #require(try artwork("a", in: text))
    #expect(plain.layers.map(\.level) == [1, 2] && plain.tints.isEmpty)
    let colored = try #require(try artwork("a", in: text, multicolor: true))
    #expect(colored.tints == [.red, .blue])
  }

  @Test func multicolorFallsBackToEmoji() throws {
    let text = "symbol a .fill\n  body rect 0 0 4 4\nemoji a 🐾\n"
    #expect(try artwork("a.fill", in: text, multicolor: true)?.layers == [.text("🐾", .emoji)])
    #expect(try artwork("a.fill", in: text)?.layers.count == 1)
    let glyph = try #require(try artwork("b", in: "glyph b ✈ 0.9 0.7 -0.1\n"))
    #expect(glyph.layers == [.text("✈", .symbols)] && glyph.baseline == 0.7 && glyph.size.width == 0.9)
  }

  @Test(
    arguments: [
      ("bell.slash.fill", "bell", true, true, nil, false),
      ("star.circle", "star", false, false, "circle", false),
      ("star.circle.fill", "star", false, false, "circle", true),
      ("a.b.square.fill", "a.b", false, false, "square", true),
      ("heart.fill", "heart", true, false, nil, false),
    ] as [(String, String, Bool, Bool, String?, Bool)])
  func rulesAreReadFromTheEnd(
    name: String, base: String, filled: Bool, slashed: Bool, frame: String?, frameFilled: Bool
  ) {
    var wanted = SymbolVariant(base: base)
    wanted.isFilled = filled
    wanted.isSlashed = slashed
    wanted.enclosure = frame.flatMap(SymbolVariant.Enclosure.init(rawValue:))
    wanted.isEnclosureFilled = frameFilled
    #expect(SymbolVariant.readings(of: name).contains(wanted))
  }

  @Test func usedDrawingsTurnAndMove() throws {
    let text =
      "symbol a\n  part M12 4V12\nsymbol b\n  use a turn=90\nsymbol c\n  use a flip scale=.5 at=6,12\n"
    let right = try #require(try artwork("b", in: text))
    let up = try #require(try artwork("a", in: text))
    // A quarter turn swaps the ink's sides.
    #expect(
      abs((right.size.width - 2 * SymbolGrid.sideMargin) - (up.size.height - 2 * SymbolGrid.endMargin)) < 1e-9
    )
    let small = try #require(try artwork("c", in: text))
    #expect(small.size.height < up.size.height)
  }
}
