import Foundation
import Testing

@testable import PodiumViews

/// Lines of text, gauges and progress views stand where they stand on Apple's systems, and the facts without frames.
@MainActor struct TextFactTests {
  @Test(arguments: LayoutFact.read("LayoutFactsTexts")) func frames(_ fact: LayoutFact) throws {
    let tree = FactTrees.lines(fact.id) ?? FactTrees.progress(fact.id)
    LayoutFactTests.check(fact, try #require(tree, "no tree is called '\(fact.id)'"))
  }

  private var mac: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.interfaceIdiom = .macOS
    return environment
  }

  /// Facts T2 and T14g: size, weight and weight of the bold form by text style.
  nonisolated static let styles: [(style: Font.TextStyle, size: CGFloat, weight: Int, bold: Int)] = [
    (.largeTitle, 26, 400, 700), (.title, 22, 400, 700), (.title2, 17, 400, 700), (.title3, 15, 400, 600),
    (.headline, 13, 700, 800), (.body, 13, 400, 600), (.subheadline, 11, 400, 600), (.callout, 12, 400, 600),
    (.footnote, 10, 400, 600), (.caption, 10, 400, 500), (.caption2, 10, 500, 600),
  ]

  @Test(arguments: TextFactTests.styles) func `text styles of macOS (facts T2, T14g)`(
    _ row: (style: Font.TextStyle, size: CGFloat, weight: Int, bold: Int)
  ) {
    let plain = Font.system(row.style).resolve(in: mac)
    let bold = Font.system(row.style).bold().resolve(in: mac)
    #expect([plain.size, bold.size] == [row.size, row.size])
    #expect(plain.weight == row.weight)
    #expect(bold.weight == row.bold)
    #expect(Font.system(size: 20).bold().resolve(in: mac).weight == 700)
    #expect(mac.defaultFont.resolve(in: mac).size == 13)
  }

  @Test func `a Mac has no Dynamic Type`() {
    var environment = mac
    environment.dynamicTypeSize = .accessibility5
    #expect(Font.body.resolve(in: environment).size == 13)
    #expect(environment.growth(of: .body) == 1)
    environment.interfaceIdiom = .iOS
    #expect(Font.body.resolve(in: environment).size == 53)
  }

  /// Facts T18; the sizes above 17 points are from the same recording.
  @Test(
    arguments: [
      (13, 400, 10.4), (13, 700, 11.05), (17, 400, 13.6), (22, 400, 16.89), (26, 400, 19.33), (40, 400, 26.1),
      (80, 400, 36.8),
    ] as [(CGFloat, Int, CGFloat)])
  func `secondary text is smaller (facts T18)`(_ size: CGFloat, _ weight: Int, _ expected: CGFloat) {
    let font = ResolvedFont(size: size, weight: weight)
    #expect(abs(font.scaled(.secondary).size - expected) < 0.06)
    #expect(font.scaled(.default) == font)
    let serif = ResolvedFont(face: .system(.serif), size: size)
    #expect(serif.scaled(.secondary) == serif)
  }

  /// Facts P5.
  @Test func `labels of macOS are not quite black (facts P5)`() {
    let black = Color.black.resolve(in: mac)
    for (color, opacity) in [(Color.primary, Float(0.85)), (.secondary, 0.5)] {
      var expected = black
      expected.opacity = opacity
      #expect(mac.resolve(color) == expected)
    }
    #expect(EnvironmentValues().resolve(.primary).opacity == 1)
  }
}
