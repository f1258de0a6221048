import Foundation
import Podium
import PodiumDrawing
import Testing

/// Inline Markdown as texts draw it; the rules themselves are tested on values.
@MainActor struct MarkdownTextTests {
  private let url = URL(string: "https://example.org/a")

  @Test func marksBecomeLooks() throws {
    let host = controlHost { Text("a *b* **c** ***d*** ~~e~~ `f`") }
    let runs = try host.runs()
    #expect(runs.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(runs.map(\.font.isItalic) == [false, true, false, false, false, true, false, false, false, false])
    #expect(
      runs.map { $0.font.weight >= 600 } == [3, 5].reduce(into: Array(repeating: false, count: 10)) { $0[$1] = true })
    #expect(runs.indices.filter { runs[$0].strikethrough != nil } == [7])
    #expect(runs.indices.filter { runs[$0].font.face == .system(.monospaced) } == [9])
    #expect(try host.words() == ["a b c d e f"])
  }

  @Test("Only keys are read: not strings, not verbatim texts") func strings() throws {
    let string = "**a** [b](https://example.org)"
    for text in [Text(verbatim: string), Text(string), Text(string[...])] {
      let host = controlHost { text }
      #expect(try host.words() == [string])
      #expect(try host.displayList().links.isEmpty)
      #expect(try host.runs().count == 1)
    }
    #expect(try controlHost { Text(LocalizedStringKey(string)) }.words() == ["a b"])
  }

  @Test("A key draws as texts with the same looks do") func sameAsTexts() throws {
    let marked = controlHost { Text("**a**_b_ `c`").font(.title) }
    let plain = controlHost {
      (Text(verbatim: "a").bold() + Text(verbatim: "b").italic() + Text(verbatim: " ")
        + Text(verbatim: "c").monospaced())
        .font(.title)
    }
    #expect(try marked.displayList().items == plain.displayList().items)
  }

  @Test("Titles of controls are read as keys, and said without their marks") func controls() throws {
    struct Note: View {
      @State private var count = 0
      var body: some View {
        Button("**Add** one") { count += 1 }
        Text("count \(count)")
        Image(systemName: "star").accessibilityLabel("a *star*")
      }
    }
    let host = controlHost { Note() }
    try host.tap("Add one")
    #expect(try host.words() == ["Add one", "count 1", "a star"])
  }

  @Test(
    "A value is never Markdown",
    arguments: [
      "**x**", "_x_", "`x`", "~~x~~", "[x](https://evil.example)", "<https://evil.example>", "x](y) [", "&amp;\\*",
    ])
  func hostile(_ name: String) throws {
    for (text, words) in [
      (Text("\(name)"), name), (Text("**\(name)**"), name),
      (Text("*\(name)* and [\(name)!](https://example.org/a)"), "\(name) and \(name)!"),
      (Text("\(Text(name)) *a*"), "\(name) a"), (Text("\(AttributedString(name)) *a*"), "\(name) a"),
      (Text("a \(name) `b`"), "a \(name) b"),
    ] {
      let host = controlHost(900) { text }
      #expect(try host.words() == [words])
      #expect(try host.displayList().links.allSatisfy { $0.url == url })
    }
    #expect(try controlHost { Text("**\(name)**") }.runs().allSatisfy { $0.font.weight >= 600 })
  }

  @Test func aValueInAnAddressMakesNoLink() throws {
    let list = try controlHost { Text("[a](https://example.org/\("b"))") }.displayList()
    #expect(list.links.isEmpty)
    #expect(list.accessibilityText == ["a"])
    #expect(list.warnings.count == 1 && list.warnings.allSatisfy { $0.contains("has a value in its address") })
  }

  @Test("A link covers its own letters, line by line, in the tint") func linkAreas() throws {
    let host = controlHost(60, 100) {
      Text("ab [cd **ef** gh ij](https://example.org/a) kl").foregroundStyle(.green).tint(.red)
    }
    let list = try host.displayList()
    // 10 characters of 6 points a line: "ab cd ef " with its space, "gh ij kl".
    #expect(
      list.links.map(\.rect) == [
        CGRect(x: 21, y: 34, width: 30, height: 16), CGRect(x: 3, y: 50, width: 30, height: 16),
      ])
    #expect(Set(list.links.map(\.url)) == Set([url].compactMap { $0 }))
    #expect(Set(list.links.map(\.label)) == ["cd ef gh ij"])
    let red = try controlHost { Text("x").foregroundStyle(.red) }.runs()[0].paint
    let green = try controlHost { Text("x").foregroundStyle(.green) }.runs()[0].paint
    #expect(try host.runs().map { $0.paint == red } == [false, true, true, true, false])
    #expect(try host.runs().first?.paint == green)
  }

  @Test func linksBesideEachOtherStayApart() throws {
    let list = try controlHost { Text("[a](https://example.org/a)[b](https://example.org/a)") }.displayList()
    #expect(list.links.map(\.label) == ["a", "b"])
    #expect(list.links.map(\.rect.width) == [6, 6])
  }

  @Test func textThatIsCutLeadsNowhere() throws {
    let list = try controlHost(60, 20) { Text("a long text [b](https://example.org/a)").lineLimit(1) }.displayList()
    #expect(list.truncatedTexts.count == 1)
    #expect(list.links.isEmpty)
  }

  @Test func aTapOnALinkOpensIt() throws {
    struct Page: View {
      @State private var opened: [String] = []
      var body: some View {
        Text("See [one](https://example.org/1) and [two](app:2).")
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened.append(url.absoluteString)
              return .handled
            })
        Text(verbatim: opened.joined(separator: " "))
      }
    }
    let host = controlHost { Page() }
    try host.tap("two")
    try host.tap("one")
    #expect(try host.words().last == "app:2 https://example.org/1")
    #expect(throws: EventError.self) { try host.tap("See one and two.") }
    let off = controlHost { Page().disabled(true) }
    #expect(message { try off.tap("two") } == "'two' is disabled")
  }

  @Test("The letters' places are those that are drawn, right to left too") func directions() throws {
    func link(_ key: LocalizedStringKey, _ direction: LayoutDirection = .leftToRight) throws -> CGRect {
      let host = ViewHost(Text(key).fixedSize(), size: CGSize(width: 300, height: 40))
      host.environment.layoutDirection = direction
      return try #require(try host.displayList().links.first).rect
    }
    let first = try link("[אבג](https://example.org/a) דהו")
    let last = try link("אבג [דהו](https://example.org/a)")
    #expect(first.minX > last.maxX)
    let (inside, outside) = (try link("ab [cd](https://example.org/a)"), try link("[ab](https://example.org/a) cd"))
    #expect(inside.minX > outside.maxX && inside.maxX <= 200)
  }

  @Test(
    "Widgets keep links in texts where they keep Link (W54)",
    arguments: [(WidgetFamily.systemSmall, true), (.accessoryRectangular, true), (.accessoryCircular, false)])
  func widgets(family: WidgetFamily, isKept: Bool) async throws {
    let noon = Date(timeIntervalSinceReferenceDate: 0)
    let host = try WidgetHost(
      TestWidget(provider: ScriptedProvider(dates: [noon])) { _ in
        Text("[a](https://example.org/a)").containerBackground(Color.white, for: .widget)
      })
    let list = try await host.displayList(family: family, at: noon)
    #expect(list.links.count == (isKept ? 1 : 0))
    #expect(list.warnings.isEmpty == isKept)
  }

  @Test func addressesOnNoListAreNotWritten() throws {
    let host = controlHost { Text("[a](javascript:alert(1)) [b](https://example.org/b)") }
    let svg = String(decoding: try host.svgData(), as: UTF8.self)
    #expect(!svg.contains("javascript"))
    #expect(svg.contains("https://example.org/b"))
  }
}

/// What the host says where it cannot do something.
@MainActor func message(_ body: () throws -> Void) -> String {
  #expect(throws: EventError.self, performing: body)?.description ?? "nothing went wrong"
}

extension ViewHost {
  /// The stretches of all texts that are drawn.
  func runs() throws -> [StyledText.Run] {
    try displayList().flatItems.flatMap { item -> [StyledText.Run] in
      if case .text(let line) = item { line.text.runs } else { [] }
    }
  }
}
