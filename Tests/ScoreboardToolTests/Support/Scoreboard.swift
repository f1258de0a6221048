import Foundation
import PodiumHosting
import ScoreboardTool
import Testing

/// The program, run in this process in a folder of its own.
@MainActor struct Scoreboard {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Where pictures go.
  var out: String { folder.path(of: "out") }

  /// What a command said and ended with.
  struct Outcome {
    let code: ExitCode
    let output: Data
    let diagnostics: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The sample's last day; `now` of every run.
  static let now = Date(timeIntervalSince1970: 1_782_820_800)  // 2026-06-30 12:00 UTC

  /// The repository's templates, whatever the working folder.
  nonisolated static let templates = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Templates").path

  /// Runs a command; the words are the command line's.
  func run(_ words: String..., now: Date = Scoreboard.now) async -> Outcome { await run(words, now: now) }

  func run(_ words: [String], now: Date = Scoreboard.now) async -> Outcome {
    let console = Console.recording()
    let code = await ScoreboardTool.command.run(
      words, console: console, context: ParseContext(now: now, timeZone: .gmt))
    return Outcome(code: code, output: console.recordedOutput, diagnostics: console.recordedDiagnostics)
  }

  /// Draws into `out`; the smallest family and one pixel a point unless told otherwise, as both are quickest.
  func render(_ words: String..., family: String = "small", scale: String = "1") async -> Outcome {
    await run(
      ["render", "--templates", Self.templates, "--out", out, "--family", family, "--scale", scale] + words)
  }

  /// Draws a file's pets.
  func render(file text: String, named name: String = "data.csv", _ words: String...) async throws -> Outcome {
    let file = try folder.write(text, named: name)
    return await run(
      [
        "render", "--templates", Self.templates, "--out", out, "--family", "small", "--scale", "1", "--input",
        file,
      ]
        + words)
  }

  /// Turns the crown into `out`.
  func crown(_ words: String...) async -> Outcome {
    await run(["crown", "--templates", Self.templates, "--out", out, "--scale", "1"] + words)
  }

  var manifest: Manifest {
    get throws {
      let data = try #require(FileManager.default.contents(atPath: out + "/" + Manifest.fileName))
      return try Manifest(data: data)
    }
  }

  /// Every written file's bytes.
  var written: [String: Data] {
    var files: [String: Data] = [:]
    for (name, data) in folder.files where name.hasPrefix("out/") { files[String(name.dropFirst(4))] = data }
    files[OutputLock.fileName] = nil
    return files
  }

  func text(_ name: String) throws -> String {
    String(decoding: try #require(written[name], "no file \(name)"), as: UTF8.self)
  }
}
