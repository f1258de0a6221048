/// What a stretch of a text has beside its look.
struct TextSpan {
  var link: TextLink?
  /// Drawn behind the letters.
  var background: StylePaint?
  /// Drawn in the room of the object character.
  var image: InlineImage?
}

/// A text with its environment applied, except for paints that depend on where it stands.
struct ResolvedText {
  private(set) var text: StyledText
  /// What is said aloud: the text before a header's capitals.
  private(set) var spoken = ""
  /// Whether ``text`` has all its paints: none depends on where it stands.
  private(set) var isPainted = true
  /// How a run is painted.
  private struct Look {
    var paint: StylePaint
    var underline: StylePaint?
    var strikethrough: StylePaint?
    /// Whether the paint is the environment's.
    var isPlain: Bool

    func paint(_ run: inout StyledText.Run, for rect: CGRect) {
      run.paint = paint(rect)
      run.underline = underline?(rect)
      run.strikethrough = strikethrough?(rect)
    }
  }

  /// One a run.
  private var looks: [Look] = []
  /// What runs have beside their look; the number in ``StyledText/Run/span`` is one more, 0 has nothing.
  private(set) var spans: [TextSpan] = []
  /// What the author should know.
  private(set) var warnings: [String] = []
  private var linkCount = 0

  /// What a run has beside its look, by its number.
  func span(_ number: Int) -> TextSpan? { number == 0 ? nil : spans[number - 1] }

  init(_ text: Text, in environment: EnvironmentValues) {
    self.text = StyledText(
      runs: [], language: environment.languageTag,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    append(text, nil, environment)
    // An empty text still has the height of a line.
    if self.text.runs.isEmpty { append(string: "", text.changes, environment) }
  }

  private mutating func append(_ text: Text, _ outer: Text.StyleBox?, _ environment: EnvironmentValues) {
    let style = text.changes?.over(outer) ?? outer
    switch text.storage {
    case .pair(let first, let second):
      append(first, style, environment)
      append(second, style, environment)
    case .key(let key):
      guard key.holdsMarkdown else {
        for part in key.parts { append(part, style, environment) }
        return
      }
      for (part, changes) in key.styledParts { append(part, numbered(changes).over(style), environment) }
      linkCount = spans.compactMap(\.link?.number).max() ?? 0
      warnings += key.warnings
    case .attributed(let content):
      for (string, changes) in content.styledParts {
        append(string: string, numbered(changes).over(style), environment)
      }
      linkCount = spans.compactMap(\.link?.number).max() ?? 0
    case .image(let image): append(image, style, environment)
    case .verbatim(let string): append(string: string, style, environment)
    case .made(let source): append(string: source.string(in: environment), style, environment)
    }
  }

  private mutating func append(
    _ part: LocalizedStringKey.Part, _ style: Text.StyleBox?, _ environment: EnvironmentValues
  ) {
    switch part {
    case .literal(let string): append(string: string, style, environment)
    case .value(_, let source): append(string: source.string(in: environment), style, environment)
    case .text(let inner): append(inner, style, environment)
    }
  }

  /// The links of several texts in one, each with a number of its own.
  private func numbered(_ changes: TextStyleChanges) -> Text.StyleBox {
    var changes = changes
    changes.link?.number += linkCount
    return Text.StyleBox(changes)
  }

  /// The number of a span, the last one's where it is the same.
  private mutating func span(
    _ style: TextStyleChanges, _ environment: EnvironmentValues, _ image: InlineImage?
  ) -> Int {
    guard style.link != nil || style.background != nil || image != nil else { return 0 }
    let background = style.background.map { environment.paint($0) }
    if let last = spans.last, last.link == style.link, last.background == nil, background == nil, last.image == nil,
      image == nil
    {
      return spans.count
    }
    spans.append(TextSpan(link: style.link, background: background, image: image))
    return spans.count
  }

  private mutating func append(_ image: Image, _ style: Text.StyleBox?, _ environment: EnvironmentValues) {
    append(string: String(StyledText.Inlay.character), image: image, style, environment)
  }

  private mutating func append(
    string: String, image: Image? = nil, _ changes: Text.StyleBox?, _ environment: EnvironmentValues
  ) {
    let style = changes?.style ?? TextStyleChanges()
    var settled = environment
    if let design = style.design { settled.fontDesign = design }
    let base = environment.fontChanges.apply(to: style.font ?? environment.defaultFont)
    var wanted = style.fontChanges.apply(to: base)
    if style.isCode { wanted.design = .monospaced }
    let full = wanted.resolve(in: settled)
    let font = full.scaled(style.scale ?? environment.textScale)
    // Facts T18: smaller text stands on lines of the size it had.
    let lineMetrics =
      wanted.lineMetrics(in: environment) ?? (font == full ? nil : environment.textEngine.metrics(of: full))
    let isPlain = style.foreground == nil && style.link == nil && style.background == nil && image == nil
    let paint =
      style.foreground.map { environment.paint($0) }
      ?? (style.link == nil ? environment.foregroundPaint() : environment.paint(.tint))
    func line(_ own: TextLineStyle?, _ around: TextLineStyle?) -> StylePaint? {
      guard let line = own ?? around, line.isActive else { return nil }
      return line.color.map { StylePaint(environment.resolve($0)) } ?? paint
    }
    let said = image.map { $0.label ?? "" } ?? string
    spoken += environment.textCase == nil ? said : Self.cased(said, environment)
    let string = Self.cased(string, environment)
    var run = StyledText.Run(
      string, font: font, tracking: style.tracking ?? environment.textTracking,
      baselineOffset: style.baselineOffset ?? environment.textBaselineOffset, lineMetrics: lineMetrics)
    // Runs of one look join, so that letters shape across the seams of an interpolation.
    if isPlain, let last = text.runs.last, let look = looks.last, look.isPlain, look.underline == nil,
      look.strikethrough == nil, style.underline == nil, style.strikethrough == nil,
      environment.underlineStyle == nil, environment.strikethroughStyle == nil, last.font == run.font,
      last.tracking == run.tracking, last.baselineOffset == run.baselineOffset, last.lineMetrics == run.lineMetrics
    {
      text.runs[text.runs.count - 1].string += string
      return
    }
    let underline = line(style.underline, environment.underlineStyle)
    let strikethrough = line(style.strikethrough, environment.strikethroughStyle)
    let inline = image.map { InlineImage($0, font: font, paint: paint, in: environment) }
    (run.span, run.inlay) = (span(style, environment, inline), inline?.inlay)
    let look = Look(paint: paint, underline: underline, strikethrough: strikethrough, isPlain: isPlain)
    look.paint(&run, for: .zero)
    looks.append(look)
    text.runs.append(run)
    isPainted = isPainted && [paint, underline ?? paint, strikethrough ?? paint].allSatisfy { $0.constant != nil }
  }

  private static func cased(_ string: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase ?? (environment.isTextCaseSet ? nil : environment.headerCase) {
    case nil: string
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    }
  }

  /// The text with its paints, for a box.
  func painted(for rect: CGRect) -> StyledText {
    var result = text
    for (index, look) in looks.enumerated() { look.paint(&result.runs[index], for: rect) }
    return result
  }
}
