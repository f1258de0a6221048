/// Reads what stands behind a link's text: `destination "title")`.
struct MarkdownTargetScanner {
  private let source: MarkdownSource
  private(set) var position: Int
  private var holdsValue = false

  struct Target {
    var destination: String
    var holdsValue: Bool
  }

  /// `position` is behind the opening parenthesis.
  init(source: MarkdownSource, position: Int) { (self.source, self.position) = (source, position) }

  /// The target, where all of it is well-formed; ``position`` is behind it then.
  mutating func target() -> Target? {
    skipSpace()
    guard let destination = source.scalar(at: position) == "<" ? bracketed() : bare() else { return nil }
    let gap = position
    skipSpace()
    if position > gap, let opening = source.scalar(at: position), ["\"", "'", "("].contains(opening) {
      guard skipTitle(opening) else { return nil }
      skipSpace()
    }
    guard source.scalar(at: position) == ")" else { return nil }
    position += 1
    return Target(destination: destination, holdsValue: holdsValue)
  }

  private mutating func skipSpace() {
    while source.scalar(at: position)?.isMarkdownSpace == true { position += 1 }
  }

  /// One character with its escape or entity replaced; a value stands for nothing.
  private mutating func next() -> String {
    guard let scalar = source.scalar(at: position) else {
      holdsValue = true
      position += 1
      return ""
    }
    if scalar == "\\", let escaped = source.scalar(at: position + 1), escaped.isMarkdownPunctuation {
      position += 2
      return String(escaped)
    }
    if scalar == "&", let entity = source.entity(at: position) {
      position = entity.end
      return entity.text
    }
    position += 1
    return String(scalar)
  }

  private mutating func bracketed() -> String? {
    position += 1
    var text = ""
    while position < source.symbols.count {
      switch source.scalar(at: position) {
      case ">":
        position += 1
        return text
      case "<", "\n", "\r": return nil
      default: text += next()
      }
    }
    return nil
  }

  /// As deep may parentheses stand in each other.
  private static let maximumDepth = 32

  private mutating func bare() -> String? {
    var text = ""
    var depth = 0
    while position < source.symbols.count {
      if let scalar = source.scalar(at: position) {
        if scalar == "(" {
          depth += 1
          if depth > Self.maximumDepth { return nil }
        } else if scalar == ")" {
          if depth == 0 { return text }
          depth -= 1
        } else if scalar.value <= 0x20 || scalar.value == 0x7F {
          break
        }
      }
      text += next()
    }
    return depth == 0 ? text : nil
  }

  private mutating func skipTitle(_ opening: Unicode.Scalar) -> Bool {
    let closing: Unicode.Scalar = opening == "(" ? ")" : opening
    position += 1
    while position < source.symbols.count {
      let scalar = source.scalar(at: position)
      if scalar == closing {
        position += 1
        return true
      }
      if scalar == "(", opening == "(" { return false }
      position += scalar == "\\" && source.scalar(at: position + 1)?.isMarkdownPunctuation == true ? 2 : 1
    }
    return false
  }
}
