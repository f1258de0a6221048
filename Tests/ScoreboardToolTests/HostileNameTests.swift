import Foundation
import FoundationXML
import PodiumHosting
import Testing

@Suite("Names nobody should trust") @MainActor struct HostileNameTests {
  nonisolated static let names = [
    "😺 Ada 👨‍👩‍👧", "قطة صغيرة", "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
    "../../etc/passwd",
    "..", "/", "a/b\\c", "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<b>x</b>",
    "%00%2e%2e%2f",
    "CON", "-rf", ".podium.lock", "manifest.json", "index.html", "& &amp; &#x3c;", "'; DROP TABLE pets; --",
    "]]><x/>", "--><x/>", "a%0d%0aSet-Cookie:x", "ᄀ" + String(repeating: "\u{0301}", count: 40),
    String(repeating: "Long", count: 75), String(repeating: "長", count: 300), "ﷺ", "$(touch x)", "`id`",
  ]

  /// A file in which the name stands in every field that takes text.
  private func csv(_ names: [String]) -> String {
    func field(_ text: String) -> String { "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\"" }
    return "pet,kind,trick,rating,date,image\n"
      + names.map { "\(field($0)),cat,\(field($0)),7,2026-06-01T12:00:00Z,\n" }.joined()
  }

  @Test("Alone: the name is kept, the file is safe, every format is sound", arguments: names)
  func alone(_ name: String) async throws {
    let program = try Scoreboard()
    let outcome = try await program.render(file: csv([name]), "--format", "png,svg,pdf")
    #expect(outcome.code == .done, "\(outcome.diagnostics)")
    let manifest = try program.manifest
    #expect(manifest.pictures.count == 3)
    #expect(manifest.pictures.allSatisfy { $0.pet == name.precomposedStringWithCanonicalMapping })
    #expect(Set(program.folder.files.keys.map { $0.split(separator: "/")[0] }) == ["out", "data.csv"])
    for (file, data) in program.written {
      try expectSafe(file)
      try expectHarmless(data, file)
    }
    for picture in manifest.pictures where picture.format == "svg" {
      try expectXML(program.text(picture.file))
    }
    #expect(manifest.pictures.allSatisfy { ($0.widgetURL ?? "").hasPrefix("pettricks://pet/") })
  }

  @Test("Together: a file each, whatever the names fold to") func together() async throws {
    let program = try Scoreboard()
    let outcome = try await program.render(file: csv(Self.names))
    #expect(outcome.code == .done)
    let manifest = try program.manifest
    #expect(manifest.pictures.count == Self.names.count)
    let folded = Set(manifest.pictures.map { $0.file.lowercased().decomposedStringWithCompatibilityMapping })
    #expect(folded.count == Self.names.count)
    let page = try program.text(Gallery.fileName)
    #expect(!page.contains("<script") && !page.contains("<img src=x") && !page.contains("<x/>"))
    try expectHarmless(Data(page.utf8), Gallery.fileName)
  }

  @Test("A board of everybody links to each safely") func board() async throws {
    let program = try Scoreboard()
    let file = try program.folder.write(csv(Array(Self.names.prefix(6))), named: "data.csv")
    let outcome = await program.render("--input", file, "--format", "svg,pdf", family: "large")
    #expect(outcome.code == .done, "\(outcome.diagnostics)")
    for picture in try program.manifest.pictures {
      #expect(picture.links.count == 6)
      #expect(picture.links.allSatisfy { $0.url.hasPrefix("pettricks://pet/") })
      if picture.format == "svg" { try expectXML(program.text(picture.file)) }
    }
  }

  @Test("The tables and the lists say names harmlessly") func tables() async throws {
    let program = try Scoreboard()
    let file = try program.folder.write(csv(Self.names), named: "data.csv")
    for command in [["pets", "list"], ["timeline"]] {
      let plain = await program.run(command + ["--templates", Scoreboard.templates, "--input", file])
      #expect(plain.code == .done)
      #expect(!plain.text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
      let json = await program.run(
        command + ["--templates", Scoreboard.templates, "--input", file, "--json"])
      let rows = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
      #expect(rows.count == Self.names.count)
    }
  }

  /// No name reaches beyond the folder or is hard to copy, and none is longer than file systems and archives take.
  private func expectSafe(_ file: String) throws {
    #expect(file.utf8.count <= 120, "\(file)")
    #expect(!file.contains("/") && !file.hasPrefix(".") && !file.hasPrefix("-"), "\(file)")
    let isPlain = file.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-.@".unicodeScalars.contains(scalar)
        : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
    #expect(isPlain, "\(file)")
  }

  /// In what a browser or a viewer follows there is no scheme that runs code.
  private func expectHarmless(_ data: Data, _ file: String) throws {
    let text = String(decoding: data, as: UTF8.self).lowercased()
    for attribute in ["href=\"", "href='", "/uri (", "\"url\" : \"", "\"widgeturl\" : \""] {
      for scheme in ["javascript:", "data:text", "vbscript:"] {
        #expect(!text.contains(attribute + scheme), "\(file)")
      }
    }
    // The other formats know no markup.
    if file.hasSuffix(".html") || file.hasSuffix(".svg") { #expect(!text.contains("<script"), "\(file)") }
  }

  private func expectXML(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    let isSound = parser.parse()
    #expect(isSound, "\(parser.parserError.map { "\($0)" } ?? "")")
  }
}
