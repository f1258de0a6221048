import Foundation
import Podium
import PodiumDrawing
import Testing

/// Strings with attributes, and pictures, in texts.
@MainActor struct AttributedTextTests {
  private func run(_ change: (inout AttributedString) -> Void) throws -> StyledText.Run {
    var string = AttributedString("abc")
    change(&string)
    return try #require(try controlHost { Text(string) }.runs().first)
  }

  private func run(_ text: Text) throws -> StyledText.Run {
    try #require(try controlHost { text }.runs().first)
  }

  @Test("An attribute draws as the modifier of its name does") func attributes() throws {
    let text = Text(verbatim: "abc")
    #expect(try run { $0.foregroundColor = .red } == run(text.foregroundColor(.red)))
    #expect(try run { $0.font = .title.bold() } == run(text.font(.title.bold())))
    #expect(try run { $0.kern = 2 } == run(text.kerning(2)))
    #expect(try run { $0.tracking = 3 } == run(text.tracking(3)))
    #expect(try run { $0.baselineOffset = 4 } == run(text.baselineOffset(4)))
    #expect(try run { $0.underlineStyle = .single } == run(text.underline()))
    #expect(
      try run { $0.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue) }
        == run(text.strikethrough(color: .blue)))
    #expect(try run { $0.inlinePresentationIntent = [.emphasized, .stronglyEmphasized] } == run(text.bold().italic()))
    #expect(try run { $0.inlinePresentationIntent = .code } == run(text.monospaced()))
    #expect(try run { _ in } == run(text))
  }

  @Test func attributesOfPartsAndContainers() throws {
    var string = AttributedString("one two")
    if let two = string.range(of: "two") { string[two].foregroundColor = .red }
    #expect(try controlHost { Text(string) }.runs().map(\.string) == ["one ", "two"])
    let container = AttributeContainer().font(.title).foregroundColor(.blue)
    let styled = AttributedString("x", attributes: container)
    #expect(styled.font == .title && styled.swiftUI.foregroundColor == .blue)
    #expect(styled.backgroundColor == nil)
  }

  @Test func aBackgroundLiesBehindItsLetters() throws {
    var string = AttributedString("ab cd")
    if let range = string.range(of: "cd") { string[range].backgroundColor = .yellow }
    let items = try controlHost { Text(string) }.displayList().flatItems
    guard case .fill(let path, let paint, _) = items[0], case .text = items[1] else {
      Issue.record("\(items)")
      return
    }
    #expect(path.boundingRect == CGRect(x: 153, y: 92, width: 12, height: 16))
    #expect(paint == .color(Color.yellow.resolve(in: EnvironmentValues())))
  }

  @Test func aLinkAttributeIsALink() throws {
    var string = AttributedString("go there")
    string.link = URL(string: "https://example.org/a")
    let list = try controlHost { Text(string) }.displayList()
    #expect(list.links.map(\.label) == ["go there"])
    #expect(list.links.map(\.rect) == [CGRect(x: 126, y: 92, width: 48, height: 16)])
    let tint = try run(Text(verbatim: "abc").foregroundStyle(.tint)).paint
    #expect(try run { $0.link = URL(string: "https://example.org/a") }.paint == tint)
    let red = try run(Text(verbatim: "abc").foregroundStyle(.red)).paint
    #expect(
      try run {
        $0.link = URL(string: "https://example.org/a")
        $0.foregroundColor = .red
      }.paint == red)
  }

  @Test func markdownIsReadIntoAttributes() throws {
    let string = try AttributedString(
      markdown: "a **b** [c](d \"t\")\n  e  \nf\n\ng", baseURL: URL(string: "https://example.org/x/"))
    #expect(String(string.characters) == "a b c e\nfg")
    #expect(string.runs.map { $0.inlinePresentationIntent } == [nil, .stronglyEmphasized, nil, nil, nil])
    #expect(string.runs.compactMap { $0.link?.absoluteString } == ["https://example.org/x/d"])
    let kept = try AttributedString(
      markdown: " a\n *b* ^[c](d: 1)",
      options: .init(allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == " a\n b c")
    let read = try AttributedString(markdown: "*a* ~~b~~")
    #expect(try controlHost { Text(read) }.words() == ["a b"])
    #expect(try String(AttributedString(markdown: Data("`a`".utf8)).characters) == "a")
  }

  @Test func interpolatedTextsKeepTheirLooks() throws {
    var string = AttributedString("b")
    string.foregroundColor = .red
    let runs = try controlHost { Text("a \(string) **\(Text("c").italic())**") }.runs()
    #expect(runs.map(\.string) == ["a ", "b", " ", "c"])
    let red = try run(Text("x").foregroundStyle(.red)).paint
    #expect(runs.map { $0.paint == red } == [false, true, false, false])
    #expect(runs[3].font.isItalic && runs[3].font.weight >= 600)
  }

  @Test("A symbol stands in the line, as wide as it is beside text") func symbols() throws {
    for text in [
      Text("ab\(Image(systemName: "star.fill"))cd"), Text("ab") + Text(Image(systemName: "star.fill")) + Text("cd"),
    ] {
      let host = controlHost { text.accessibilityIdentifier("text") }
      let alone = controlHost { Image(systemName: "star.fill").accessibilityIdentifier("star") }
      let width = try #require(alone.frame(of: "star")).width
      let frame = try #require(host.frame(of: "text"))
      #expect(abs(frame.width - (24 + width)) <= 1)
      #expect(frame.height == 16)
      let list = try host.displayList()
      guard case .fill(let path, _, _)? = list.items.last else {
        Issue.record("\(list.items)")
        return
      }
      #expect(path.boundingRect.minX >= frame.minX + 12 && path.boundingRect.maxX <= frame.minX + 12 + width)
      #expect(list.accessibilityText == ["abcd"])
      #expect(list.warnings.isEmpty)
    }
  }

  @Test("A symbol in the line has the text's font and style") func symbolLooks() throws {
    func star(_ text: Text) throws -> (CGRect, Paint) {
      let host = ViewHost(text.fixedSize(), size: CGSize(width: 200, height: 80))
      guard case .fill(let path, let paint, _)? = try host.displayList().items.last else {
        return (.zero, .color(.black))
      }
      return (path.boundingRect, paint)
    }
    let symbol = Image(systemName: "star.fill")
    let (small, plain) = try star(Text("\(symbol) a"))
    let (large, red) = try star(Text("\(symbol) a").font(.system(size: 34)).foregroundStyle(.red))
    #expect(abs(large.width - 2 * small.width) < 0.01 && small.width > 8)
    #expect(plain != red)
    let host = ViewHost(
      Text("\(symbol)\(symbol)\(symbol)\(symbol) ab").lineLimit(1).minimumScaleFactor(0.2),
      size: CGSize(width: 40, height: 30))
    let list = try host.displayList()
    #expect(list.truncatedTexts.isEmpty && list.warnings.isEmpty)
    let stars = list.items.compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
    #expect(stars.count == 4)
    #expect(zip(stars, stars.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    #expect(stars.allSatisfy { $0.minX >= 0 && $0.maxX <= 40 })
  }

  @Test func aPictureMakesItsLineHigher() throws {
    let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"40\"/>".utf8)
    let image = Image(
      resource: ImageResource(data: svg, format: .svg, size: CGSize(width: 30, height: 40), contentHash: "cat"),
      label: "a cat")
    let host = controlHost { Text("ab \(image)").accessibilityIdentifier("text") }
    #expect(host.frame(of: "text")?.size == CGSize(width: 48, height: 43))
    let list = try host.displayList()
    guard case .image(let item)? = list.items.last else {
      Issue.record("\(list.items)")
      return
    }
    #expect(item.rect.size == CGSize(width: 30, height: 40))
    #expect(list.accessibilityText == ["ab a cat"])
  }
}
