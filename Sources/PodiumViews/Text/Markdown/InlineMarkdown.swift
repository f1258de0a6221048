/// Inline Markdown as stretches of one look: CommonMark's rules, and GitHub's for strikethrough.
///
/// White space is kept as it is. Values that were put into the source are never read as Markdown: for the rules they
/// are what a format holds in their place, such as `%@`.
struct InlineMarkdown {
  /// A part of the source.
  enum Piece: Equatable {
    case literal(String)
    /// A value; the format in its place ends with this character.
    case value(formatEnd: Unicode.Scalar)
  }

  /// What is shown.
  enum Content: Equatable {
    case text(String)
    /// The value of this number, counted from 0.
    case value(Int)
  }

  /// Where a stretch leads.
  struct Link: Equatable {
    /// Tells two links apart that lead to the same place.
    var number: Int
    /// Escapes and entities are replaced.
    var destination: String
    /// Whether a value is part of the destination, which makes it none.
    var holdsValue: Bool
  }

  struct Run: Equatable {
    var content: Content
    var intent: InlinePresentationIntent = []
    var link: Link?
    /// The address of the picture that the text stands for.
    var imageURL: String?
  }

  private(set) var runs: [Run]

  /// Reads a source; `hasAttributes` is for `^[text](name: value)`, of which the text is kept.
  init(_ source: [Piece], hasAttributes: Bool = true) {
    var reader = MarkdownReader(source, hasAttributes: hasAttributes)
    runs = reader.read()
  }

  /// Whether a text might hold Markdown: most hold none, and need no reading.
  static func mayHold(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }
}
