extension LocalizedStringKey.Part: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.literal(let a), .literal(let b)): a == b
    case (.value(let a, let one), .value(let b, let other)): a == b && one.isEqual(to: other)
    case (.text(let a), .text(let b)): a == b
    default: false
    }
  }

  /// What stands for the part in a key.
  var keyText: String {
    switch self {
    case .literal(let text): text
    case .value(let specifier, _): specifier
    case .text: "%@"
    }
  }

  /// What is shown for the part, styles left out.
  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .literal(let text): text
    case .value(_, let source): source.string(in: environment)
    case .text(let text): text.resolveString(in: environment)
    }
  }
}

extension LocalizedStringKey {
  var holdsMarkdown: Bool {
    parts.contains { if case .literal(let text) = $0 { InlineMarkdown.mayHold(text) } else { false } }
  }

  /// The parts as they are shown, each with the look that its Markdown gives it.
  ///
  /// Only what is written in the source is read: a value is put in afterwards and stays what it is.
  var styledParts: [(part: Part, changes: TextStyleChanges)] {
    markdown.runs.map { run in
      let part: Part =
        switch run.content {
        case .text(let text): .literal(text)
        case .value(let number): values[number]
        }
      return (part, TextStyleChanges(run))
    }
  }

  /// What the author should know about the Markdown.
  var warnings: [String] {
    guard holdsMarkdown, markdown.runs.contains(where: { $0.link?.holdsValue == true }) else { return [] }
    return [
      "a link in the text '\(key)' has a value in its address, which SwiftUI does not follow; "
        + "use Link, or an AttributedString with a link"
    ]
  }

  private var markdown: InlineMarkdown {
    InlineMarkdown(
      parts.map { part in
        if case .literal(let text) = part { return .literal(text) }
        return .value(formatEnd: part.keyText.unicodeScalars.last ?? "@")
      })
  }

  private var values: [Part] { parts.filter { if case .literal = $0 { false } else { true } } }
}

extension TextStyleChanges {
  init(_ run: InlineMarkdown.Run) {
    self.init(run.intent)
    if let link = run.link, !link.holdsValue, let url = URL(string: link.destination) {
      self.link = TextLink(url: url, number: link.number)
    }
  }

  /// How an intent is drawn.
  init(_ intent: InlinePresentationIntent) {
    self.init()
    if intent.contains(.emphasized) { fontChanges.isItalic = true }
    if intent.contains(.stronglyEmphasized) { fontChanges.isBold = true }
    if intent.contains(.code) { isCode = true }
    if intent.contains(.strikethrough) { strikethrough = TextLineStyle(isActive: true, color: nil) }
  }
}
