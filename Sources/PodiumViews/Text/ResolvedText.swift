/// A text with its environment applied, except for paints that depend on where it stands.
struct ResolvedText {
  private(set) var text: StyledText
  /// What is said aloud: the text before a header's capitals.
  private(set) var spoken = ""
  /// Whether ``text`` has all its paints: none depends on where it stands.
  private(set) var isPainted = true
  private var paints: [StylePaint] = []
  private var lines: [(underline: StylePaint?, strikethrough: StylePaint?)] = []

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
      for part in key.parts {
        switch part {
        case .literal(let string): append(string: string, style, environment)
        case .value(let make): append(string: make(environment), style, environment)
        case .text(let inner): append(inner, style, environment)
        }
      }
    case .verbatim(let string): append(string: string, style, environment)
    case .made(let make): append(string: make(environment), style, environment)
    }
  }

  private mutating func append(string: String, _ style: TextStyleChanges, _ environment: EnvironmentValues) {
    var settled = environment
    if let design = style.design { settled.fontDesign = design }
    let base = environment.fontChanges.apply(to: style.font ?? environment.defaultFont)
    let wanted = style.fontChanges.apply(to: base)
    let full = wanted.resolve(in: settled)
    let font = full.scaled(style.scale ?? environment.textScale)
    // Facts T18: smaller text stands on lines of the size it had.
    let lineMetrics =
      wanted.lineMetrics(in: environment) ?? (font == full ? nil : environment.textEngine.metrics(of: full))
    let paint = style.foreground.map { environment.paint($0) } ?? environment.foregroundPaint()
    func line(_ own: TextLineStyle?, _ around: TextLineStyle?) -> StylePaint? {
      guard let line = own ?? around, line.isActive else { return nil }
      return line.color.map { StylePaint(environment.resolve($0)) } ?? paint
    }
    spoken += environment.textCase == nil ? string : Self.cased(string, environment)
    let string = Self.cased(string, environment)
    let run = StyledText.Run(
      string, font: font, tracking: style.tracking ?? environment.textTracking,
      baselineOffset: style.baselineOffset ?? environment.textBaselineOffset, lineMetrics: lineMetrics)
    // Runs of one look join, so that letters shape across the seams of an interpolation.
    if style.foreground == nil, let last = text.runs.last, !text.runs.isEmpty, lines.last?.underline == nil,
      lines.last?.strikethrough == nil, style.underline == nil, style.strikethrough == nil,
      environment.underlineStyle == nil, environment.strikethroughStyle == nil, isPlain.last == true,
      last.font == run.font, last.tracking == run.tracking, last.baselineOffset == run.baselineOffset,
      last.lineMetrics == run.lineMetrics
    {
      text.runs[text.runs.count - 1].string += string
      return
    }
    let underline = line(style.underline, environment.underlineStyle)
    let strikethrough = line(style.strikethrough, environment.strikethroughStyle)
    text.runs.append(run)
    paints.append(paint)
    isPlain.append(style.foreground == nil)
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
  private var isPlain: [Bool] = []

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
