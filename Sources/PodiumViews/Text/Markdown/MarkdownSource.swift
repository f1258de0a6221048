/// What is read: characters, and values in between that have no meaning of their own.
struct MarkdownSource {
  enum Symbol: Equatable {
    case scalar(Unicode.Scalar)
    case value(Int)
  }

  let symbols: [Symbol]
  /// The last characters of the formats that stand for the values.
  let formatEnds: [Unicode.Scalar]
  /// Where runs of so many backticks start.
  private var backticks: [Int: [Int]] = [:]

  init(_ pieces: [InlineMarkdown.Piece]) {
    var symbols: [Symbol] = []
    var ends: [Unicode.Scalar] = []
    for piece in pieces {
      switch piece {
      case .literal(let text): symbols += text.unicodeScalars.map { .scalar($0) }
      case .value(let end):
        symbols.append(.value(ends.count))
        ends.append(end)
      }
    }
    (self.symbols, formatEnds) = (symbols, ends)
    var index = 0
    while index < symbols.count {
      let end = self.end(ofRunAt: index)
      if symbols[index] == .scalar("`") { backticks[end - index, default: []].append(index) }
      index = end
    }
  }

  /// The character at a place; nil for a value and beyond the ends.
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard symbols.indices.contains(index), case .scalar(let scalar) = symbols[index] else { return nil }
    return scalar
  }

  /// Where a run of the same character ends.
  func end(ofRunAt start: Int) -> Int {
    var end = start + 1
    while end < symbols.count, symbols[end] == symbols[start] { end += 1 }
    return end
  }

  /// The start of the next run of exactly so many backticks.
  func backticks(_ count: Int, after index: Int) -> Int? {
    guard let starts = backticks[count] else { return nil }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] > index { high = middle } else { low = middle + 1 }
    }
    return low < starts.count ? starts[low] : nil
  }
}

extension Unicode.Scalar {
  /// Whether a backslash takes the character's meaning: ASCII punctuation.
  var isMarkdownPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  /// Space, tab and line ends.
  var isMarkdownSpace: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
