/// A run of `*`, `_` or `~`, which may begin or end a stretch.
struct MarkdownDelimiter {
  let character: Unicode.Scalar
  /// Its place among the reader's pieces.
  let piece: Int
  /// How many there were.
  let length: Int
  /// How many are left.
  var count: Int
  let canOpen: Bool
  let canClose: Bool

  /// Whether the two may belong together (rules 9, 10, 13 and 14 for emphasis).
  func matches(_ closer: MarkdownDelimiter) -> Bool {
    guard character == closer.character, canOpen, count > 0 else { return false }
    if character == "~" { return count == closer.count }
    let isEither = canClose || closer.canOpen
    return !isEither || (length + closer.length) % 3 != 0 || length % 3 == 0 && closer.length % 3 == 0
  }
}

/// Runs that no opener was found for are of so many kinds.
private struct CloserKind: Hashable {
  var character: Unicode.Scalar
  var canOpen: Bool
  var length: Int
}

extension MarkdownReader {
  /// What surrounds a run of delimiters, as far as the rules care.
  private enum Neighbour { case space, punctuation, other }

  private func neighbour(at index: Int, isBefore: Bool) -> Neighbour {
    guard symbols.indices.contains(index) else { return .space }
    let scalar: Unicode.Scalar =
      switch symbols[index] {
      case .scalar(let scalar): scalar
      case .value(let number): isBefore ? source.formatEnds[number] : "%"
      }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return ["\t", "\n", "\u{C}", "\r"].contains(scalar) ? .space : .other
    }
  }

  mutating func readDelimiters(_ character: Unicode.Scalar) -> Bool {
    let end = source.end(ofRunAt: position)
    let length = end - position
    // Three tildes would begin a block of code.
    guard character != "~" || length <= 2 else { return readText(to: end) }
    let before = neighbour(at: position - 1, isBefore: true)
    let after = neighbour(at: end, isBefore: false)
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    // Underscores inside a word stay what they are.
    let isInWord = character == "_" && isLeft && isRight
    let canOpen = isLeft && (!isInWord || before == .punctuation)
    let canClose = isRight && (!isInWord || after == .punctuation)
    guard canOpen || canClose else { return readText(to: end) }
    delimiters.append(
      MarkdownDelimiter(
        character: character, piece: pieces.count, length: length, count: length, canOpen: canOpen,
        canClose: canClose))
    add(.mark(String(repeating: Character(character), count: length)))
    position = end
    return true
  }

  private mutating func readText(to end: Int) -> Bool {
    while position < end {
      if let scalar = scalar(at: position) { add(scalar) }
      position += 1
    }
    return true
  }

  /// Finds what belongs together among the delimiters from one on, and forgets them.
  mutating func matchDelimiters(from bottom: Int) {
    var openers: [Int] = []
    // No opener for this kind of closer is before this delimiter.
    var floors: [CloserKind: Int] = [:]
    for closer in delimiters.indices.dropFirst(bottom) {
      let kind = CloserKind(
        character: delimiters[closer].character, canOpen: delimiters[closer].canOpen,
        length: delimiters[closer].character == "~" ? delimiters[closer].length : delimiters[closer].length % 3)
      while delimiters[closer].canClose, delimiters[closer].count > 0 {
        let floor = floors[kind] ?? bottom
        var place = openers.count - 1
        while place >= 0, openers[place] >= floor, !delimiters[openers[place]].matches(delimiters[closer]) {
          place -= 1
        }
        guard place >= 0, openers[place] >= floor else {
          floors[kind] = closer
          break
        }
        let opener = openers[place]
        openers.removeSubrange((place + 1)...)
        pair(opener, closer)
        if delimiters[opener].count == 0 { openers.removeLast() }
      }
      if delimiters[closer].canOpen, delimiters[closer].count > 0 { openers.append(closer) }
    }
    for delimiter in delimiters.dropFirst(bottom) {
      pieces[delimiter.piece] = .mark(String(repeating: Character(delimiter.character), count: delimiter.count))
    }
    delimiters.removeSubrange(bottom...)
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let used: Int
    let intent: InlinePresentationIntent
    if delimiters[opener].character == "~" {
      (used, intent) = (delimiters[opener].count, .strikethrough)
    } else if min(delimiters[opener].count, delimiters[closer].count) >= 2 {
      (used, intent) = (2, .stronglyEmphasized)
    } else {
      (used, intent) = (1, .emphasized)
    }
    delimiters[opener].count -= used
    delimiters[closer].count -= used
    looks.append((delimiters[opener].piece + 1..<delimiters[closer].piece, .intent(intent)))
  }
}
