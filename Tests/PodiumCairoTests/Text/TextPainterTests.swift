import CPangoCairo
import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

private let pdftotext = "/usr/bin/pdftotext"

private let samples = [
  "Whiskers the cat walks the tightrope; AVATAR To, 12:30 well-known Ta-Va",
  "مرحبا بالعالم هذا نص طويل للاختبار Whiskers 123 the cat", "שלום עולם Whiskers 123", "漢字かな交じり文の行は、どこでも",
  "สวัสดีชาวโลก ทั้งนี้ผู้", "नमस्ते दुनिया क्षत्रिय", "Emoji 👩‍👩‍👧 👍🏽 🇩🇪 1️⃣ ▶ ▶️ 🐱", "Ấp fjord Ǻ gyqj",
  "Donaudampfschifffahrtsgesellschaft",
]

@Suite("Drawing text") struct TextPainterTests {
  let engine: PangoTextEngine
  let painter: TextPainter

  init() throws {
    engine = try PangoTextEngine()
    painter = try TextPainter()
  }

  private func layout(_ text: StyledText, width: CGFloat? = nil, options: TextLayoutOptions = .init())
    -> TextLayout
  {
    TextLayout(text, width: width, height: nil, options: options, engine: engine)
  }

  @Test("What is drawn is as wide as what was measured", arguments: samples)
  func drawnWidth(sample: String) {
    for width in [20, 60, 100, 161, 1_000] as [CGFloat] {
      for options in [
        TextLayoutOptions(), TextLayoutOptions(lineLimit: 1),
        TextLayoutOptions(lineLimit: 1, truncationMode: .middle),
        TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.3),
        TextLayoutOptions(lineLimit: 1, allowsTightening: true),
      ] {
        for line in layout(StyledText(sample), width: width, options: options).lines {
          #expect(abs(painter.width(of: line) - line.width) < 0.01, "\(line.text.string) in \(width)")
        }
      }
    }
  }

  @Test("No ink leaves the text's box", arguments: samples, [11, 17, 34] as [CGFloat])
  func inkStaysInside(sample: String, size: CGFloat) throws {
    let set = layout(StyledText(sample, size: size), width: 300, options: TextLayoutOptions(pixelLength: 0.5))
    let (scale, margin) = (2.0, 20)
    let ink = try Ink(
      width: Int(set.size.width * scale) + 2 * margin, height: Int(set.size.height * scale) + 2 * margin
    ) { cr in
      cairo_translate(cr, Double(margin), Double(margin))
      cairo_scale(cr, scale, scale)
      for line in set.lines { painter.draw(line, on: cr) { setSource($0, on: cr) } }
    }
    let rows = try #require(ink.inkedRows)
    // A pixel for the baseline's place on whole pixels and smooth edges, and the accents of capitals.
    let slack = Int((size * 0.06 * scale).rounded(.up)) + 1
    #expect(rows.lowerBound >= margin - slack)
    #expect(rows.upperBound < margin + Int(set.size.height * scale) + slack)
    let columns = try #require(ink.columns)
    #expect(columns.lowerBound >= margin - slack)
    #expect(columns.upperBound < margin + Int(set.size.width * scale) + slack)
  }

  @Test("Letters on pixels and as outlines cover the same", arguments: [1.0, 2, 3])
  func masksMatchOutlines(scale: Double) throws {
    let line = try #require(layout(StyledText("Whiskers 123")).lines.first)
    func draw(turn: Double) throws -> Ink {
      try Ink(width: Int(140 * scale), height: Int(30 * scale)) { cr in
        cairo_scale(cr, scale, scale)
        // A turn too small to see takes the way through outlines.
        cairo_rotate(cr, turn)
        painter.draw(line, on: cr) { setSource($0, on: cr) }
      }
    }
    let (masks, outlines) = (try draw(turn: 0), try draw(turn: 1e-7))
    #expect(abs(Double(masks.total) / Double(outlines.total) - 1) < 0.02)
  }

  @Test("Glyphs stand between pixels: four quarters of a pixel draw four pictures, a whole one the same")
  func subpixelPlaces() throws {
    var line = try #require(layout(StyledText("i")).lines.first)
    let pictures = try [0, 0.25, 0.5, 0.75, 1].map { x -> [[UInt8]] in
      line.origin.x = 4 + x
      return try Ink(width: 20, height: 24) { cr in painter.draw(line, on: cr) { setSource($0, on: cr) } }
        .rows
    }
    #expect(Set(pictures[0...3]).count == 4)
    #expect(pictures[4].map { Array($0.dropFirst()) } == pictures[0].map { Array($0.dropLast()) })
  }

  @Test("Colour glyphs obey the paint's opacity", arguments: [1, 0.5, 0.25] as [Float])
  func emojiOpacity(opacity: Float) throws {
    var text = StyledText("🐱", size: 40)
    text.runs[0].paint = .color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: opacity))
    let line = try #require(layout(text).lines.first)
    let ink = try Ink(width: 60, height: 60) { cr in painter.draw(line, on: cr) { setSource($0, on: cr) } }
    let strongest = ink.rows.joined().max() ?? 0
    #expect(abs(Float(strongest) / 255 - opacity) < 0.01)
  }

  @Test("Runs of other paints keep the letters where they are")
  func paintsDoNotMoveLetters() throws {
    let plain = StyledText("AVATAR مرحبا")
    var split = plain
    let font = plain.runs[0].font
    split.runs = [
      .init("AV", font: font), .init("ATAR مر", font: font, paint: .color(.init(red: 0, green: 0, blue: 0))),
      .init("حبا", font: font),
    ]
    let pictures = try [plain, split].map { text -> [[UInt8]] in
      let line = try #require(layout(text).lines.first)
      return try Ink(width: 160, height: 40) { cr in painter.draw(line, on: cr) { setSource($0, on: cr) } }
        .rows
    }
    let worst = zip(pictures[0].joined(), pictures[1].joined()).map { abs(Int($0) - Int($1)) }.max() ?? 255
    // Where two colours' letters touch, coverage is laid over instead of added.
    #expect(worst <= 40)
  }

  @Test("T17: an underline lies 0.151 of the size below the baseline", arguments: [17, 40] as [CGFloat])
  func underline(size: CGFloat) throws {
    var text = StyledText("nnn", size: size)
    text.runs[0].underline = .color(.black)
    let line = try #require(layout(text).lines.first)
    let scale = 4.0
    let ink = try Ink(width: Int(line.width * scale), height: Int(60 * scale)) { cr in
      cairo_scale(cr, scale, scale)
      painter.draw(line, on: cr) { setSource($0, on: cr) }
    }
    let middle = ink.width / 2
    let below = Int((line.origin.y * scale).rounded()) + 1
    let rows = ink.rows.indices.filter { $0 >= below && ink.rows[$0][middle] == 255 }
    let first = try #require(rows.first)
    let thickness = Double(rows.count) / scale
    let place = (Double(first) + Double(rows.count) / 2) / scale - line.origin.y
    #expect(abs(thickness - size * 0.058_59) <= 0.15)
    #expect(abs(place - size * 0.151_37) <= 0.3)
    #expect(ink.columns == 0...ink.width - 1)
  }

  @Test("Outlines can be added to a path")
  func appendPath() throws {
    let line = try #require(layout(StyledText("Whiskers")).lines.first)
    let filled = try Ink(width: 100, height: 30) { cr in
      painter.appendPath(line, on: cr)
      cairo_fill(cr)
    }
    let drawn = try Ink(width: 100, height: 30) { cr in painter.draw(line, on: cr) { setSource($0, on: cr) } }
    #expect(abs(Double(filled.total) / Double(drawn.total) - 1) < 0.03)
  }

  @Test(
    "Text outside what can be seen draws nothing",
    arguments: [-1e9, -500, 500, 1e9, .infinity, .nan] as [CGFloat])
  func outside(place: CGFloat) throws {
    var line = try #require(layout(StyledText("Whiskers 🐱")).lines.first)
    line.text.runs[0].underline = .color(.black)
    line.origin = CGPoint(x: place, y: place)
    let ink = try Ink(width: 100, height: 30) { cr in painter.draw(line, on: cr) { setSource($0, on: cr) } }
    #expect(ink.total == 0)
  }

  @Test(
    "Text in a PDF can be found and copied", .enabled(if: FileManager.default.fileExists(atPath: pdftotext)),
    arguments: ["Whiskers fi ffi", "漢字かな", "שלום עולם", "สวัสดี"])
  func pdfText(string: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "podium-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let surface = cairo_pdf_surface_create(file.path, 300, 100)
    let cr = try #require(cairo_create(surface))
    for line in layout(StyledText(string)).lines {
      var line = line
      line.origin = CGPoint(x: 20, y: 50)
      painter.draw(line, on: cr) { setSource($0, on: cr) }
    }
    cairo_destroy(cr)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: pdftotext)
    process.arguments = ["-enc", "UTF-8", file.path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\n", "\u{C}"]
    #expect(String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) })) == string)
  }

  @Test("Another painter draws the same bytes")
  func sameBytes() throws {
    let lines = samples.enumerated().flatMap { index, sample in
      layout(StyledText(sample, size: 11 + CGFloat(index)), width: 150).lines
    }
    func draw(_ painter: TextPainter, _ lines: [DisplayItem.TextLine]) throws -> [[UInt8]] {
      try Ink(width: 300, height: 200) { cr in
        for line in lines { painter.draw(line, on: cr) { setSource($0, on: cr) } }
      }.rows
    }
    let first = try draw(painter, lines)
    #expect(try draw(painter, lines) == first)
    let other = try TextPainter()
    _ = try draw(other, lines.reversed())
    #expect(try draw(other, lines) == first)
  }
}
