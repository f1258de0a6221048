/// Reads inline Markdown from left to right into pieces, and notes which stretches of them have what look.
struct MarkdownReader {
  enum Piece {
    case text(String)
    case value(Int)
    /// What is left of a run of delimiters, or a bracket: text unless it gets a meaning.
    case mark(String)
  }

  enum Look {
    case intent(InlinePresentationIntent)
    case link(InlineMarkdown.Link)
    case image(String)
  }

  let source: MarkdownSource
  let hasAttributes: Bool

  var position = 0
  var pieces: [Piece] = []
  /// Stretches of pieces; each lies inside or outside of each other one.
  var looks: [(range: Range<Int>, look: Look)] = []
  var delimiters: [MarkdownDelimiter] = []
  var brackets: [MarkdownBracket] = []
  var linkCount = 0
  /// Whether the last piece may still grow.
  private var isOpen = false

  init(_ source: [InlineMarkdown.Piece], hasAttributes: Bool) {
    (self.source, self.hasAttributes) = (MarkdownSource(source), hasAttributes)
  }

  var symbols: [MarkdownSource.Symbol] { source.symbols }
  func scalar(at index: Int) -> Unicode.Scalar? { source.scalar(at: index) }

  // MARK: What is found

  mutating func add(_ scalar: Unicode.Scalar) { add(String(scalar)) }

  mutating func add(_ text: String) {
    if isOpen, case .text(var whole)? = pieces.last {
      // Taken out, so that it grows without a copy.
      pieces[pieces.count - 1] = .text("")
      whole += text
      pieces[pieces.count - 1] = .text(whole)
    } else {
      pieces.append(.text(text))
      isOpen = true
    }
  }

  mutating func add(_ piece: Piece) {
    pieces.append(piece)
    isOpen = false
  }

  /// Adds symbols as they are, in one look.
  mutating func add(_ symbols: some Sequence<MarkdownSource.Symbol>, _ look: Look) {
    isOpen = false
    let start = pieces.count
    for symbol in symbols {
      switch symbol {
      case .scalar(let scalar): add(scalar)
      case .value(let number): add(.value(number))
      }
    }
    isOpen = false
    looks.append((start..<pieces.count, look))
  }

  mutating func read() -> [InlineMarkdown.Run] {
    while position < symbols.count {
      guard let scalar = scalar(at: position) else {
        if case .value(let number) = symbols[position] { add(.value(number)) }
        position += 1
        continue
      }
      let isRead =
        switch scalar {
        case "\\": readEscape()
        case "`": readCode()
        case "&": readEntity()
        case "<": readAngle()
        case "*", "_", "~": readDelimiters(scalar)
        case "[", "!", "^": readOpeningBracket(scalar)
        case "]": readClosingBracket()
        default: false
        }
      if !isRead {
        add(scalar)
        position += 1
      }
    }
    matchDelimiters(from: 0)
    return runs()
  }

  private mutating func readEscape() -> Bool {
    guard let next = scalar(at: position + 1), next.isMarkdownPunctuation || next == "\n" else { return false }
    add(next)
    position += 2
    return true
  }

  // MARK: What comes of it

  /// The pieces with the looks that cover them.
  private func runs() -> [InlineMarkdown.Run] {
    var starts: [Int: [Look]] = [:]
    var ends: [Int: [Look]] = [:]
    for (range, look) in looks where !range.isEmpty {
      starts[range.lowerBound, default: []].append(look)
      ends[range.upperBound, default: []].append(look)
    }
    // Looks inside each other end in the opposite order, so a count of each is enough.
    var intents: [InlinePresentationIntent.RawValue: Int] = [:]
    var links: [InlineMarkdown.Link] = []
    var images: [String] = []
    var runs: [InlineMarkdown.Run] = []
    for (index, piece) in pieces.enumerated() {
      for look in ends[index] ?? [] {
        switch look {
        case .intent(let intent): intents[intent.rawValue, default: 0] -= 1
        case .link: links.removeLast()
        case .image: images.removeLast()
        }
      }
      for look in starts[index] ?? [] {
        switch look {
        case .intent(let intent): intents[intent.rawValue, default: 0] += 1
        case .link(let link): links.append(link)
        case .image(let url): images.append(url)
        }
      }
      let intent = intents.reduce(into: InlinePresentationIntent()) { intent, count in
        if count.value > 0 { intent.formUnion(InlinePresentationIntent(rawValue: count.key)) }
      }
      let content: InlineMarkdown.Content
      switch piece {
      case .text(""), .mark(""): continue
      case .text(let text), .mark(let text): content = .text(text)
      case .value(let number): content = .value(number)
      }
      let run = InlineMarkdown.Run(content: content, intent: intent, link: links.last, imageURL: images.last)
      if case .text(let text) = run.content, let last = runs.last, case .text(let before) = last.content,
        last.intent == run.intent, last.link == run.link, last.imageURL == run.imageURL
      {
        runs[runs.count - 1].content = .text(before + text)
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}
