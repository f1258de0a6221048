import Foundation

@testable import PodiumHosting

/// A small tool with every kind of parameter.
enum Sample {
  enum Scheme: String, CaseIterable, Sendable { case light, dark, both }

  static let pet = Option("--pet", "NAME", .text, help: "Only this pet.", repeatable: true)
  static let scale = Option("--scale", "N", .number(in: 0.5...10), help: "Pixels a point.", default: "2")
  static let jobs = Option("--jobs", short: "-j", "N", .integer(in: 1...64), help: "Pictures at a time.")
  static let scheme = Option("--scheme", "SCHEME", .choice(of: Scheme.self), help: "Light, dark or both.")
  static let format = Option(
    "--format", "LIST", .list(of: .choice(["png": 1, "svg": 2, "pdf": 3])), help: "File formats.")
  static let at = Option("--at", "DATE", .date, help: "The moment to draw.")
  static let zone = Option("--tz", "ZONE", .timeZone, help: "The time zone.")
  static let locale = Option("--locale", "LOCALE", .locale, help: "The language.")
  static let interval = Option("--min-interval", "TIME", .duration(in: 60...86400), help: "Never more often.")
  static let json = Flag("--json", help: "Print what was done as JSON.")
  static let strict = Flag("--strict", short: "-s", help: "Warnings are errors.")

  static let name = Option("--pet", "NAME", .text, help: "Whose crown.", required: true)
  static let sweep = Flag("--sweep", help: "From 0 through 10.")
  static let rotate = Option("--rotate", "TURNS", .sequence(of: .number(in: -100...100)), help: "Turns.")
  static let trace = Option("--trace", "FILE", .path, help: "Recorded turns.")

  static let owner = Argument("PET", .text, help: "The pet.")
  static let rating = Argument("RATING", .integer(in: 0...10), help: "From 0 through 10.")
  static let files = Argument("FILE", .path, .atLeastOne, help: "CSV or NDJSON, - for standard input.")

  static let tool = Command(
    "tool", abstract: "Keeps scores.", version: "tool 1.0",
    subcommands: [
      Command(
        "render", abstract: "Draws.",
        parameters: [
          .option(pet), .option(scale), .option(jobs), .option(scheme), .option(format), .option(at),
          .option(zone), .option(locale), .option(interval), .flag(json), .flag(strict),
        ], zoneOption: zone),
      Command(
        "crown", abstract: "Turns.",
        parameters: [.option(name), .flag(sweep), .option(rotate), .option(trace)],
        exclusions: [.exactlyOne("--sweep", "--rotate", "--trace")]),
      Command("rate", abstract: "Rates.", parameters: [.argument(owner), .argument(rating)]),
      Command("import", abstract: "Reads.", parameters: [.argument(files)]),
      Command(
        "pets", abstract: "Pets.",
        subcommands: [Command("list", abstract: "Lists."), Command("add", abstract: "Adds.")]),
    ])

  /// 11 June 2026, 14:05 UTC; 16:05 in Madrid.
  static let now = Date(timeIntervalSince1970: 1_781_186_700)
  static let context = ParseContext(now: now, timeZone: .gmt)

  static func parsed(_ line: String...) throws -> Parsed {
    guard case .run(_, let parsed) = try tool.parse(line, context: context) else { throw NotRun() }
    return parsed
  }

  struct NotRun: Error {}
}
