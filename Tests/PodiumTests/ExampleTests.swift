import Foundation
import PodiumCairo
import PodiumHosting
import Testing

extension PackageTests {
  /// `Examples/HelloWidget`, built and run as its reader would.
  @Suite("HelloWidget") struct ExampleTests {
    private let source = "Examples/HelloWidget/Sources/HelloWidget/HelloWidget.swift"
    private let tool: Program
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      tool = Program(
        path: try ScratchBuild.program("HelloWidget", of: Checkout.url("Examples/HelloWidget"))
          .path(percentEncoded: false))
    }

    private func run(_ arguments: String...) throws -> Program.Outcome {
      try tool.run(arguments, in: folder.url)
    }

    @Test("It is one file that imports nothing but SwiftUI and WidgetKit") func imports() throws {
      #expect(Checkout.swiftFiles(under: "Examples/HelloWidget/Sources") == [source])
      let imports = SwiftText(try Checkout.text(source)).lines.filter { $0.contains("import ") }
      #expect(imports == ["import SwiftUI", "import WidgetKit"])
    }

    @Test("'list' names kind, name and families") func list() throws {
      let outcome = try run("list")
      #expect(outcome.status == ExitCode.done.rawValue)
      #expect(
        outcome.output == "KIND   NAME   FAMILIES\nHello  Hello  systemSmall,systemMedium\n")
      #expect(outcome.errors.isEmpty)
    }

    @Test("'render' writes pictures with the link in them") func render() throws {
      let outcome = try run(
        "render", "--preview", "--scheme", "both", "--format", "png,svg,pdf", "--out", "Pictures and more")
      #expect(outcome.status == ExitCode.done.rawValue, "\(outcome.all)")
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
      let output = folder.url.appending(path: "Pictures and more")
      let files = try FileManager.default.contentsOfDirectory(atPath: output.path(percentEncoded: false))
      #expect(files.filter { $0.hasSuffix(".png") }.count == 4)
      #expect(files.filter { $0.hasSuffix(".svg") }.count == 4)
      #expect(files.filter { $0.hasSuffix(".pdf") }.count == 4)

      // A snapshot greets in the morning; its size is the standard screen's, at two pixels a point.
      let link = "https://example.org/hello/morning"
      let png = try Data(contentsOf: output.appending(path: "hello-systemSmall-light@2x.png"))
      let picture = try PNGCodec.decode(png)
      #expect(picture.width == 316 && picture.height == 316)
      #expect(Set(stride(from: 0, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }).count > 20)
      #expect(try PNGCodec.texts(png).contains { $0.text == link })
      for name in [
        "hello-systemMedium-dark.svg", "hello-systemMedium-dark.pdf", "manifest.json", "index.html",
      ] {
        let data = try Data(contentsOf: output.appending(path: name))
        #expect(data.range(of: Data(link.utf8)) != nil, "\(name) has no link")
      }
    }

    @Test("'timeline' shows the entry of now, what follows and when it reloads") func timeline() throws {
      let outcome = try run("timeline", "--json")
      #expect(outcome.status == ExitCode.done.rawValue, "\(outcome.all)")
      struct Row: Decodable {
        var widget: String
        var entries: [Date]
        var current: Date
        var nextFlip: Date
        var nextReload: Date
      }
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let row = try #require(try decoder.decode([Row].self, from: Data(outcome.output.utf8)).first)
      #expect(row.widget == "Hello")
      #expect(row.entries.count == 5)
      // A provider that asks the clock answers a moment after the command did: that is no fault.
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(row.current == row.entries[0])
      #expect(row.nextFlip == row.entries[1])
      #expect(row.nextReload >= row.entries[4])
    }

    @Test(
      "A wrong command line ends with 64 and says what to do",
      arguments: [
        ["render", "--family", "huge"], ["draw"], ["render", "--widget", "Bye"], ["render", "--scale", "0"],
      ])
    func usage(arguments: [String]) throws {
      let outcome = try tool.run(arguments, in: folder.url)
      #expect(outcome.status == ExitCode.usage.rawValue)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("error: "))
    }

    @Test("A folder that cannot be written ends with 73") func cannotWrite() throws {
      try Data().write(to: folder.url.appending(path: "taken"))
      #expect(try run("render", "--out", "taken").status == ExitCode.cannotWrite.rawValue)
    }
  }
}
