extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown has a meaning.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Inline Markdown; headings, lists and other blocks are not read and stay as they are written.
      case full
      /// Inline Markdown; white space counts as one space.
      case inlineOnly
      /// Inline Markdown; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to a source that cannot be read; all sources can.
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Whether `^[text](name: value)` is read; the text is kept, its attributes are not.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to a source that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text, such as "en".
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads inline Markdown; never throws, since Foundation's initialiser of this name does.
  ///
  /// - Parameter baseURL: What the addresses of links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let source =
      options.interpretedSyntax == .inlineOnlyPreservingWhitespace ? markdown : Self.joiningLines(of: markdown)
    self.init()
    let read = InlineMarkdown([.literal(source)], hasAttributes: options.allowsExtendedAttributes)
    for run in read.runs {
      guard case .text(let text) = run.content else { continue }
      var part = AttributedString(text)
      if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
      if let link = run.link { part.link = URL(string: link.destination, relativeTo: baseURL) }
      if let image = run.imageURL { part.imageURL = URL(string: image, relativeTo: baseURL) }
      if let language = options.languageCode { part.languageIdentifier = language }
      append(part)
    }
  }

  /// Reads inline Markdown in UTF-8; never throws, since Foundation's initialiser of this name does.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// The lines in one, as a paragraph is read: a line end is a space, after two spaces it stays.
  private static func joiningLines(of source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var joined = ""
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      let end = text.lastIndex { $0 != " " && $0 != "\t" }.map(text.index(after:)) ?? text.startIndex
      joined += text[..<end]
      guard index < lines.count - 1, end > text.startIndex else { continue }
      if text[end...].count >= 2 {
        joined += "\n"
      } else if text[..<end].last == "\\" {
        joined += "\n"
      } else if !lines[index + 1].allSatisfy({ $0 == " " || $0 == "\t" }) {
        joined += " "
      }
    }
    return joined
  }
}
