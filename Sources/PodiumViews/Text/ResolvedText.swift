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
  private var paints: [StylePaint] = []
  private var lines: [(underline: StylePaint?, strikethrough: StylePaint?)] = []
  /// What runs have beside their look, by ``StyledText/Run/span``; 0 has nothing.
  private(set) var spans = [TextSpan()]
  /// What the author should know.
  private(set) var warnings: [String] = []
  private var linkCount = 0

  init(_ text: Text, in environment: EnvironmentValues) {
    self.text = StyledText(
      runs: [], language: environment.languageTag,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    append(text, TextStyleChanges(), environment)
    // An empty text still has the height of a line.
    if self.text.runs.isEmpty { append(string: "", text.style, environment) }
  }

  private mutating func append(_ text: Text, _ outer: TextStyleChanges, _ environment: EnvironmentValues) {
    let style = text.style.over(outer)
    switch text.storage {
    case .pair(let first, let second):
      append(first, style, environment)
      append(second, style, environment)
    case .key(let key):
      for (part, changes) in key.styledParts {
        let style = numbered(changes).over(style)
        switch part {
        case .literal(let string): append(string: string, style, environment)
        case .value(_, let make): append(string: make(environment), style, environment)
        case .text(let inner): append(inner, style, environment)
        }
      }
      linkCount = spans.compactMap(\.link?.number).max() ?? 0
      warnings += key.warnings
    case .attributed(let content):
      for (string, changes) in content.styledParts {
        append(string: string, numbered(changes).over(style), environment)
      }
      linkCount = spans.compactMap(\.link?.number).max() ?? 0
    case .image(let image): append(image, style, environment)
    case .verbatim(let string): append(string: string, style, environment)
    case .made(let make): append(string: make(environment), style, environment)
    }
  }

  /// The links of several texts in one, each with a number of its own.
  private func numbered(_ changes: TextStyleChanges) -> TextStyleChanges {
    var changes = changes
    changes.link?.number += linkCount
    return changes
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
      return spans.count - 1
    }
    spans.append(TextSpan(link: style.link, background: background, image: image))
    return spans.count - 1
  }

  private mutating func append(_ image: Image, _ style: TextStyleChanges, _ environment: EnvironmentValues) {
    append(string: String(StyledText.Inlay.character), image: image, style, environment)
  }

  private mutating func append(
    string: String, image: Image? = nil, _ style: TextStyleChanges, _ environment: EnvironmentValues
  ) {
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
    if isPlain, let last = text.runs.last, !text.runs.isEmpty, lines.last?.underline == nil,
      lines.last?.strikethrough == nil, style.underline == nil, style.strikethrough == nil,
      environment.underlineStyle == nil, environment.strikethroughStyle == nil, arePlain.last == true,
      last.font == run.font, last.tracking == run.tracking, last.baselineOffset == run.baselineOffset,
      last.lineMetrics == run.lineMetrics
    {
      text.runs[text.runs.count - 1].string += string
      return
    }
    let underline = line(style.underline, environment.underlineStyle)
    let strikethrough = line(style.strikethrough, environment.strikethroughStyle)
    let inline = image.map { InlineImage($0, font: font, paint: paint, in: environment) }
    (run.span, run.inlay) = (span(style, environment, inline), inline?.inlay)
    text.runs.append(run)
    paints.append(paint)
    arePlain.append(isPlain)
    lines.append((underline, strikethrough))
    setPaints(text.runs.count - 1, for: .zero)
    isPainted = isPainted && [paint, underline ?? paint, strikethrough ?? paint].allSatisfy { $0.constant != nil }
  }

  private static func cased(_ string: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase ?? (environment.isTextCaseSet ? nil : environment.headerCase) {
    case nil: string
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    }
  }

  /// Whether a run has the environment's paint.
  private var arePlain: [Bool] = []

  /// The text with its paints, for a box.
  func painted(for rect: CGRect) -> StyledText {
    var result = self
    for index in result.text.runs.indices { result.setPaints(index, for: rect) }
    return result.text
  }

  private mutating func setPaints(_ index: Int, for rect: CGRect) {
    text.runs[index].paint = paints[index](rect)
    text.runs[index].underline = lines[index].underline?(rect)
    text.runs[index].strikethrough = lines[index].strikethrough?(rect)
  }
}
