/// A bracket that may begin a link, a picture or a text with attributes.
struct MarkdownBracket {
  enum Kind { case link, image, attributes }

  let kind: Kind
  /// Its place among the reader's pieces.
  let piece: Int
  /// The delimiters before it.
  let delimiterCount: Int
  /// Links hold no links: false for those around one.
  var isActive = true
}

extension MarkdownReader {
  mutating func readOpeningBracket(_ scalar: Unicode.Scalar) -> Bool {
    let kind: MarkdownBracket.Kind =
      switch scalar {
      case "!": .image
      case "^": .attributes
      default: .link
      }
    guard kind != .attributes || hasAttributes, kind == .link || self.scalar(at: position + 1) == "[" else {
      return false
    }
    brackets.append(MarkdownBracket(kind: kind, piece: pieces.count, delimiterCount: delimiters.count))
    add(.mark(kind == .link ? "[" : String(scalar) + "["))
    position += kind == .link ? 1 : 2
    return true
  }

  mutating func readClosingBracket() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    guard bracket.isActive, scalar(at: position + 1) == "(" else { return false }
    let inside = bracket.piece + 1..<pieces.count
    switch bracket.kind {
    case .attributes:
      guard let end = endOfAttributes(from: position + 2) else { return false }
      position = end
    case .link, .image:
      var scanner = MarkdownTargetScanner(source: source, position: position + 2)
      guard let target = scanner.target() else { return false }
      position = scanner.position
      if bracket.kind == .image {
        looks.append((inside, .image(target.destination)))
      } else {
        linkCount += 1
        let link = InlineMarkdown.Link(
          number: linkCount, destination: target.destination, holdsValue: target.holdsValue)
        looks.append((inside, .link(link)))
        for index in brackets.indices where brackets[index].kind == .link { brackets[index].isActive = false }
      }
    }
    matchDelimiters(from: bracket.delimiterCount)
    pieces[bracket.piece] = .mark("")
    // What follows is not part of what was closed.
    add(.mark(""))
    return true
  }

  /// Behind the parenthesis that ends a list of attributes.
  private func endOfAttributes(from start: Int) -> Int? {
    var index = start
    var depth = 1
    while index < symbols.count {
      switch scalar(at: index) {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }
}
