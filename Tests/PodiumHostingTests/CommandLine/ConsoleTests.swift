import Foundation
import Testing

@testable import PodiumHosting

@Suite("The console") struct ConsoleTests {
  @Test("Data and diagnostics go their own ways") func streams() {
    let console = Console.recording()
    console.line("Whiskers\t8")
    console.error(
      "row 3: rating 11", details: ["Whiskers,11", "         ^"], hint: "ratings go from 0 to 10")
    console.warning("late")
    console.hint("try again")
    #expect(String(decoding: console.recordedOutput, as: UTF8.self) == "Whiskers\\t8\n")
    #expect(
      console.recordedDiagnostics == """
        error: row 3: rating 11
          Whiskers,11
                   ^
        hint: ratings go from 0 to 10
        warning: late
        hint: try again

        """)
  }

  @Test(
    "Hostile text reaches no terminal",
    arguments: [
      ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\nerror: forged", "a\\nerror: forged"),
      ("a\u{202E}gpj", "a\\u{202E}gpj"),
      ("\u{9B}31m", "\\u{9B}31m"), ("a\u{0}b", "a\\u{0}b"), ("a\u{2028}b", "a\\u{2028}b"),
      ("a\r\n", "a\\r\\n"),
      ("\u{E0041}", "\\u{E0041}"), ("محمد 🐱 é", "محمد 🐱 é"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ]) func hostile(text: String, shown: String)
  {
    let console = Console.recording()
    console.error(text, details: [text], hint: text)
    console.line(text)
    #expect(console.recordedDiagnostics == "error: \(shown)\n  \(shown)\nhint: \(shown)\n")
    #expect(String(decoding: console.recordedOutput, as: UTF8.self) == shown + "\n")
  }

  @Test("Colour marks only the labels") func color() {
    let console = Console.recording(usesColor: true)
    console.error("no", hint: "yes")
    #expect(console.recordedDiagnostics == "\u{1B}[1;31merror:\u{1B}[0m no\n\u{1B}[1;36mhint:\u{1B}[0m yes\n")
  }

  @Test(
    "Colour only on a terminal that wants it",
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true),
      (true, ["TERM": "dumb"], false), (true, ["TERM": "xterm"], true),
    ] as [(Bool, [String: String], Bool)])
  func wantsColor(isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(Console.wantsColor(isTerminal: isTerminal, environment: environment) == expected)
  }

  @Test("A full disk under standard output is an error, a reader gone is not") func faults() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let console = Console(output: .descriptor(full), diagnostics: .memory)
    console.line("data")
    #expect(console.finish(.done) == .cannotWrite)
    #expect(console.finish(.badInput) == .badInput)
    #expect(console.recordedDiagnostics.contains("cannot write to standard output: No space left on device"))

    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let broken = Console(output: .descriptor(ends[1]), diagnostics: .memory)
    broken.line("data")
    #expect(broken.isOutputClosed)
    #expect(broken.finish(.done) == .done)
    #expect(broken.recordedDiagnostics.isEmpty)
    close(ends[1])
  }

  @Test("Progress is silent away from a terminal and leaves no trace on one") func progress() {
    let quiet = Console.recording()
    quiet.progress(1, of: 2, "Whiskers")
    #expect(quiet.recordedDiagnostics.isEmpty)
    let loud = Console(output: .memory, diagnostics: .memory, isTerminal: true)
    loud.progress(1, of: 2, "Whi\u{1B}skers")
    loud.warning("late")
    #expect(loud.recordedDiagnostics.contains("████████████░░░░░░░░░░░░ 1/2 Whi\\u{1B}skers"))
    #expect(loud.recordedDiagnostics.hasSuffix(" \rwarning: late\n"))
  }

  @Test("Errors speak for themselves where they can") func report() {
    struct Worded: LocalizedError {
      var errorDescription: String? { "no such widget" }
      var recoverySuggestion: String? { "name another" }
    }
    struct Mute: Error {}
    let console = Console.recording()
    console.report(Worded())
    console.report(Mute())
    #expect(
      console.recordedDiagnostics == """
        error: no such widget
        hint: name another
        error: unexpected fault: Mute()
        hint: please report this, with the command you typed

        """)
  }

  @Test("Errors end with the code of their kind") @MainActor func exitCodes() async {
    struct Busy: DiagnosticError {
      var message: String { "busy" }
      var exitCode: ExitCode { .busy }
    }
    struct Unknown: Error {}
    let tool = Command(
      "tool", abstract: "", version: "1",
      subcommands: [
        Command(
          "ok", abstract: "",
          action: { _, console in
            console.line("ok"); return .done
          }),
        Command("busy", abstract: "", action: { _, _ in throw Busy() }),
        Command("odd", abstract: "", action: { _, _ in throw Unknown() }),
      ])
    for (line, code) in [
      (["ok"], ExitCode.done), (["busy"], .busy), (["odd"], .internalFault), (["nope"], .usage),
      (["--help"], .done),
    ] {
      #expect(await tool.run(line, console: .recording(), context: Sample.context) == code, "\(line)")
    }
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 70, 73, 75])
  }
}
