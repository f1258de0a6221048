/// What inline Markdown says of a stretch of text, without saying how it looks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Drawn italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Drawn bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Drawn in characters of equal widths.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Drawn with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end that may be a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line end that stays one.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag, drawn as it is written.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// Several tags, drawn as they are written.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
