import Foundation
import Testing

@testable import PodiumHosting

@Suite("File names") struct FileNamerTests {
  @Test(
    "Readable stems",
    arguments: [
      ("Whiskers", "whiskers"), ("Mr. O'Malley", "mr-omalley"), ("Mr. O’Malley", "mr-omalley"),
      ("../../etc/passwd", "etc-passwd"),
      ("<script>alert(1)</script>", "script-alert-1-script"), ("🐱", "cat-face"), ("Rex 🐶!", "rex-dog-face"),
      ("محمد", "محمد"), ("Зевс", "зевс"), ("ミケ", "ミケ"), ("Zoë", "zoë"), ("Zoe\u{308}", "zoë"),
      ("🇪🇸 Paco", "es-paco"),
      ("👩🏽‍🚀", "woman-rocket"), ("--help", "help"), (".hidden", "hidden"), ("a\u{0}b", "a-b"),
      ("a\u{202E}b", "ab"),
      ("a b  c", "a-b-c"), ("ﬁsh", "fish"), ("ＦＵＬＬ", "full"), ("100m", "100m"), ("C:\\x", "c-x"),
      ("a\nb", "a-b"),
      ("हिन्दी", "हिन्दी"),
    ]) func readable(name: String, stem: String)
  {
    #expect(FileNamer(roster: [name]).stem(for: name) == stem)
  }

  @Test(
    "Names that say too little or mean a device get a mark",
    arguments: [
      ("", "unnamed-"), ("...", "unnamed-"), ("///", "unnamed-"), ("\u{200B}", "unnamed-"), ("CON", "con-"),
      ("nul", "nul-"), ("Com1", "com1-"),
      ("LPT9", "lpt9-"), (String(repeating: "x", count: 300), String(repeating: "x", count: 56) + "-"),
    ]) func marked(name: String, beginning: String)
  {
    let stem = FileNamer(roster: [name]).stem(for: name)
    #expect(stem.hasPrefix(beginning))
    #expect(stem.count == beginning.count + 7)
  }

  static let roster =
    [
      "Max", "MAX", "max", "m a x", "M.A.X", "", "..", "/", "Straße", "STRASSE", "strasse", "ΣΑΣ", "σας", "ﬁ",
      "fi", "con", "CON",
    ]
    + ["🐱", "cat face", "Cat-Face", "é", "e\u{301}", "İ", "i", "ı"]
    + (0..<200).map { String(repeating: "a", count: 290) + String($0) }
    + (0..<50).map { String(repeating: "🐱", count: 100) + String($0) }
    + [String(repeating: "e\u{301}", count: 300), "e" + String(repeating: "\u{301}\u{302}", count: 300)]

  @Test("Stems of a roster are unique, safe and short") func unique() {
    let namer = FileNamer(roster: Self.roster)
    // "é" in its two forms is one Swift string and one name.
    let names = Set(Self.roster)
    let stems = names.map(namer.stem)
    #expect(Set(stems.map { $0.uppercased().lowercased() }).count == names.count)
    for stem in stems {
      #expect(stem.utf8.count <= FileNamer.limit, "\(stem)")
      #expect(
        !stem.isEmpty && !stem.hasPrefix(".") && !stem.hasPrefix("-") && !stem.hasSuffix("-"), "\(stem)")
      #expect(
        !stem.unicodeScalars.contains { #"/\:*?"<>|"#.unicodeScalars.contains($0) || $0.value < 0x21 },
        "\(stem)")
      #expect(!FileNamer.isReserved(stem))
    }
  }

  @Test("The first of equals keeps the plain stem, and names added later change nothing") func stable() {
    let few = FileNamer(roster: ["Max", "MAX"])
    let more = FileNamer(roster: ["Max", "MAX", "max", "Whiskers"])
    #expect(few.stem(for: "Max") == "max")
    #expect(few.stem(for: "MAX").hasPrefix("max-"))
    for name in ["Max", "MAX"] { #expect(few.stem(for: name) == more.stem(for: name)) }
    #expect(more.stem(for: "mAx") != more.stem(for: "Max"))
    #expect(few.stem(for: "MAX") == FileNamer(roster: ["Max", "MAX"]).stem(for: "MAX"))
    // A pet named like another's marked stem does not take its place.
    let stolen = few.stem(for: "MAX")
    let roster = FileNamer(roster: ["Max", stolen, "MAX"])
    #expect(Set(["Max", stolen, "MAX"].map(roster.stem)).count == 3)
  }

  @Test(
    "Picture names",
    arguments: [
      (
        PictureName(stem: "whiskers", variant: ["systemMedium", "light"], scale: 2, fileExtension: "png"),
        "whiskers-systemMedium-light@2x.png"
      ),
      (
        PictureName(stem: "whiskers", variant: ["systemMedium", "light"], fileExtension: "svg"),
        "whiskers-systemMedium-light.svg"
      ),
      (PictureName(stem: "whiskers", scale: 1, fileExtension: "png"), "whiskers.png"),
      (
        PictureName(stem: "x", variant: ["com.example/kind", ""], scale: 1.5, fileExtension: "png"),
        "x-com-example-kind@1.5x.png"
      ),
    ]) func pictures(name: PictureName, text: String)
  {
    #expect(name.text == text)
  }

  @Test("No picture's name is longer than 120 bytes, and long variants stay apart") func length() {
    let stem = FileNamer().stem(for: String(repeating: "محمد", count: 99))
    let names = (0..<50).map { index in
      PictureName(
        stem: stem, variant: [String(repeating: "kind", count: 60), "\(index)"], scale: 2,
        fileExtension: "png"
      ).text
    }
    #expect(Set(names).count == 50)
    #expect(names.allSatisfy { $0.utf8.count <= 120 && $0.hasSuffix("@2x.png") })
  }
}
