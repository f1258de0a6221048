import Foundation
import PodiumCairo
import PodiumHosting
import Testing

@Suite("scoreboard crown") @MainActor struct CrownTests {
  /// What each card says, in order; the film is left out.
  private func ratings(_ program: Scoreboard) throws -> [String] {
    try program.manifest.pictures.filter { !$0.file.contains("film") }.map {
      $0.accessibilityText.first { $0.hasPrefix("Rated") } ?? "none"
    }
  }

  @Test("A sweep draws eleven cards, 0 through 10, and one film of them") func sweep() async throws {
    let program = try Scoreboard()
    let outcome = await program.crown("--pet", "Mango", "--sweep")
    #expect(outcome.code == .done, "\(outcome.diagnostics)")
    #expect(try ratings(program) == (0...10).map { "Rated \($0) out of 10" })
    let pictures = try program.manifest.pictures
    let film = try #require(pictures.last)
    #expect(pictures.count == 12 && film.family == "crown-film")
    #expect(
      film.accessibilityText.filter { $0.hasPrefix("Rated") } == (0...10).map { "Rated \($0) out of 10" })
    #expect(film.size == Manifest.Size(width: 11 * 158 + 10 * 10, height: 190))
    #expect(Set(pictures.map(\.sha256)).count == 12, "every card looks different")
  }

  @Test(
    "Turning moves the rating by four a turn and stops at the ends",
    arguments: [
      // Mango stands at 6 on 15 June.
      ("0.5,-0.25", [6, 8, 7]), ("0.25", [6, 7]), ("1", [6, 10]), ("-1", [6, 2]), ("5", [6, 10]),
      ("-5", [6, 0]),
      ("-5,0.25", [6, 0, 1]), ("5,-0.25", [6, 10, 9]), ("0", [6, 6]), ("0.1", [6, 6]), ("1000", [6, 10]),
    ])
  func turns(list: String, expected: [Int]) async throws {
    let program = try Scoreboard()
    let outcome = await program.crown("--pet", "Mango", "--rotate", list, "--at", "2026-06-15T12:00:00Z")
    #expect(outcome.code == .done, "\(outcome.diagnostics)")
    #expect(try ratings(program) == expected.map { "Rated \($0) out of 10" })
    #expect(try program.manifest.pictures.count == expected.count)
  }

  @Test("--film adds the strip to turns") func film() async throws {
    let program = try Scoreboard()
    _ = await program.crown("--pet", "Mango", "--rotate", "0.5,-0.25", "--film", "--format", "svg,pdf")
    #expect(
      try program.manifest.pictures.map(\.format) == ["svg", "pdf", "svg", "pdf", "svg", "pdf", "svg", "pdf"])
    #expect(try program.manifest.pictures.last?.family == "crown-step-film")
  }

  @Test("Twice the same bytes, beside what render wrote") func sameBytes() async throws {
    let first = try Scoreboard()
    let second = try Scoreboard()
    for (program, jobs) in [(first, "1"), (second, "2")] {
      _ = await program.render("--pet", "Mango", "--at", "2026-06-15T12:00:00Z")
      _ = await program.crown(
        "--pet", "Mango", "--rotate", "0.5", "--film", "--scheme", "both", "--at", "2026-06-15T12:00:00Z",
        "--jobs", jobs)
    }
    #expect(first.written == second.written)
    #expect(try first.manifest.pictures.map(\.widget).first == "Scoreboard")
  }

  @Test(
    "What cannot be turned is refused",
    arguments: [
      ([], "is needed"), (["--sweep", "--rotate", "1"], "exclude each other"),
      (["--rotate", "x"], "a number"),
      (["--rotate", "1,,2"], "empty part"), (["--rotate", "inf"], "a number"),
      (["--rotate", "9999"], "1000"),
      (["--sweep", "--pet", "Mangoo"], "did you mean 'Mango'?"),
    ])
  func refusals(words: [String], says: String) async throws {
    let program = try Scoreboard()
    let outcome = await program.run(
      ["crown", "--templates", Scoreboard.templates, "--out", program.out] + words)
    #expect(outcome.code == .usage)
    #expect(outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
    #expect(program.written.isEmpty)
  }
}
