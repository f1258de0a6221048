import Foundation
import PodiumDrawing
import PodiumHosting
import PodiumViews
import Testing

/// Placeholders, private content and what stays as it is.
@MainActor struct RedactionTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    return ViewHost(
      view, size: CGSize(width: 200, height: 100), environment: environment, interfaceIdiom: .macOS,
      textEngine: ScriptedTextEngine())
  }

  private func list(_ view: some View) throws -> DisplayList { try host(view).displayList() }

  private func fills(_ list: DisplayList) -> [CGRect] {
    list.items.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
  }

  private func hasText(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      switch item {
      case .text: true
      case .layer(let layer): hasText(layer.items)
      default: false
      }
    }
  }

  @Test func privateLinksLeadNowhere() throws {
    let text = Text("[40x16](https://example.org)").privacySensitive()
    #expect(try list(text).links.count == 1)
    #expect(try list(text.redacted(reason: .privacy)).links.isEmpty)
  }

  @Test func `bars of a placeholder (facts T15)`() throws {
    let text = Text(String(repeating: "a", count: 40)).frame(width: 100)
    let drawn = try list(text.redacted(reason: .placeholder))
    #expect(!hasText(drawn.items))
    #expect(fills(drawn).map { round($0.width * 1_000) / 1_000 } == [100, 100, 62.5])
    #expect(fills(drawn).map(\.height) == [9.5, 9.5, 9.5])
    // They stand on the baselines of lines 16 high.
    #expect(fills(drawn).map(\.maxY) == [39, 55, 71])
    guard case .fill(_, .color(let color), _) = drawn.items[0] else {
      Issue.record("a bar is not filled")
      return
    }
    // Recorded: 35 of 255.
    #expect(abs(color.opacity * 255 - 35) < 1)
  }

  @Test(arguments: [(TextAlignment.leading, 50.0), (.center, 68.75), (.trailing, 87.5)])
  func `the last bar lines up as its line would`(_ alignment: TextAlignment, _ x: CGFloat) throws {
    let text = Text(String(repeating: "a", count: 40)).multilineTextAlignment(alignment).frame(width: 100)
    let bar = try #require(fills(try list(text.redacted(reason: .placeholder))).last)
    #expect(abs(bar.minX - x) < 0.001)
  }

  @Test func `a symbol is a square of the font's size (facts T16)`() throws {
    let symbol = Image(systemName: "star").font(.system(size: 22)).redacted(reason: .placeholder)
    #expect(fills(try list(symbol)) == [CGRect(x: 89, y: 39, width: 22, height: 22)])
  }

  @Test func `a picture is a plain shape in its own place`() throws {
    let picture = Image("missing").resizable().frame(width: 40, height: 30).redacted(reason: .placeholder)
    let drawn = try list(picture)
    #expect(fills(drawn) == [CGRect(x: 80, y: 35, width: 40, height: 30)])
    #expect(drawn.warnings.isEmpty)
  }

  @Test func `only what is private is covered, in its own place`() throws {
    let view = HStack {
      Text("40x16")
      Text("60x16").privacySensitive().accessibilityIdentifier("secret")
    }
    let plain = host(view)
    let covered = host(view.redacted(reason: .privacy))
    #expect(covered.frame(of: "secret") == plain.frame(of: "secret"))
    let list = try covered.displayList()
    #expect(list.accessibilityText == ["40x16"])
    #expect(fills(list).map(\.width) == [60])
    #expect(list.items.count == 2)
    #expect(!covered.textDump().contains("60x16"))
  }

  @Test func `what is private may be shown again`() throws {
    let text = Text("40x16").privacySensitive(false)
    #expect(try list(text.privacySensitive().redacted(reason: .privacy)) == list(text))
  }

  /// Recorded (redacted/placeholder): it draws as itself.
  @Test func `what is private is no placeholder`() throws {
    let text = Text("40x16").privacySensitive()
    #expect(try list(text.redacted(reason: .placeholder)) == list(text))
    let both: RedactionReasons = [.placeholder, .privacy]
    #expect(try list(text.redacted(reason: both)) == list(text.redacted(reason: .privacy)))
  }

  @Test func `content is shown as it is where it opts out or is only out of date`() throws {
    let text = Text("40x16")
    #expect(try list(text.unredacted().redacted(reason: .placeholder)) == list(text))
    #expect(try list(text.redacted(reason: .invalidated)) == list(text))
  }

  @Test func `shapes and backgrounds stay`() throws {
    let shapes = Circle().fill(.red).frame(width: 30, height: 30).background(.blue)
    #expect(try list(shapes.redacted(reason: .placeholder)) == list(shapes))
  }

  private struct Reasons: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View { Text("\(reasons.rawValue)").unredacted().accessibilityIdentifier("reasons") }
  }

  @Test func `reasons add up`() throws {
    let view = Reasons().redacted(reason: .privacy).redacted(reason: .invalidated)
    #expect(try list(view).accessibilityText == ["6"])
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var isReady = false
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Button("Show") { isReady = true }.unredacted()
        Text("\(count)").accessibilityIdentifier("count")
      }
      .redacted(reason: isReady ? [] : .placeholder)
    }
  }

  @Test func `controls keep working, and content comes back`() throws {
    let host = host(Counter())
    try host.tap("Add")
    #expect(host.frame(of: "count")?.width == 6.5)
    #expect(try hasText(host.displayList().items))
    try host.tap("Show")
    #expect(host.frame(of: "count")?.width == 6)
    #expect(try host.displayList().accessibilityText.contains("1"))
  }

  @Test func `links keep their areas`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let link = Link("12345", destination: url)
    let drawn = try list(link.redacted(reason: .placeholder))
    #expect(drawn.links.map(\.url) == [url])
    #expect(drawn.links.first?.rect.width == 31.5)
  }
}
