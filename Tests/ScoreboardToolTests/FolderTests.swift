import Foundation
import PodiumHosting
import Testing

@Suite("The output folder under stress") @MainActor struct FolderTests {
  @Test("Another run at once is told to wait, and changes nothing") func busy() async throws {
    let program = try Scoreboard()
    _ = await program.render("--pet", "Mango", "--at", "2026-06-15T12:00:00Z")
    let before = program.written
    let lock = try OutputFolder(program.out).lock()
    for outcome in [
      await program.render("--pet", "Mango", "--at", "2026-06-20T12:00:00Z"), await program.crown("--sweep"),
    ] {
      #expect(outcome.code == .busy)
      #expect(outcome.diagnostics.contains("is writing there") && outcome.diagnostics.contains("hint: wait"))
      #expect(outcome.output.isEmpty)
    }
    #expect(program.written == before)
    withExtendedLifetime(lock) {}
  }

  @Test("What only reads needs no folder") func readersAreNeverBusy() async throws {
    let program = try Scoreboard()
    let lock = try OutputFolder(program.out).lock()
    #expect(await program.run("pets", "list", "--templates", Scoreboard.templates).code == .done)
    #expect(await program.run("timeline", "--templates", Scoreboard.templates).code == .done)
    withExtendedLifetime(lock) {}
  }

  @Test(
    "A folder that takes no file keeps its pictures", .enabled(if: geteuid() != 0, "root may write anywhere"))
  func readOnly() async throws {
    let program = try Scoreboard()
    _ = await program.render("--pet", "Mango", "--at", "2026-06-15T12:00:00Z")
    let before = program.written
    #expect(chmod(program.out, 0o555) == 0)
    defer { _ = chmod(program.out, 0o755) }
    let outcome = await program.render("--pet", "Mango", "--at", "2026-06-20T12:00:00Z")
    #expect(outcome.code == .cannotWrite && outcome.diagnostics.contains("hint: "))
    #expect(program.written == before)
  }

  @Test("Something in a picture's way stops the run; the other pictures stay whole") func inTheWay()
    async throws
  {
    let program = try Scoreboard()
    _ = await program.render("--pet", "Mango", "--at", "2026-06-15T12:00:00Z")
    let before = program.written
    try FileManager.default.createDirectory(
      atPath: program.out + "/whiskers-systemSmall-light.png", withIntermediateDirectories: false)
    let outcome = await program.render("--pet", "Whiskers", "--at", "2026-06-15T12:00:00Z")
    #expect(outcome.code == .cannotWrite, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains("whiskers-systemSmall-light.png"))
    #expect(program.written == before)
  }

  @Test("No folder can be made there", arguments: ["file", "file/below", ""])
  func noFolder(name: String) async throws {
    let program = try Scoreboard()
    _ = try program.folder.write("", named: "file")
    let outcome = await program.run(
      "render", "--templates", Scoreboard.templates, "--pet", "Mango", "--out",
      name.isEmpty ? "" : program.folder.path(of: name))
    #expect(outcome.code == (name.isEmpty ? .usage : .cannotWrite), "\(outcome.diagnostics)")
    #expect(program.folder.files.count == 1)
  }

  @Test("Folders above are made") func deep() async throws {
    let program = try Scoreboard()
    let outcome = await program.run(
      "render", "--templates", Scoreboard.templates, "--pet", "Mango", "--family", "small", "--out",
      program.folder.path(of: "a/b/c"))
    #expect(outcome.code == .done)
    #expect(program.folder.files["a/b/c/index.html"] != nil)
  }

  @Test("A manifest that cannot be read is made anew") func brokenManifest() async throws {
    let program = try Scoreboard()
    _ = await program.render("--pet", "Mango")
    for text in ["", "{", #"{"schemaVersion": 99}"#] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: program.out + "/" + Manifest.fileName))
      #expect(await program.render("--pet", "Whiskers").code == .done)
      #expect(try program.manifest.pictures.map(\.pet) == ["Whiskers"])
    }
  }
}
