/// A kind of data, named by its uniform type identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Such as `public.png`.
  public let identifier: String

  /// Names a type; nil for an empty identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Names a type that the app itself defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Names a type that another app defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public var description: String { identifier }

  /// Anything.
  public static let item = UTType(exportedAs: "public.item")
  /// Any content.
  public static let content = UTType(exportedAs: "public.content")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// Any text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without a form.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// A web page.
  public static let html = UTType(exportedAs: "public.html")
  /// XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// A property list.
  public static let propertyList = UTType(exportedAs: "com.apple.property-list")
  /// A table of values with commas between them.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// A URL.
  public static let url = UTType(exportedAs: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// Any picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A PNG picture.
  public static let png = UTType(exportedAs: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A HEIC picture.
  public static let heic = UTType(exportedAs: "public.heic")
  /// A GIF picture.
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  /// An SVG picture.
  public static let svg = UTType(exportedAs: "public.svg-image")
  /// A PDF document.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// Any film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
  /// Any sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// An MP3 sound.
  public static let mp3 = UTType(exportedAs: "public.mp3")
  /// A ZIP archive.
  public static let zip = UTType(exportedAs: "public.zip-archive")
}
