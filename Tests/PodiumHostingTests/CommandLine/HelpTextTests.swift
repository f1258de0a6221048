import Testing

@testable import PodiumHosting

@Suite("Help") struct HelpTextTests {
  private func help(_ line: String...) throws -> String {
    guard case .help(let text) = try Sample.tool.parse(line + ["--help"], context: Sample.context) else {
      return ""
    }
    return text
  }

  @Test("The root lists its commands") func root() throws {
    #expect(
      try help()
        == """
        Keeps scores.

        usage: tool COMMAND …

        commands:
          render  Draws.
          crown   Turns.
          rate    Rates.
          import  Reads.
          pets    Pets.

        options:
          -h, --help     Show this help.
              --version  Show the version.

        'tool help COMMAND' shows the help of one command.

        """)
  }

  @Test("Options are aligned, with choices, defaults and repeats") func options() throws {
    #expect(
      try help("render") == """
        Draws.

        usage: tool render [--pet NAME]… [--scale N] [--jobs N] [--scheme SCHEME]
               [--format LIST] [--at DATE] [--tz ZONE] [--locale LOCALE]
               [--min-interval TIME] [--json] [--strict]

        options:
              --pet NAME           Only this pet. May be repeated.
              --scale N            Pixels a point. (default: 2)
          -j, --jobs N             Pictures at a time.
              --scheme SCHEME      Light, dark or both. One of: light, dark, both.
              --format LIST        File formats. One of: png, svg, pdf.
              --at DATE            The moment to draw.
              --tz ZONE            The time zone.
              --locale LOCALE      The language.
              --min-interval TIME  Never more often.
              --json               Print what was done as JSON.
          -s, --strict             Warnings are errors.
          -h, --help               Show this help.

        """)
  }

  @Test("Options that exclude each other stand together; arguments come last") func usage() throws {
    #expect(
      try help("crown").contains("usage: tool crown --pet NAME (--sweep | --rotate TURNS | --trace FILE)\n"))
    #expect(try help("rate").contains("usage: tool rate PET RATING\n"))
    #expect(try help("import").contains("usage: tool import FILE…\n"))
  }

  @Test("No line is wider than 80 columns", arguments: ["render", "crown", "rate", "import", "pets"])
  func width(command: String) throws {
    for line in try help(command).split(separator: "\n") { #expect(line.count <= 80) }
  }
}
