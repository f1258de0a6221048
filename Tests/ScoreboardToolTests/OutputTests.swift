import Foundation
import FoundationXML
import PodiumCairo
import PodiumDrawing
import PodiumHosting
import Testing

@Suite("What a run writes") @MainActor struct OutputTests {
  @Test("The same input gives the same bytes of everything, at any number of jobs") func sameBytes()
    async throws
  {
    var folders: [[String: Data]] = []
    for jobs in ["1", "2", "7"] {
      let program = try Scoreboard()
      let outcome = await program.render(
        "--pet", "Whiskers", "--pet", "Mango", "--format", "png,svg,pdf", "--scheme", "both", "--jobs", jobs,
        "--at", "2026-06-15T12:00:00Z", family: "small,large")
      #expect(outcome.code == .done, "\(outcome.diagnostics)")
      folders.append(program.written)
    }
    #expect(folders[0].count == 26, "two pets, families and schemes in three formats, manifest and page")
    #expect(folders[1] == folders[0])
    #expect(folders[2] == folders[0])
  }

  @Test("A second run leaves unchanged files alone") func unchanged() async throws {
    let program = try Scoreboard()
    let first = await program.render(
      "--pet", "Whiskers", "--format", "png,svg", "--at", "2026-06-15T12:00:00Z")
    #expect(first.text.contains("2 written, 0 unchanged"))
    let before = try times(program)
    try await Task.sleep(for: .milliseconds(20))
    let second = await program.render(
      "--pet", "Whiskers", "--format", "png,svg", "--at", "2026-06-15T12:00:00Z")
    #expect(second.text.contains("0 written, 2 unchanged"))
    #expect(try times(program) == before)
    let later = await program.render(
      "--pet", "Whiskers", "--format", "png,svg", "--at", "2026-06-20T12:00:00Z")
    #expect(later.text.contains("2 written, 0 unchanged"))
  }

  private func times(_ program: Scoreboard) throws -> [String: timespec.Parts] {
    var times: [String: timespec.Parts] = [:]
    for name in program.written.keys {
      var status = stat()
      #expect(stat(program.out + "/" + name, &status) == 0)
      times[name] = timespec.Parts(
        seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, inode: status.st_ino)
    }
    return times
  }

  @Test("A picture drawn earlier stays in manifest and gallery") func laterRunsAdd() async throws {
    let program = try Scoreboard()
    _ = await program.render("--pet", "Whiskers", "--at", "2026-06-15T12:00:00Z")
    _ = await program.render("--pet", "Mango", "--at", "2026-06-15T12:00:00Z")
    _ = await program.render("--pet", "Whiskers", "--at", "2026-06-16T12:00:00Z")
    #expect(try program.manifest.pictures.map(\.pet) == ["Whiskers", "Mango"])
    let page = try program.text(Gallery.fileName)
    #expect(page.contains("whiskers-") && page.contains("mango-"))
  }

  @Test("The manifest says everything there is to know of each file") func manifest() async throws {
    let program = try Scoreboard()
    let outcome = await program.render(
      "--pet", "Whiskers", "--format", "png,svg,pdf", "--scheme", "both", "--at", "2026-06-15T12:00:00Z",
      family: "large", scale: "2")
    #expect(outcome.code == .done)
    let manifest = try program.manifest
    #expect(manifest.schemaVersion == 1 && manifest.generator.hasPrefix("scoreboard "))
    #expect(manifest.libraries["cairo"] != nil && manifest.libraries["pango"] != nil)
    #expect(!manifest.fonts.isEmpty)
    let state = try #require(manifest.widgets.first)
    #expect(state.widget == "Scoreboard" && state.pet == "Whiskers" && state.displayName == "Scoreboard")
    let flip = try Date("2026-06-15T17:36:00Z", strategy: .iso8601)
    #expect(state.nextFlip == flip)
    #expect(state.nextReload != nil && state.staleAfter == state.nextReload)

    #expect(manifest.pictures.count == 6)
    let moment = try Date("2026-06-15T12:00:00Z", strategy: .iso8601)
    for picture in manifest.pictures {
      let data = try #require(program.written[picture.file])
      #expect(picture.sha256 == ImageInspector.contentHash(data))
      #expect(picture.widget == "Scoreboard" && picture.family == "systemLarge" && picture.pet == "Whiskers")
      #expect(picture.entryDate == moment && picture.renderedAt == moment)
      #expect(picture.size == Manifest.Size(width: 338, height: 354))
      #expect(picture.scale == (picture.format == "png" ? 2 : nil))
      #expect(picture.pixels == (picture.format == "png" ? Manifest.Size(width: 676, height: 708) : nil))
      #expect(picture.file.hasSuffix("." + picture.format) && picture.file.contains(picture.scheme))
      #expect(picture.widgetURL == "pettricks://pet/Whiskers")
      #expect(picture.links.count == 7)
      #expect(picture.accessibilityText.contains("Rated 6 out of 10"))
      #expect(picture.truncatedTexts.isEmpty)
    }
    let files = manifest.pictures.map(\.file) + [Manifest.fileName, Gallery.fileName]
    #expect(Set(program.written.keys) == Set(files))
    // The keys are the contract, also those that may be absent.
    let bytes = try #require(program.written[Manifest.fileName])
    let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(Set(json.keys) == ["schemaVersion", "generator", "pictures", "widgets", "fonts", "libraries"])
    let picture = try #require((json["pictures"] as? [[String: Any]])?.first)
    #expect(
      Set(picture.keys) == [
        "widget", "family", "pet", "entryDate", "renderedAt", "size", "pixels", "scale", "scheme", "format",
        "sha256",
        "file", "widgetURL", "links", "accessibilityText", "truncatedTexts", "warnings",
      ])
    #expect(json["schemaVersion"] as? Int == 1)
  }

  @Test("Links lead to the same places in every format and in the gallery") func links() async throws {
    let program = try Scoreboard()
    _ = await program.render(
      "--pet", "Whiskers", "--format", "png,svg,pdf", "--at", "2026-06-15T12:00:00Z", family: "large")
    let manifest = try program.manifest
    let png = try #require(manifest.pictures.first { $0.format == "png" })
    let all = png.links.map(\.url)
    #expect(
      all.map { $0.components(separatedBy: "/").last } == [
        "Chirpy", "Mango", "Whiskers", "Ziggy", "Bubbles", "Roofus", "Sheldon",
      ])
    let whole = Manifest.Rect(x: 0, y: 0, width: 338, height: 354)

    let entries = try PNGCodec.texts(try #require(program.written[png.file]))
    #expect(entries.first { $0.keyword == "Deep Link" }?.text == "pettricks://pet/Whiskers")

    let svg = try LinkReader.areas(
      inSVG: program.text(png.file.replacingOccurrences(of: ".png", with: ".svg")))
    #expect(svg.map(\.url) == ["pettricks://pet/Whiskers"] + all)
    #expect(svg.map(\.rect) == [whole] + png.links.map(\.rect))
    #expect(svg.dropFirst().map(\.title) == png.links.map(\.label))

    let pdf = try program.text(png.file.replacingOccurrences(of: ".png", with: ".pdf"))
    #expect(pdf.matches(of: /\/URI \(([^)]*)\)/).map { String($0.1) } == ["pettricks://pet/Whiskers"] + all)

    // In an image map the first area that is hit wins, so the picture's own comes last.
    let page = try program.text(Gallery.fileName)
    let areas = page.matches(of: /<area shape="rect" coords="([^"]*)" href="([^"]*)"/)
    let targets: [String] = all.reversed() + ["pettricks://pet/Whiskers"]
    #expect(areas.map { String($0.2) } == targets)
    let rects = areas.map { area -> Manifest.Rect in
      let numbers = area.1.split(separator: ",").compactMap { Double($0) }
      return Manifest.Rect(
        x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    }
    let expected: [Manifest.Rect] = png.links.map(\.rect).reversed() + [whole]
    #expect(rects == expected)
  }

  @Test(
    "A scheme that runs code reaches no byte of any file",
    arguments: ["javascript:alert(1)", "JavaScript:alert(1)"])
  func scriptNowhere(_ url: String) async throws {
    let program = try Scoreboard()
    let outcome = try await program.render(
      file: "pet,kind,trick,rating,date,url,image\nBo,dog,Run,8,2026-06-01T12:00:00Z,\(url),\(url)\n",
      named: "d.csv",
      "--format", "png,svg,pdf")
    #expect(outcome.code == .done, "\(outcome.diagnostics)")
    for (file, data) in program.written {
      let text = String(decoding: data, as: UTF8.self).lowercased()
      // A picture that is not found is named by a warning; that is text, and only there.
      if file != Manifest.fileName, file != Gallery.fileName {
        #expect(!text.contains("javascript"), "\(file)")
      }
      #expect(!text.contains("=\"javascript"), "\(file)")
    }
  }
}

extension timespec {
  /// When and as which file something was written.
  struct Parts: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var inode: UInt
  }
}

/// Finds the links of an SVG file with their hit areas.
final class LinkReader: NSObject, XMLParserDelegate {
  struct Area {
    var url: String
    var title = ""
    var rect: Manifest.Rect?
  }

  private var areas: [Area] = []
  private var isInTitle = false
  private var isInLink = false

  static func areas(inSVG text: String) throws -> [Area] {
    let reader = LinkReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    return reader.areas
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "a":
      areas.append(Area(url: attributes["href"] ?? ""))
      isInLink = true
    case "title": isInTitle = isInLink
    case "rect" where isInLink:
      func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? .nan }
      areas[areas.count - 1].rect = Manifest.Rect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInTitle { areas[areas.count - 1].title += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "title" { isInTitle = false }
    if name == "a" { isInLink = false }
  }
}
