import Foundation
import PodiumDrawing
import PodiumViews
import PodiumWidgets
import Testing

@testable import PodiumHosting

@Suite("The commands of any program of widgets") @MainActor struct WidgetToolTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func run(_ widgets: [any Widget], _ words: String...) async -> (
    code: ExitCode, output: String, said: String
  ) {
    let console = Console.recording()
    let tool = WidgetTool(name: "cards") { widgets.flatMap { WidgetCollector.descriptions(of: $0) } }
    let code = await tool.command.run(
      words, console: console, context: ParseContext(now: noon, timeZone: .gmt))
    return (code, String(decoding: console.recordedOutput, as: UTF8.self), console.recordedDiagnostics)
  }

  private var good: TestWidget<NumberView> { TestWidget(kind: "Good", ScriptedProvider(dates: [noon])) }

  @Test("list names kinds and families") func list() async throws {
    let outcome = await run([good], "list")
    #expect(outcome.code == .done)
    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.last == ["Good", "Good", good.families.map(\.name).joined(separator: ",")])
    let json = await run([good], "list", "--json")
    #expect((try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])?.count == 1)
  }

  @Test(
    "One widget that fails does so alone, and its last picture stays (W19, W22)",
    arguments: [
      ([TimeInterval](), "no entries"), ([.nan], "point in time"), ([0, .infinity], "entry 1"),
    ])
  func failure(offsets: [TimeInterval], says: String) async throws {
    let words = ["render", "--out", folder.path, "--family", "small", "--scale", "1"]
    func draw(_ provider: ScriptedProvider) async -> (code: ExitCode, output: String, said: String) {
      let console = Console.recording()
      let widgets: [any Widget] = [TestWidget(kind: "Bad", provider), good]
      let tool = WidgetTool(name: "cards") { widgets.flatMap { WidgetCollector.descriptions(of: $0) } }
      let code = await tool.command.run(
        words, console: console, context: ParseContext(now: noon, timeZone: .gmt))
      return (code, String(decoding: console.recordedOutput, as: UTF8.self), console.recordedDiagnostics)
    }
    #expect(await draw(ScriptedProvider(dates: [noon])).code == .done)
    let last = FileManager.default.contents(atPath: folder.path + "/bad-systemSmall-light.png")
    #expect(last != nil)
    let outcome = await draw(ScriptedProvider(dates: offsets.map { noon + $0 }))
    #expect(outcome.code == .somePicturesFailed)
    #expect(
      outcome.said.contains("error: Bad, systemSmall: ") && outcome.said.contains(says), "\(outcome.said)")
    #expect(outcome.output.contains("1 failed"))
    #expect(FileManager.default.contents(atPath: folder.path + "/bad-systemSmall-light.png") == last)
    let manifest = try Manifest(
      data: try #require(FileManager.default.contents(atPath: folder.path + "/manifest.json")))
    #expect(manifest.pictures.map(\.widget) == ["Bad", "Good"])
  }

  @Test(
    "A view with a wrong length or a repeated id fails alone, and its last picture stays", arguments: [false, true])
  func badViews(repeatsID: Bool) async throws {
    func draw(_ isBad: Bool) async -> (code: ExitCode, output: String, said: String) {
      let provider = ScriptedProvider(dates: [noon])
      let bad = TestWidget(kind: "Bad", provider: provider) { _ in OddView(isBad: isBad, repeatsID: repeatsID) }
      return await run([bad, good], "render", "--out", folder.path, "--family", "small", "--scale", "1")
    }
    #expect(await draw(false).code == .done)
    let last = FileManager.default.contents(atPath: folder.path + "/bad-systemSmall-light.png")
    try FileManager.default.removeItem(atPath: folder.path + "/good-systemSmall-light.png")
    let outcome = await draw(true)
    #expect(outcome.code == .somePicturesFailed && outcome.output.contains("1 failed"))
    let what = repeatsID ? "ForEach has more than one element with the id '1'" : "frame(width:) received -8: a length"
    #expect(outcome.said.contains("error: Bad, systemSmall, light: OddView: \(what)"), "\(outcome.said)")
    #expect(outcome.said.contains("hint: "))
    #expect(last != nil && FileManager.default.contents(atPath: folder.path + "/bad-systemSmall-light.png") == last)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/good-systemSmall-light.png"))
  }

  private struct OddView: View {
    let isBad: Bool
    let repeatsID: Bool
    var body: some View {
      VStack {
        ForEach(isBad && repeatsID ? [1, 1] : [1, 2], id: \.self) { Text("\($0)") }
        Color.red.frame(width: isBad && !repeatsID ? -8 : 8)
      }
      .containerBackground(Color.white, for: .widget)
    }
  }

  @Test("A widget without the family fails alone; a family nobody has is a wrong word") func families()
    async throws
  {
    let small = TestWidget(kind: "Small", ScriptedProvider(dates: [noon]), families: [.systemSmall])
    let some = await run([small, good], "render", "--out", folder.path, "--family", "medium")
    #expect(some.code == .somePicturesFailed && some.said.contains("'Small' does not support systemMedium"))
    let none = await run([small], "render", "--out", folder.path + "/none", "--family", "medium")
    #expect(none.code == .usage && none.said.contains("it supports systemSmall"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/none/index.html"))
  }

  @Test("--strict turns a warning into a failure (W42)") func strict() async throws {
    let bare = TestWidget(kind: "Bare", provider: ScriptedProvider(dates: [noon])) { _ in Text("bare") }
    let lax = await run([bare], "render", "--out", folder.path, "--family", "small")
    #expect(lax.code == .done && lax.said.contains("warning: Bare, systemSmall, light: "))
    let strict = await run([bare], "render", "--out", folder.path, "--family", "small", "--strict")
    #expect(strict.code == .somePicturesFailed && strict.said.contains("hint: leave --strict out"))
  }

  @Test("Only schemes that were allowed become links") func schemes() async throws {
    func widget(_ text: String) throws -> TestWidget<some View> {
      let url = try #require(URL(string: text))
      return TestWidget(kind: "Link", provider: ScriptedProvider(dates: [noon])) { _ in
        Text("a").widgetURL(url).containerBackground(Color.white, for: .widget)
      }
    }
    for (url, words, isKept) in [
      ("https://example.org", [], true), ("app://x", [], false),
      ("app://x", ["--allow-scheme", "app"], true),
      ("javascript:alert(1)", ["--allow-scheme", "javascript"], false),
      ("data:,x", ["--allow-scheme", "data"], false),
    ] as [(String, [String], Bool)] {
      let console = Console.recording()
      let target = try widget(url)
      let tool = WidgetTool(name: "cards") { WidgetCollector.descriptions(of: target) }
      let code = await tool.command.run(
        ["render", "--out", folder.path, "--family", "small", "--format", "svg"] + words, console: console,
        context: ParseContext(now: noon, timeZone: .gmt))
      #expect(code == .done)
      let manifest = try Manifest(
        data: try #require(FileManager.default.contents(atPath: folder.path + "/manifest.json")))
      #expect((manifest.pictures[0].widgetURL == url) == isKept)
      #expect(console.recordedDiagnostics.contains("its scheme is not allowed") == !isKept)
      let svg = String(
        decoding: try #require(
          FileManager.default.contents(atPath: folder.path + "/link-systemSmall-light.svg")), as: UTF8.self)
      #expect(svg.contains("href=\"\(url)\"") == isKept)
    }
  }

  @Test("timeline lists entries in the zone asked for, marks the current one and says when it reloads")
  func timeline() async throws {
    let provider = ScriptedProvider(dates: [-3600, 0, 3600].map { noon + $0 }, policy: .after(noon + 7200))
    let outcome = await run([TestWidget(kind: "Good", provider)], "timeline", "--tz", "Asia/Tokyo")
    #expect(outcome.code == .done)
    #expect(
      outcome.output == """
        Good
          2026-06-15T20:00:00+09:00
        * 2026-06-15T21:00:00+09:00
          2026-06-15T22:00:00+09:00
          reload 2026-06-15T23:00:00+09:00

        """)
  }
}
