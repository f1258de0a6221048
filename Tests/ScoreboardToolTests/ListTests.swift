import Foundation
import PodiumHosting
import Testing

@Suite("scoreboard pets and timeline") @MainActor struct ListTests {
  private let program: Scoreboard
  init() throws { program = try Scoreboard() }

  private func run(_ words: String...) async -> Scoreboard.Outcome {
    await program.run(words + ["--templates", Scoreboard.templates])
  }

  private func rows(_ words: String...) async throws -> [[String: Any]] {
    let outcome = await program.run(words + ["--templates", Scoreboard.templates, "--json"])
    #expect(outcome.code == .done, "\(outcome.diagnostics)")
    return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
  }

  @Test("The seven pets, with the rating of the moment") func pets() async throws {
    let outcome = await run("pets", "list", "--at", "2026-06-15T12:00:00Z")
    #expect(outcome.code == .done && outcome.diagnostics.isEmpty)
    let lines = outcome.text.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true)
    }
    #expect(lines.count == 8 && lines[0].joined(separator: " ") == "NAME KIND TRICK COLOR RATING")
    #expect(
      lines.dropFirst().map { $0[0] } == [
        "Whiskers", "Roofus", "Bubbles", "Mango", "Ziggy", "Sheldon", "Chirpy",
      ])
    #expect(lines[4].last == "6")
  }

  @Test("Before the first rating there is none") func unrated() async throws {
    let rows = try await rows("pets", "list", "--at", "2026-05-01")
    #expect(rows.count == 7)
    #expect(
      rows.allSatisfy { $0["rating"] == nil && ($0["url"] as? String)?.hasPrefix("pettricks://pet/") == true }
    )
  }

  @Test("Changes between two dates, both included, in order") func timeline() async throws {
    let rows = try await rows(
      "timeline", "--from", "2026-06-29T11:07:00Z", "--to", "2026-06-30T11:44:00Z", "--pet", "Ziggy", "--pet",
      "Mango")
    #expect(
      rows.compactMap { $0["date"] as? String } == [
        "2026-06-29T11:07:00Z", "2026-06-29T19:46:00Z", "2026-06-30T11:44:00Z",
      ])
    #expect(rows.compactMap { $0["pet"] as? String } == ["Ziggy", "Mango", "Ziggy"])
    #expect(rows.allSatisfy { $0["rank"] is Int && $0["score"] is Double && $0["rating"] is Int })
  }

  @Test(
    "The zone is the table's",
    arguments: [("UTC", "2026-06-29T11:07:00Z"), ("Asia/Tokyo", "2026-06-29T20:07:00+09:00")])
  func zone(name: String, date: String) async throws {
    let outcome = await run(
      "timeline", "--from", "2026-06-29T11:07Z", "--to", "2026-06-29T11:07Z", "--tz", name)
    #expect(outcome.text.contains(date), "\(outcome.text)")
  }

  @Test(
    "Each way of making a score is understood", arguments: ["latest", "mean", "median", "trimmed", "decayed"])
  func methods(name: String) async throws {
    let scores = try await rows("timeline", "--pet", "Mango", "--rating", name).compactMap {
      $0["score"] as? Double
    }
    #expect(scores.count == 30 && scores.allSatisfy { 0...10 ~= $0 })
    #expect((scores.last == 10) == (name == "latest"))
  }

  @Test("Nothing in a span is no error") func nothing() async throws {
    #expect(try await rows("timeline", "--from", "2030-01-01").isEmpty)
    #expect(try await rows("timeline", "--from", "2026-06-20", "--to", "2026-06-10").isEmpty)
  }

  @Test("Version and help are data") func help() async throws {
    let version = await program.run("--version")
    #expect(
      version.code == .done && version.text == "\(PodiumVersion.current)\n" && version.diagnostics.isEmpty)
    for words in [["--help"], ["render", "--help"], ["crown", "--help"], ["pets", "list", "--help"]] {
      let help = await program.run(words)
      #expect(help.code == .done && help.text.contains("scoreboard") && help.diagnostics.isEmpty)
    }
  }

  @Test("A wrong word is no command", arguments: [["rendr"], ["pets"], ["pets", "ad"], []])
  func wrong(words: [String]) async throws {
    let outcome = await program.run(words)
    #expect(outcome.code == .usage && outcome.output.isEmpty && outcome.diagnostics.contains("error: "))
  }
}
