import Foundation
import PodiumCairo
import PodiumHosting
import Testing

@Suite("Options of render") @MainActor struct RenderOptionTests {
  @Test(
    "Formats alone and together, in the order asked for",
    arguments: [
      ("png", ["png"]), ("svg", ["svg"]), ("pdf", ["pdf"]), ("svg,png", ["svg", "png"]),
      ("png,svg,pdf", ["png", "svg", "pdf"]),
    ])
  func formats(list: String, expected: [String]) async throws {
    let program = try Scoreboard()
    #expect(await program.render("--pet", "Mango", "--format", list).code == .done)
    #expect(try program.manifest.pictures.map(\.format) == expected)
    for picture in try program.manifest.pictures {
      let start = try #require(program.written[picture.file]).prefix(5)
      switch picture.format {
      case "png": #expect(start.elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D]))
      case "svg": #expect(start.elementsEqual("<?xml".utf8))
      default: #expect(start.elementsEqual("%PDF-".utf8))
      }
    }
  }

  @Test("Scales", arguments: [("1", 158, ""), ("2", 316, "@2x"), ("3", 474, "@3x"), ("1.5", 237, "@1.5x")])
  func scales(scale: String, pixels: Int, suffix: String) async throws {
    let program = try Scoreboard()
    #expect(await program.render("--pet", "Mango", scale: scale).code == .done)
    let picture = try #require(try program.manifest.pictures.first)
    let bitmap = try PNGCodec.decode(try #require(program.written[picture.file]))
    #expect(bitmap.width == pixels && bitmap.height == pixels)
    #expect(picture.pixels == Manifest.Size(width: Double(pixels), height: Double(pixels)))
    #expect(picture.file == "mango-systemSmall-light\(suffix).png")
  }

  @Test(
    "A moment in the past shows the rating of then",
    arguments: [
      ("2026-05-01T00:00:00Z", "Not rated"), ("2026-06-02T00:00:00Z", "Rated 3 out of 10"),
      ("2026-06-30T23:00:00Z", "Rated 10 out of 10"),
    ])
  func moments(at: String, says: String) async throws {
    let program = try Scoreboard()
    #expect(await program.render("--pet", "Mango", "--at", at).code == .done)
    let picture = try #require(try program.manifest.pictures.first)
    #expect(picture.accessibilityText.contains(says), "\(picture.accessibilityText)")
  }

  @Test("The zone shifts the day on the card, never the entry") func zones() async throws {
    var said: [String: [String]] = [:]
    var dates: Set<Date> = []
    for zone in ["UTC", "Asia/Tokyo", "America/Los_Angeles"] {
      let program = try Scoreboard()
      // Bubbles swims on the evening before, seen from the west.
      let outcome = await program.render(
        "--pet", "Bubbles", "--at", "2026-06-15T12:00:00Z", "--tz", zone, family: "medium")
      #expect(outcome.code == .done)
      let picture = try #require(try program.manifest.pictures.first)
      said[zone] = picture.accessibilityText
      dates.insert(picture.entryDate)
    }
    #expect(dates.count == 1)
    #expect(said["UTC"]?.contains("Rated Jun 14") == true, "\(said)")
    #expect(said["Asia/Tokyo"]?.contains("Rated Jun 15") == true, "\(said)")
    #expect(said["America/Los_Angeles"]?.contains("Rated Jun 14") == true, "\(said)")
  }

  @Test("A date without zone is read in the zone asked for") func zoneOfOptions() async throws {
    let program = try Scoreboard()
    _ = await program.render("--pet", "Mango", "--at", "2026-06-15 12:00", "--tz", "Asia/Tokyo")
    let date = try Date("2026-06-15T03:00:00Z", strategy: .iso8601)
    #expect(try program.manifest.pictures.first?.entryDate == date)
  }

  @Test(
    "The locale speaks on the card and turns it around",
    arguments: [
      ("de", "15. Juni", false), ("en_US", "Jun 15", false), ("ar", "يونيو", true),
    ])
  func locales(locale: String, part: String, isMirrored: Bool) async throws {
    let program = try Scoreboard()
    let outcome = await program.render(
      "--pet", "Mango", "--at", "2026-06-15T23:00:00Z", "--locale", locale, "--format", "png",
      family: "medium")
    #expect(outcome.code == .done, "\(outcome.diagnostics)")
    let picture = try #require(try program.manifest.pictures.first)
    #expect(picture.accessibilityText.contains { $0.contains(part) }, "\(picture.accessibilityText)")
    // The cards trail, and paper is white: at the right edge, or at the left one.
    let bitmap = try PNGCodec.decode(try #require(program.written[picture.file]))
    func whites(_ columns: Range<Int>) -> Int {
      columns.reduce(0) { sum, x in sum + (14..<98).count { bitmap.isPale(x: x, y: $0) } }
    }
    let half = bitmap.width / 2
    #expect((whites(0..<half) > whites(half..<bitmap.width)) == isMirrored)
  }

  @Test(
    "Only what is known is accepted, and what was meant is suggested",
    arguments: [
      (["--pet", "Wiskers"], "did you mean 'Whiskers'?"), (["--pet", "Nobody"], "there is Whiskers, Roofus"),
      (["--widget", "Scorebord"], "did you mean 'Scoreboard'?"), (["--family", "smal"], "did you mean"),
      (["--family", "systemExtraLarge"], "it supports systemSmall, systemMedium, systemLarge"),
      (["--family", "tiny"], "allowed is systemSmall"), (["--scheme", "drak"], "did you mean 'dark'?"),
      (["--format", "gif"], "allowed is png, svg or pdf"), (["--format", "png,"], "empty part"),
      (["--scale", "0"], "0.25 to 10"), (["--scale", "nan"], "0.25 to 10"), (["--jobs", "0"], "1 to 64"),
      (["--tz", "Mars/Olympus"], "Europe/Madrid"), (["--locale", "xx_YY"], "is not a value"),
      (["--at", "someday"], "is not a value"), (["--placeholder", "--preview"], "exclude each other"),
      (["--screen", "1x1"], "is not a value"), (["--frob"], "--frob"), (["stray"], "stray"),
      (["--out"], "--out"),
    ])
  func refusals(words: [String], says: String) async throws {
    let program = try Scoreboard()
    let outcome = await program.run(
      ["render", "--templates", Scoreboard.templates, "--out", program.out] + words)
    #expect(outcome.code == .usage, "\(outcome.diagnostics)")
    #expect(
      outcome.diagnostics.hasPrefix("error: ") && outcome.diagnostics.contains(says), "\(outcome.diagnostics)"
    )
    #expect(outcome.output.isEmpty)
    #expect(program.written.isEmpty, "a refused command touches nothing")
  }

  @Test("--json prints the manifest and nothing else") func json() async throws {
    let program = try Scoreboard()
    let outcome = await program.render("--pet", "Mango", "--json")
    #expect(outcome.code == .done)
    #expect(outcome.output == program.written[Manifest.fileName])
    #expect(try Manifest(data: outcome.output).pictures.count == 1)
  }

  @Test("Names may be typed in any case and form") func caseOfNames() async throws {
    let program = try Scoreboard()
    #expect(await program.render("--pet", " mango ").code == .done)
    #expect(try program.manifest.pictures.map(\.pet) == ["Mango"])
  }

  @Test("Without a family the three of the home screen are drawn; all six can be") func families()
    async throws
  {
    let program = try Scoreboard()
    _ = await program.run(
      "render", "--templates", Scoreboard.templates, "--out", program.out, "--pet", "Mango", "--scale", "1")
    #expect(try program.manifest.pictures.map(\.family) == ["systemSmall", "systemMedium", "systemLarge"])
    let outcome = await program.render("--pet", "Mango", family: "circular,rectangular,inline")
    #expect(outcome.code == .done, "\(outcome.diagnostics)")
    #expect(try program.manifest.pictures.count == 6)
    #expect(try program.manifest.pictures.suffix(3).allSatisfy { $0.links.isEmpty && $0.widgetURL != nil })
  }

  @Test("--mask cuts the corners, and nothing underneath shines through at the edge") func mask() async throws {
    let program = try Scoreboard()
    _ = await program.render("--pet", "Mango", "--mask", "--at", "2026-06-15T12:00:00Z", family: "large")
    let picture = try #require(try program.manifest.pictures.first)
    let bitmap = try PNGCodec.decode(try #require(program.written[picture.file]))
    let corners = [(0, 0), (337, 0), (0, 353), (337, 353)]
    #expect(corners.allSatisfy { bitmap[$0.0, $0.1].alpha == 0 })
    #expect(bitmap[169, 353].alpha == 255)
    // The board's paper covers the green ground down here.
    for y in 346..<354 {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 32 {
        let pixel = bitmap[x, y]
        #expect(pixel.green - min(pixel.red, pixel.green) < 8, "green shows at \(x), \(y)")
      }
    }
  }

  @Test("Placeholder and preview draw too", arguments: ["--placeholder", "--preview"])
  func sources(flag: String) async throws {
    let program = try Scoreboard()
    #expect(await program.render("--pet", "Mango", flag).code == .done)
    #expect(try program.manifest.pictures.count == 1)
  }

  @Test("The sample draws without a warning but for symbols") func quiet() async throws {
    let program = try Scoreboard()
    let outcome = await program.render("--at", "2026-06-15T12:00:00Z", family: "small")
    #expect(outcome.diagnostics.isEmpty)
  }
}

extension Bitmap {
  /// Whether a pixel is nearly white.
  fileprivate func isPale(x: Int, y: Int) -> Bool {
    let pixel = self[x, y]
    return pixel.red > 235 && pixel.green > 235 && pixel.blue > 235
  }
}
