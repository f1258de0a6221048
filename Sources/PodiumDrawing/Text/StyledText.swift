import Foundation

/// A paragraph with its fonts and paints, ready to be measured.
public struct StyledText: Sendable, Hashable {
  /// A stretch of text in one style.
  public struct Run: Sendable, Hashable {
    /// The text.
    public var string: String
    /// The font of the letters.
    public var font: ResolvedFont
    /// The paint of the letters.
    public var paint: Paint
    /// Extra space after each character, points.
    public var tracking: CGFloat
    /// Points above the baseline.
    public var baselineOffset: CGFloat
    /// The line's paint where the run is underlined.
    public var underline: Paint?
    /// The line's paint where the run is struck through.
    public var strikethrough: Paint?
    /// The heights a line takes from the run in place of its font's; nil for the font's own.
    public var lineMetrics: FontMetrics?
    /// What its author knows the run by; means nothing to those who measure and draw.
    package var span = 0
    /// The room kept for each object character, U+FFFC, in the run.
    package var inlay: Inlay?

    /// Makes a run.
    public init(
      _ string: String, font: ResolvedFont, paint: Paint = .color(.black), tracking: CGFloat = 0,
      baselineOffset: CGFloat = 0, underline: Paint? = nil, strikethrough: Paint? = nil,
      lineMetrics: FontMetrics? = nil
    ) {
      self.string = string
      self.font = font
      self.paint = paint
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.underline = underline
      self.strikethrough = strikethrough
      self.lineMetrics = lineMetrics
    }
  }

  /// The room of something that stands between letters and is drawn by the text's author.
  package struct Inlay: Sendable, Hashable {
    /// Points.
    package var width: CGFloat
    /// What of it makes a line higher: points above and below the baseline.
    package var ascent: CGFloat
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }

    /// The character that stands for it.
    package static let character: Character = "\u{FFFC}"
  }

  /// The stretches of text in reading order.
  public var runs: [Run]
  /// A BCP 47 tag such as "en-US"; decides language-dependent glyphs and line breaks.
  public var language: String
  /// The direction of the paragraph where its first strong character does not decide.
  public var isRightToLeft: Bool

  /// Makes a paragraph.
  public init(runs: [Run], language: String = "en-US", isRightToLeft: Bool = false) {
    self.runs = runs
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  /// The runs' text in one string.
  public var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }
}
