import Foundation

/// A finished picture as values: what to draw, what can be followed and what it says aloud.
///
/// Immutable and `Sendable`, so that drawing, encoding and writing run off the main actor.
public struct DisplayList: Sendable, Hashable {
  /// An area that leads somewhere.
  public struct LinkArea: Sendable, Hashable {
    /// Points, in the list's coordinates.
    public var rect: CGRect
    /// Where the area leads.
    public var url: URL
    /// What the area says aloud.
    public var label: String

    /// Makes an area.
    public init(rect: CGRect, url: URL, label: String) { (self.rect, self.url, self.label) = (rect, url, label) }
  }

  /// Points.
  public var size: CGSize
  /// Drawn over nothing where nil: the picture is transparent.
  public var background: Color.Resolved?
  /// What is drawn, the first at the bottom.
  public var items: [DisplayItem]
  /// In tree order; a later area lies over an earlier one.
  public var links: [LinkArea]
  /// Where a touch outside every link leads.
  public var widgetURL: URL?
  /// What the picture says aloud, in reading order.
  public var accessibilityText: [String]
  /// Texts that did not fit and were cut, as they were meant.
  public var truncatedTexts: [String]
  /// Things the author should know: missing images, glyphs, unknown symbols.
  public var warnings: [String]

  /// Makes a list.
  public init(
    size: CGSize, background: Color.Resolved? = nil, items: [DisplayItem] = [], links: [LinkArea] = [],
    widgetURL: URL? = nil, accessibilityText: [String] = [], truncatedTexts: [String] = [], warnings: [String] = []
  ) {
    self.size = size
    self.background = background
    self.items = items
    self.links = links
    self.widgetURL = widgetURL
    self.accessibilityText = accessibilityText
    self.truncatedTexts = truncatedTexts
    self.warnings = warnings
  }
}
