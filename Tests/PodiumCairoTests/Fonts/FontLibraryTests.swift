import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite("Fonts") struct FontLibraryTests {
  @Test("Only the packages' files are in the library")
  func packagesOnly() throws {
    let library = try FontLibrary(packages: FontPackage.all)
    #expect(library.faceCount >= 300)
    for family in [
      "Inter", "Inter Display", "Noto Sans", "Noto Serif", "Noto Sans CJK JP", "Noto Color Emoji", "Symbola",
    ] { #expect(library.family(named: family) == family) }
    #expect(library.families.allSatisfy { $0.hasPrefix("Inter") || $0.hasPrefix("Noto") || $0 == "Symbola" })
    #expect(library.families == library.families.sorted())
    #expect(library.family(named: "DejaVu Sans") == nil)
  }

  @Test("One package alone brings its own fonts only")
  func onePackage() throws {
    let library = try FontLibrary(packages: [.inter])
    #expect(library.families == ["Inter", "Inter Display"])
    #expect(library.faceCount == 36)
  }

  @Test("A missing package is named with the command that installs it")
  func missingPackage() {
    var absent = FontPackage.symbola
    absent.folder = "/nonexistent"
    let error = #expect(throws: FontError.self) { try FontLibrary(packages: [.inter, absent]) }
    #expect(error == .missingPackages(["fonts-symbola"]))
    #expect(error?.description.contains("hint: apt-get install fonts-symbola") == true)
  }

  @Test("A folder replaces the packages; one without fonts is an error")
  func folder() throws {
    let library = try FontLibrary(folder: FontPackage.symbola.folder)
    #expect(library.families == ["Symbola"])
    // Whatever is asked for, there is a face.
    #expect(try glyphRuns(StyledText("abc"), library: library).map(\.font.family) == ["Symbola"])
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent("podium-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: empty) }
    #expect(throws: FontError.noFonts(folder: empty)) { try FontLibrary(folder: empty) }
  }

  @Test(
    "Characters find their family",
    arguments: [
      ("Whiskers", 17, ResolvedFont.Face.system(.default), "en-US", "Inter"),
      ("Whiskers", 20, .system(.default), "en-US", "Inter Display"),
      ("Whiskers", 19.9, .system(.rounded), "en-US", "Inter"),
      ("Whiskers", 17, .system(.serif), "en-US", "Noto Serif"),
      ("Whiskers", 17, .system(.monospaced), "en-US", "Noto Sans Mono CJK SC"),
      ("Whiskers", 17, .custom("noto sans display"), "en-US", "Noto Sans Display"),
      ("Whiskers", 17, .custom("No Such Family"), "en-US", "Inter"),
      ("مرحبا", 17, .system(.default), "en-US", "Noto Sans Arabic"),
      ("مرحبا", 17, .system(.serif), "en-US", "Noto Naskh Arabic"),
      ("שלום", 17, .system(.default), "en-US", "Noto Sans Hebrew"),
      ("สวัสดี", 17, .system(.default), "en-US", "Noto Sans Thai"),
      ("नमस्ते", 17, .system(.default), "en-US", "Noto Sans Devanagari"),
      ("漢字", 17, .system(.default), "en-US", "Noto Sans CJK SC"),
      ("漢字", 17, .system(.default), "ja-JP", "Noto Sans CJK JP"),
      ("漢字", 17, .system(.default), "zh-Hant-TW", "Noto Sans CJK TC"),
      ("漢字", 17, .system(.default), "zh-HK", "Noto Sans CJK HK"),
      ("漢字かな", 17, .system(.default), "en-US", "Noto Sans CJK JP"),
      ("한국어", 17, .system(.default), "ko", "Noto Sans CJK KR"),
      ("♞", 17, .system(.default), "en-US", "Symbola"),
      ("★", 17, .symbols, "en-US", "Symbola"),
      ("🐱", 17, .system(.default), "en-US", "Noto Color Emoji"),
      ("▶", 17, .emoji, "en-US", "Noto Color Emoji"),
      ("𒀀", 17, .system(.default), "en-US", "Noto Sans Cuneiform"),
    ] as [(String, CGFloat, ResolvedFont.Face, String, String)])
  func fallback(text: String, size: CGFloat, face: ResolvedFont.Face, language: String, family: String) throws {
    let runs = try glyphRuns(StyledText(text, size: size, face: face, language: language))
    #expect(Set(runs.map(\.font.family)) == [family])
    #expect(runs.allSatisfy { $0.glyphs.allSatisfy { $0.index != nil } })
  }

  @Test("A face's own name brings its weight")
  func postScriptName() throws {
    let library = try FontLibrary.standard()
    #expect(library.face(named: "Inter-SemiBold") == .init(family: "Inter", weight: 600, isItalic: false))
    let engine = try PangoTextEngine()
    func width(_ text: StyledText) -> CGFloat { engine.shape(text).clusters.reduce(0) { $0 + $1.advance } }
    #expect(
      width(StyledText("Roofus", face: .custom("Inter-Bold")))
        == width(
          StyledText("Roofus", weight: 700, face: .custom("Inter"))))
  }
}
