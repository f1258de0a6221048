import Foundation

/// A Markdown file, read as far as the tests need it.
struct Markdown {
  struct Row: Sendable {
    let line: Int
    let cells: [String]
  }

  let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  init(file: String) throws { self.init(try Checkout.text(file)) }

  /// The rows of every table whose header begins with `header`, without headers and rules.
  func rows(header: String) -> [Row] {
    var rows: [Row] = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("|") else {
        isInside = false
        continue
      }
      // A bar inside backticks is text.
      var isCode = false
      var cells: [String] = [""]
      for character in line.dropFirst() {
        if character == "`" { isCode.toggle() }
        if character == "|", !isCode { cells.append("") } else { cells[cells.count - 1].append(character) }
      }
      let trimmed = cells.dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
      if trimmed.first == header {
        isInside = true
      } else if isInside, !line.hasPrefix("|-"), !line.hasPrefix("|:") {
        rows.append(Row(line: index + 1, cells: trimmed))
      }
    }
    return rows
  }

  /// The first fenced block in a language.
  func code(_ language: String) -> String? {
    guard let start = lines.firstIndex(of: "```" + language) else { return nil }
    return lines[(start + 1)...].prefix { $0 != "```" }.joined(separator: "\n") + "\n"
  }

  /// What stands in backticks, outside fenced blocks, with its line.
  var codeSpans: [(text: String, line: Int)] {
    var isFenced = false
    var spans: [(String, Int)] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isFenced.toggle() }
      guard !isFenced else { continue }
      spans += Self.spans(in: line).map { ($0, index + 1) }
    }
    return spans
  }

  /// What stands in backticks in one line.
  static func spans(in line: String) -> [String] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// The targets of links and pictures.
  var linkTargets: [(text: String, line: Int)] {
    lines.enumerated().flatMap { index, line in
      line.matches(of: /\]\(([^)\s]+)\)/).map { (String($0.1), index + 1) }
    }
  }
}
