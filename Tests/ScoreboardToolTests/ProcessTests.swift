import Foundation
import PodiumHosting
import Testing

@Suite("The program as a process") @MainActor struct ProcessTests {
  /// The built program, beside the tests' own.
  nonisolated static var program: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("scoreboard").path
  }

  private struct Ended {
    let code: Int32
    let output: String
    let diagnostics: String
  }

  /// Runs a shell script in which `$0` is the program, `$1` the templates and `$2` a folder of its own.
  private func sh(_ script: String, in folder: TemporaryFolder) throws -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, Self.program, Scoreboard.templates, folder.path]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C"]
    let (output, diagnostics) = (folder.path(of: "stdout"), folder.path(of: "stderr"))
    for path in [output, diagnostics] { try Data().write(to: URL(fileURLWithPath: path)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: diagnostics))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    return Ended(code: process.terminationStatus, output: text(output), diagnostics: text(diagnostics))
  }

  @Test("Standard input is a file like any other") func standardInput() throws {
    let folder = try TemporaryFolder()
    let ended = try sh(
      """
      printf 'pet,kind,trick,rating,date\\nBo,dog,Run,8,2026-06-01T12:00:00Z\\nAda,cow,Sit,7,2026-06-01T12:00:00Z\\n' |
        "$0" pets list --templates "$1" --input -
      """, in: folder)
    #expect(ended.code == 65)
    #expect(ended.output.contains("Bo") && !ended.output.contains("Ada"))
    #expect(ended.diagnostics.contains("standard input:3:5:"))
  }

  @Test(
    "Closed and empty standard input",
    arguments: [
      ("<&-", "standard input"), ("</dev/null", "standard input:1:1:"),
      ("</tmp", "cannot read 'standard input': Is a directory"),
    ])
  func noInput(redirection: String, says: String) throws {
    let ended = try sh("\"$0\" pets list --templates \"$1\" --input - \(redirection)", in: TemporaryFolder())
    #expect(ended.code == 65 && ended.output.isEmpty)
    #expect(ended.diagnostics.contains(says), "\(ended.diagnostics)")
  }

  @Test("A pipe is read to its end") func pipe() throws {
    let ended = try sh(
      "mkfifo p; cat \"$1/Sample/pettricks.csv\" > p & \"$0\" pets list --templates \"$1\" --input p",
      in: TemporaryFolder())
    #expect(ended.code == 0 && ended.output.contains("Sheldon"))
  }

  @Test(
    "A reader that goes away ends nothing early; closed or full output is an error",
    arguments: [
      ("\"$0\" timeline --templates \"$1\" | head -1; echo", 0),
      ("\"$0\" render --templates \"$1\" --pet Mango --family small --out out >&-", 73),
      ("\"$0\" render --templates \"$1\" --pet Mango --family small --out out >/dev/full", 73),
      ("\"$0\" render --templates \"$1\" --pet Mango --family small --out out 2>&-", 0),
    ])
  func outputGone(script: String, code: Int) throws {
    let folder = try TemporaryFolder()
    let ended = try sh(script, in: folder)
    #expect(ended.code == Int32(code), "\(ended.diagnostics)")
    if script.contains("render") {
      #expect(folder.files["out/manifest.json"] != nil, "the pictures are written first")
    }
  }

  @Test("A killed run leaves whole files, and the next one works") func killed() throws {
    let folder = try TemporaryFolder()
    let draw =
      "\"$0\" render --templates \"$1\" --out out --scale 3 --family small,medium,large --jobs 1 --at 2026-06-15"
    // Killed as soon as the first picture stands there.
    let ended = try sh(
      """
      \(draw) --pet Mango --pet Ziggy --pet Roofus & pid=$!
      while ! ls out/*.png >/dev/null 2>&1; do kill -0 $pid 2>/dev/null || break; sleep 0.01; done
      kill -9 $pid; wait $pid; echo $?
      """, in: folder)
    #expect(
      ended.output.contains("137"), "the run was too quick to be killed: \(ended.output) \(ended.diagnostics)"
    )
    #expect(folder.files["out/manifest.json"] == nil)
    for (name, data) in folder.files where name.hasSuffix(".png") {
      #expect(
        data.suffix(8).elementsEqual([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]), "\(name) is cut")
    }
    let next = try sh("\(draw) --pet Mango --pet Ziggy --pet Roofus", in: folder)
    #expect(next.code == 0, "\(next.diagnostics)")
    let pages = folder.files.keys.filter { $0.hasPrefix("out/") }
    #expect(pages.count == 9 + 3 && !pages.contains { $0.hasSuffix(".tmp") })
  }

  @Test("Locale, zone and terminal of the machine change no byte") func machine() throws {
    let folder = try TemporaryFolder()
    let draw =
      "\"$0\" render --templates \"$1\" --pet Mango --family medium --format png,svg,pdf --at 2026-06-15T12:00:00Z --out"
    let ended = try sh(
      "\(draw) one && LANG=ar_EG.UTF-8 LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo COLUMNS=20 TERM=xterm \(draw) two",
      in: folder)
    #expect(ended.code == 0, "\(ended.diagnostics)")
    var folders: [String: [String: Data]] = [:]
    for (name, data) in folder.files where name.contains("/") && !name.hasSuffix(".lock") {
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      folders[parts[0], default: [:]][parts[1]] = data
    }
    #expect(folders["one"]?.count == 5)
    #expect(folders["one"] == folders["two"])
  }
}
