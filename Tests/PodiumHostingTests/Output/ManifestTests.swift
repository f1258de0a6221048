import Foundation
import PodiumDrawing
import Testing

@testable import PodiumHosting

extension Manifest {
  /// Two schemes of two pets, with hostile names and links.
  static var sample: Manifest {
    let now = Date(timeIntervalSince1970: 1_781_186_700)
    func picture(_ pet: String, _ scheme: String, _ format: String, _ scale: Double?) -> Picture {
      Picture(
        widget: "Scorecard", family: "systemMedium", pet: pet, entryDate: now, renderedAt: now,
        size: Size(width: 338, height: 158), pixels: scale.map { Size(width: 338 * $0, height: 158 * $0) },
        scale: scale,
        scheme: scheme, format: format, sha256: String(repeating: "0a", count: 32),
        file: PictureName(
          stem: FileNamer().stem(for: pet), variant: ["systemMedium", scheme], scale: scale,
          fileExtension: format
        ).text,
        widgetURL: "pettricks:///pet/1?a=1&b=\"2\"",
        links: [
          Link(
            rect: Rect(x: 10, y: 20.5, width: 100, height: 30), url: "https://example.org/<x>",
            label: "Trick & more"),
          Link(rect: Rect(x: 20, y: 25, width: 10, height: 10), url: "javascript:alert(1)", label: "bad"),
          Link(
            rect: Rect(x: 300, y: 100, width: 100, height: 100), url: "https://example.org/edge", label: ""),
          Link(
            rect: Rect(x: 400, y: 0, width: 10, height: 10), url: "https://example.org/outside", label: "out"),
        ],
        accessibilityText: [pet, "8 of 10"], truncatedTexts: ["Tightrope walking"],
        warnings: ["unknown symbol 'x'"])
    }
    let pets = ["Whiskers", "<script>alert('1')</script>\u{202E}"]
    return Manifest(
      generator: "scoreboard 0.1.0",
      pictures: pets.flatMap { pet in
        ["light", "dark"].flatMap { scheme in
          [picture(pet, scheme, "png", 2), picture(pet, scheme, "svg", nil), picture(pet, scheme, "png", 1)]
        }
      },
      widgets: [
        WidgetState(
          widget: "Scorecard", displayName: "Score <card>", pet: "Whiskers", nextFlip: now + 3600,
          nextReload: now + 7200,
          staleAfter: now + 86400)
      ], fonts: [Font(family: "Inter", style: "Regular", version: "3.19")],
      libraries: ["pango": "1.50.12", "cairo": "1.16.0"])
  }
}

@Suite("The manifest") struct ManifestTests {
  @Test("Comes back as it went, with the same bytes") func roundTrip() throws {
    let data = try Manifest.sample.data()
    #expect(try Manifest(data: data) == Manifest.sample)
    #expect(try Manifest(data: data).data() == data)
    #expect(data.last == UInt8(ascii: "\n"))
  }

  @Test("The layout that programs rely on") func layout() throws {
    var manifest = Manifest(
      generator: "scoreboard 0.1.0", libraries: ["pango": "1.50.12", "cairo": "1.16.0"])
    manifest.pictures = [Manifest.sample.pictures[0]]
    manifest.pictures[0].links.removeLast(3)
    manifest.widgets = Manifest.sample.widgets
    manifest.fonts = Manifest.sample.fonts
    let text = String(decoding: try manifest.data(), as: UTF8.self)
    #expect(
      text == #"""
        {
          "fonts" : [
            {
              "family" : "Inter",
              "style" : "Regular",
              "version" : "3.19"
            }
          ],
          "generator" : "scoreboard 0.1.0",
          "libraries" : {
            "cairo" : "1.16.0",
            "pango" : "1.50.12"
          },
          "pictures" : [
            {
              "accessibilityText" : [
                "Whiskers",
                "8 of 10"
              ],
              "entryDate" : "2026-06-11T14:05:00Z",
              "family" : "systemMedium",
              "file" : "whiskers-systemMedium-light@2x.png",
              "format" : "png",
              "links" : [
                {
                  "label" : "Trick & more",
                  "rect" : {
                    "height" : 30,
                    "width" : 100,
                    "x" : 10,
                    "y" : 20.5
                  },
                  "url" : "https://example.org/<x>"
                }
              ],
              "pet" : "Whiskers",
              "pixels" : {
                "height" : 316,
                "width" : 676
              },
              "renderedAt" : "2026-06-11T14:05:00Z",
              "scale" : 2,
              "scheme" : "light",
              "sha256" : "0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a",
              "size" : {
                "height" : 158,
                "width" : 338
              },
              "truncatedTexts" : [
                "Tightrope walking"
              ],
              "warnings" : [
                "unknown symbol 'x'"
              ],
              "widget" : "Scorecard",
              "widgetURL" : "pettricks:///pet/1?a=1&b=\"2\""
            }
          ],
          "schemaVersion" : 1,
          "widgets" : [
            {
              "displayName" : "Score <card>",
              "nextFlip" : "2026-06-11T15:05:00Z",
              "nextReload" : "2026-06-11T16:05:00Z",
              "pet" : "Whiskers",
              "staleAfter" : "2026-06-12T14:05:00Z",
              "widget" : "Scorecard"
            }
          ]
        }

        """#)
  }

  @Test("A drawn list becomes a picture's entry", arguments: [2.0, nil]) func drawn(scale: Double?) throws {
    let url = try #require(URL(string: "pettricks:///pet/1?a=%20b"))
    var list = DisplayList(size: CGSize(width: 305.5, height: 141), widgetURL: url)
    list.links = [.init(rect: CGRect(x: 1, y: 2.5, width: 3, height: 4), url: url, label: "Trick")]
    list.accessibilityText = ["Whiskers"]
    list.truncatedTexts = ["Tightrope walking"]
    list.warnings = ["no glyph"]
    let picture = Manifest.Picture(
      list, data: Data("abc".utf8), file: "x.png", format: "png", scale: scale, scheme: .dark,
      widget: "Scorecard",
      family: "systemSmall", entryDate: Sample.now, renderedAt: Sample.now)
    // The example of FIPS 180-4.
    #expect(picture.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(picture.size == .init(width: 305.5, height: 141))
    #expect(picture.pixels == (scale == nil ? nil : .init(width: 611, height: 282)))
    #expect(picture.scheme == "dark")
    #expect(picture.widgetURL == "pettricks:///pet/1?a=%20b")
    let rect = Manifest.Rect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(picture.links == [.init(rect: rect, url: "pettricks:///pet/1?a=%20b", label: "Trick")])
    #expect(picture.accessibilityText == ["Whiskers"] && picture.warnings == ["no glyph"])
    #expect(picture.truncatedTexts == ["Tightrope walking"])
  }

  @Test("Fractions of a second stay") func fraction() throws {
    var manifest = Manifest.sample
    manifest.pictures[0].renderedAt += 0.25
    #expect(try Manifest(data: manifest.data()) == manifest)
  }

  @Test(
    "Unreadable manifests say why",
    arguments: [
      ("", "the manifest cannot be read"), ("{}", "'schemaVersion' is missing"),
      ("[1]", "the manifest cannot be read"),
      (#"{"schemaVersion": 99}"#, "schema version 99, and this program reads up to 1"),
      (#"{"schemaVersion": 1, "generator": 3}"#, "at generator"),
      (
        #"{"schemaVersion":1,"generator":"x","pictures":[],"fonts":[],"libraries":{},"widgets":[{"widget":"a","nextFlip":"soon"}]}"#,
        "at widgets[0].nextFlip: 'soon' is no date"
      ),
    ]) func unreadable(text: String, message: String)
  {
    let error = #expect(throws: Manifest.ReadingError.self) { try Manifest(data: Data(text.utf8)) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.exitCode == .badInput)
    #expect(error?.hint != nil)
  }
}
