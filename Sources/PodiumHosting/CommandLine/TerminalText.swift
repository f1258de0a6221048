/// Text from outside made harmless for a terminal.
package enum TerminalText {
  /// Shows control, bidirectional and line-breaking characters as escapes; everything else stays.
  ///
  /// A name with `ESC [2J` in it would clear the screen, one with a newline could forge an `error:` line,
  /// and one with U+202E could show its end before its beginning.
  package static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnsafe(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in single quotes, escaped, and cut in the middle where it is longer than a line can bear.
  package static func quote(_ text: String, limit: Int = 80) -> String {
    guard text.count > limit else { return "'\(escape(text))'" }
    let head = text.prefix(limit * 2 / 3)
    let tail = text.suffix(limit - limit * 2 / 3 - 1)
    return "'\(escape(String(head)))…\(escape(String(tail)))' (\(text.count) characters)"
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
    case 0x200E, 0x200F, 0x061C: true  // direction marks
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0x202A...0x202E, 0x2066...0x2069: true  // embeddings, overrides, isolates
    case 0xFEFF, 0xFFF9...0xFFFB: true  // byte order mark, interlinear annotation
    case 0xE0000...0xE007F: true  // tags: invisible, able to carry hidden text
    default: false
    }
  }
}
