/// A Debian package whose fonts Podium draws with, and exactly the files it takes from it.
///
/// Naming the files keeps every other font of the machine out of a picture.
package struct FontPackage: Sendable, Hashable {
  /// The package's name in Debian.
  package var name: String
  /// The folder its files are installed into.
  package var folder: String
  /// File names within the folder.
  package var files: [String]

  /// Every package a picture may use, in the order of the README's list.
  package static let all: [FontPackage] = [inter, notoCore, notoCJK, notoColorEmoji, symbola]

  /// The system face.
  static let inter = FontPackage(
    name: "fonts-inter", folder: "/usr/share/fonts/opentype/inter",
    files: ["Inter", "InterDisplay"].flatMap { family in
      ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"].flatMap {
        ["\(family)-\($0).otf", $0 == "Regular" ? "\(family)-Italic.otf" : "\(family)-\($0)Italic.otf"]
      }
    })

  /// The serif face and every script but Chinese, Japanese and Korean.
  static let notoCore = FontPackage(
    name: "fonts-noto-core", folder: "/usr/share/fonts/truetype/noto", files: notoCoreFiles)

  /// Chinese, Japanese and Korean, and the monospaced face.
  static let notoCJK = FontPackage(
    name: "fonts-noto-cjk", folder: "/usr/share/fonts/opentype/noto",
    files: ["Sans", "Serif"].flatMap { ["Noto\($0)CJK-Regular.ttc", "Noto\($0)CJK-Bold.ttc"] })

  static let notoColorEmoji = FontPackage(
    name: "fonts-noto-color-emoji", folder: "/usr/share/fonts/truetype/noto", files: ["NotoColorEmoji.ttf"])

  static let symbola = FontPackage(
    name: "fonts-symbola", folder: "/usr/share/fonts/truetype/ancient-scripts", files: ["Symbola_hint.ttf"])

  /// The files with their folder.
  package var paths: [String] { files.map { folder + "/" + $0 } }
}
