/// What a text says of its own look; nil and false leave it to the environment.
struct TextStyleChanges: Equatable {
  var font: Font?
  var fontChanges = FontChanges()
  var design: Font.Design?
  var foreground: AnyShapeStyle?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: TextLineStyle?
  var strikethrough: TextLineStyle?
  var scale: Text.Scale?
  /// Whether characters have equal widths in whatever font there is.
  var isCode = false
  var link: TextLink?
  var background: AnyShapeStyle?

  static func == (lhs: TextStyleChanges, rhs: TextStyleChanges) -> Bool {
    // Styles need not be comparable; a text with one counts as changed, which only costs a layout.
    lhs.foreground == nil && rhs.foreground == nil && lhs.background == nil && rhs.background == nil
      && lhs.isCode == rhs.isCode && lhs.link == rhs.link && lhs.font == rhs.font && lhs.fontChanges == rhs.fontChanges
      && lhs.design == rhs.design && lhs.tracking == rhs.tracking && lhs.baselineOffset == rhs.baselineOffset
      && lhs.underline == rhs.underline && lhs.strikethrough == rhs.strikethrough && lhs.scale == rhs.scale
  }

  /// These changes on top of those of a text around.
  func over(_ outer: TextStyleChanges) -> TextStyleChanges {
    var result = self
    result.font = font ?? outer.font
    result.fontChanges.weight = fontChanges.weight ?? outer.fontChanges.weight
    result.fontChanges.isBold = fontChanges.isBold ?? outer.fontChanges.isBold
    result.fontChanges.isItalic = fontChanges.isItalic ?? outer.fontChanges.isItalic
    result.fontChanges.hasMonospacedDigits =
      fontChanges.hasMonospacedDigits || outer.fontChanges.hasMonospacedDigits
    result.design = design ?? outer.design
    // A link has the tint, whatever the text around it.
    result.foreground = foreground ?? (link == nil ? outer.foreground : nil)
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.scale = scale ?? outer.scale
    result.isCode = isCode || outer.isCode
    result.link = link ?? outer.link
    result.background = background ?? outer.background
    return result
  }
}

/// Where a stretch of text leads.
struct TextLink: Hashable {
  var url: URL
  /// Tells links of one text apart that lead to the same place.
  var number: Int
}

/// A line under or through text.
struct TextLineStyle: Hashable, Sendable {
  var isActive: Bool
  var color: Color?
}

extension Text {
  private func with(_ change: (inout TextStyleChanges) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.fontChanges.weight = weight } }
  /// Sets the design of the system font.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  /// Makes the text bold.
  public func bold() -> Text { bold(true) }
  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.fontChanges.isBold = isActive } }
  /// Makes the text italic.
  public func italic() -> Text { italic(true) }
  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.fontChanges.isItalic = isActive } }
  /// Gives digits equal widths.
  public func monospacedDigit() -> Text { with { $0.fontChanges.hasMonospacedDigits = true } }
  /// Gives characters equal widths.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.design = isActive ? .monospaced : nil } }
  /// Sets the style of the glyphs.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
  /// Sets the colour of the glyphs.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map { AnyShapeStyle($0) } } }
  /// Adds space after each character, points.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Adds space between characters, points.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }
  /// Raises the text, points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }
  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = TextLineStyle(isActive: isActive, color: color) }
  }
  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = TextLineStyle(isActive: isActive, color: color) }
  }
}
