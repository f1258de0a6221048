import Foundation
import PodiumCairo
import PodiumHosting
import PodiumTesting
import ScoreboardTool
import Testing

@Suite("README.md") struct ReadmeTests {
  private let page: Markdown

  init() throws { page = try Markdown(file: "README.md") }

  @Test("The first program is short") func length() throws {
    let program = try #require(page.code("swift"))
    #expect(program.split(separator: "\n").count <= 16)
    #expect(program.hasPrefix("import Podium\nimport SwiftUI\nimport WidgetKit\n"))
  }

  @Test("The picture is small") func picture() throws {
    let data = try Data(contentsOf: Checkout.url("Docs/Pictures/card.png"))
    #expect(data.count <= 20 * 1_024)
  }

  @Test("Each command and option of the table exists, and each command is in it") @MainActor func commands()
    throws
  {
    var known: [String: Set<String>] = [:]
    func visit(_ command: Command, _ path: [String]) {
      if command.subcommands.isEmpty {
        known[path.joined(separator: " ")] = Set(command.parameters.map(\.name))
      }
      for child in command.subcommands { visit(child, path + [child.name]) }
    }
    visit(ScoreboardTool.command, [ScoreboardTool.command.name])
    let rows = page.rows(header: "command")
    for row in rows {
      let name = try #require(Markdown.spans(in: row.cells[0]).first)
      let options = try #require(known[name], "line \(row.line): there is no command '\(name)'")
      for span in row.cells.flatMap(Markdown.spans) where span.hasPrefix("--") {
        let option = String(span.prefix { $0 != " " })
        #expect(options.contains(option), "line \(row.line): '\(name)' has no \(option)")
      }
    }
    #expect(Set(rows.compactMap { Markdown.spans(in: $0.cells[0]).first }) == Set(known.keys))
  }

  @Test("The table of exit codes is the tool's") func exitCodes() throws {
    let rows = page.rows(header: "exit code")
    #expect(rows.compactMap { Int32($0.cells[0]) } == ExitCode.allCases.map(\.rawValue))
  }

  @Test("The changelog's newest version is the program's") func version() throws {
    let heading = try Markdown(file: "CHANGELOG.md").lines.first { $0.hasPrefix("## [") }
    #expect(heading?.hasPrefix("## [\(PodiumVersion.current)]") == true)
  }
}

extension PackageTests {
  /// The program of README.md, as somebody who copies it would run it.
  @Suite("The program of README.md") struct ReadmeProgramTests {
    /// A package of the program in the build folder; written only where it changed, so that nothing is built anew.
    private func package() throws -> URL {
      let program = try #require(try Markdown(file: "README.md").code("swift"))
      let folder = ScratchBuild.buildFolder.appending(path: "readme", directoryHint: .isDirectory)
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Card", dependencies: [.package(name: "Podium", path: \(Checkout.root.path(percentEncoded: false).debugDescription))],
          targets: [
            .executableTarget(
              name: "Card",
              dependencies: ["Podium", "SwiftUI", "WidgetKit"].map { .product(name: $0, package: "Podium") })
          ])
        """
      for (path, text) in [("Package.swift", manifest), ("Sources/Card/main.swift", program)] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if (try? Data(contentsOf: file)) != Data(text.utf8) { try Data(text.utf8).write(to: file) }
      }
      return folder
    }

    @Test("It draws the picture beside it") func picture() throws {
      let folder = try TemporaryFolder()
      let program = try ScratchBuild.program("Card", of: package())
      let outcome = try Program(path: program.path(percentEncoded: false)).run([], in: folder.url)
      #expect(outcome.status == 0, "\(outcome.all)")
      let actual = try Data(contentsOf: folder.url.appending(path: "card.png"))
      let file = Checkout.url("Docs/Pictures/card.png")
      // Written anew where golden images are asked for, as everywhere.
      if try GoldenRecording.asked(by: ProcessInfo.processInfo.environment) != .never {
        try actual.write(to: file)
      }
      let expected = try Data(contentsOf: file)
      let comparison = PixelComparison(
        expected: try PNGCodec.decode(expected), actual: try PNGCodec.decode(actual))
      #expect(comparison.sameSize)
      #expect(
        comparison.differing == 0,
        "pixels differ from \(file.lastPathComponent); PODIUM_GOLDEN_RECORD=failed writes it anew")
      #expect(try PNGCodec.texts(actual) == PNGCodec.texts(expected))
    }
  }
}
