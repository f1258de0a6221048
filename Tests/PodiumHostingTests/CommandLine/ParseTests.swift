import Foundation
import Testing

@testable import PodiumHosting

@Suite("Command lines") struct ParseTests {
  @Test("Values arrive with their types") func values() throws {
    let parsed = try Sample.parsed(
      "render", "--pet", "Whiskers", "--pet=Roofus", "--scale", "3", "-j4", "--scheme", "DARK", "--json",
      "-s",
      "--format", "png,svg", "--format=pdf", "--tz", "Europe/Madrid", "--locale", "zh-Hant_TW",
      "--min-interval", "1h30m")
    #expect(parsed.path == ["tool", "render"])
    #expect(parsed.all(Sample.pet) == ["Whiskers", "Roofus"])
    #expect(parsed[Sample.scale] == 3)
    #expect(parsed[Sample.jobs] == 4)
    #expect(parsed[Sample.scheme] == .dark)
    #expect(parsed[Sample.json] && parsed[Sample.strict])
    #expect(parsed.joined(Sample.format) == [1, 2, 3])
    #expect(parsed[Sample.zone]?.identifier == "Europe/Madrid")
    #expect(parsed[Sample.locale]?.identifier == "zh_Hant_TW")
    #expect(parsed[Sample.interval] == 5400)
  }

  @Test("Nothing given is nil, empty and false") func absent() throws {
    let parsed = try Sample.parsed("render")
    #expect(parsed[Sample.scale] == nil)
    #expect(parsed.all(Sample.pet).isEmpty)
    #expect(parsed.joined(Sample.format) == nil)
    #expect(!parsed[Sample.json])
    #expect(parsed.context.timeZone == .gmt)
  }

  @Test("The last of an option given twice counts") func lastWins() throws {
    #expect(try Sample.parsed("render", "--scale", "1", "--scale", "4")[Sample.scale] == 4)
  }

  @Test(
    "A date is read in the line's zone wherever --tz stands",
    arguments: [
      ["render", "--at", "2026-06-11T16:05", "--tz", "Europe/Madrid"],
      ["render", "--tz=Europe/Madrid", "--at=2026-06-11 16:05:00"],
      ["render", "--at", "16:05", "--tz", "+02:00"],
      ["render", "--at", "now"],
      ["render", "--at", "2026-06-11T16:05:00+0200", "--tz", "Asia/Tokyo"],
    ]) func zone(line: [String]) throws
  {
    guard case .run(_, let parsed) = try Sample.tool.parse(line, context: Sample.context) else {
      Issue.record("not run")
      return
    }
    #expect(parsed[Sample.at] == Sample.now)
  }

  @Test("Numbers below zero are values, and -- ends the options") func dashes() throws {
    let turns = try Sample.parsed("crown", "--pet", "W", "--rotate", "-0.25,0.5,0.5")
    #expect(turns[Sample.rotate] == [-0.25, 0.5, 0.5])
    #expect(try Sample.parsed("rate", "--", "--pet", "7")[Sample.owner] == "--pet")
    #expect(try Sample.parsed("import", "-", "a.csv").all(Sample.files) == ["-", "a.csv"])
  }

  @Test(
    "Names may be anything a shell can pass", arguments: ["🐱", "محمد", "<script>", "../x", "a=b", "a b", "-"])
  func names(name: String) throws {
    #expect(try Sample.parsed("render", "--pet", name).all(Sample.pet) == [name])
    #expect(try Sample.parsed("render", "--pet=\(name)").all(Sample.pet) == [name])
  }

  static let wrong: [(line: [String], message: String, hint: String?)] = [
    (
      [], "'tool' needs a command: one of render, crown, rate, import, pets",
      "'tool --help' shows what it takes"
    ),
    (
      ["rendr"], "unknown command 'rendr'; 'tool' has render, crown, rate, import, pets",
      "did you mean 'tool render'?"
    ),
    (["pets"], "'tool pets' needs a command: one of list, add", nil),
    (["pets", "lst"], "unknown command 'lst'; 'tool pets' has list, add", "did you mean 'tool pets list'?"),
    (["--json"], "unknown option '--json' before the command of 'tool'", nil),
    (
      ["render", "--famly"], "unknown option '--famly' for 'tool render'",
      "'tool render --help' shows what it takes"
    ),
    (["render", "--sclae", "2"], "unknown option '--sclae' for 'tool render'", "did you mean '--scale'?"),
    (["render", "-scale", "2"], "unknown option '-scale' for 'tool render'", "did you mean '--scale'?"),
    (["render", "-x"], "unknown option '-x' for 'tool render'", nil),
    (
      ["render", "--sweep"], "unknown option '--sweep' for 'tool render'",
      "'--sweep' is an option of 'tool crown'"
    ),
    (["render", "--scale"], "'--scale N' needs a value, but the line ends there", nil),
    (
      ["render", "--scale", "--json"], "'--scale N' needs a value, but '--json' follows",
      "write '--scale=--json' where the value begins with a dash"
    ),
    (["render", "--json=yes"], "'--json' takes no value, but was given 'yes'", nil),
    (
      ["render", "--scale", "0"], "'0' is not a value for '--scale N'; allowed is a number from 0.5 to 10",
      nil
    ),
    (
      ["render", "--scale", "2,5"],
      "'2,5' is not a value for '--scale N': the decimal separator is '.'; allowed is a number from 0.5 to 10",
      nil
    ),
    (
      ["render", "--scale", "nan"],
      "'nan' is not a value for '--scale N'; allowed is a number from 0.5 to 10", nil
    ),
    (
      ["render", "--scale", "inf"],
      "'inf' is not a value for '--scale N'; allowed is a number from 0.5 to 10", nil
    ),
    (
      ["render", "--scale", "0x2"],
      "'0x2' is not a value for '--scale N'; allowed is a number from 0.5 to 10", nil
    ),
    (
      ["render", "-j", "2.5"], "'2.5' is not a value for '--jobs N'; allowed is a whole number from 1 to 64",
      nil
    ),
    (
      ["render", "--scheme", "drak"],
      "'drak' is not a value for '--scheme SCHEME'; allowed is light, dark or both", "did you mean 'dark'?"
    ),
    (
      ["render", "--format", "png,gif"],
      "'gif' in 'png,gif' is not a value for '--format LIST'; allowed is png, svg or pdf", nil
    ),
    (
      ["render", "--format", "png,"],
      "an empty part in 'png,' is not a value for '--format LIST'; allowed is png, svg or pdf", nil
    ),
    (
      ["render", "--pet", ""], "'' is not a value for '--pet NAME'; allowed is a text that is not empty", nil
    ),
    (["render", "--pet=\u{1B}[2J", "x"], "unexpected argument 'x': 'tool render' takes no argument", nil),
    (
      ["render", "json"], "unexpected argument 'json': 'tool render' takes no argument",
      "did you mean '--json'?"
    ),
    (["render", "--\u{1B}[2J"], "unknown option '--\\u{1B}[2J' for 'tool render'", nil),
    (["crown", "--sweep"], "'--pet NAME' is missing: Whose crown.", nil),
    (["crown", "--pet", "W"], "one of '--sweep', '--rotate', '--trace' is needed", nil),
    (
      ["crown", "--pet", "W", "--sweep", "--trace", "t"],
      "'--sweep' and '--trace' exclude each other: give one of '--sweep', '--rotate', '--trace'", nil
    ),
    (["rate", "Whiskers"], "'RATING' is missing: From 0 through 10.", nil),
    (
      ["rate", "Whiskers", "-1"], "'-1' is not a value for 'RATING'; allowed is a whole number from 0 to 10",
      nil
    ),
    (
      ["rate", "Whiskers", "7.5"],
      "'7.5' is not a value for 'RATING'; allowed is a whole number from 0 to 10", nil
    ),
    (
      ["rate", "Whiskers", "7", "8"],
      "unexpected argument '8': 'tool rate' takes only PET RATING", nil
    ),
    (["import"], "'FILE' is missing: CSV or NDJSON, - for standard input.", nil),
  ]

  @Test("Mistakes say what was received and what is allowed", arguments: wrong.indices) func mistakes(
    index: Int
  ) {
    let (line, message, hint) = Self.wrong[index]
    let error = #expect(throws: UsageError.self) { try Sample.tool.parse(line, context: Sample.context) }
    #expect(error?.message == message)
    if let hint { #expect(error?.hint == hint) }
    #expect(error?.hint != nil)
    #expect(error?.usage.hasPrefix("tool") == true)
    #expect(error?.exitCode.rawValue == 64)
  }

  @Test("A very long value is shortened in the message") func longValue() {
    let error = #expect(throws: UsageError.self) {
      try Sample.parsed("rate", "Whiskers", String(repeating: "9", count: 300))
    }
    #expect((error?.message.count ?? .max) < 200)
    #expect(error?.message.contains("(300 characters)") == true)
  }

  @Test("Help wins over mistakes; the version has its own flag") func helpAndVersion() throws {
    for line in [
      ["-h"], ["render", "--help"], ["render", "--nonsense", "-h"], ["help"], ["help", "render"],
      ["pets", "--help"], ["help", "pets", "list"],
    ] {
      guard case .help(let text) = try Sample.tool.parse(line, context: Sample.context) else {
        Issue.record("\(line) is no call for help")
        continue
      }
      #expect(text.contains("usage: tool"))
    }
    guard case .version("tool 1.0") = try Sample.tool.parse(["--version"], context: Sample.context) else {
      Issue.record("no version")
      return
    }
    #expect(throws: UsageError.self) { try Sample.tool.parse(["help", "rendr"], context: Sample.context) }
  }
}
