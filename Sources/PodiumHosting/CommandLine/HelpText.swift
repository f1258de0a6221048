/// Lays out what `--help` prints: plain text, at most 80 columns wide where words allow.
package enum HelpText {
  private static let width = 80

  /// The whole help of one command.
  package static func of(_ command: Command, path: [String]) -> String {
    var blocks = [command.abstract, wrapped("usage: " + usage(of: command, path: path), indent: 7)]
    if !command.discussion.isEmpty { blocks.append(command.discussion) }
    if !command.subcommands.isEmpty {
      blocks.append(section("commands", command.subcommands.map { ($0.name, $0.abstract) }))
    }
    let arguments = command.parameters.filter(\.isArgument).map { ($0.name, described($0)) }
    if !arguments.isEmpty { blocks.append(section("arguments", arguments)) }
    var options = command.parameters.filter { !$0.isArgument }.map { (label(of: $0), described($0)) }
    options.append(("-h, --help", "Show this help."))
    if path.count == 1, command.version != nil { options.append(("    --version", "Show the version.")) }
    blocks.append(section("options", options))
    if !command.subcommands.isEmpty {
      blocks.append("'\(path.joined(separator: " ")) help COMMAND' shows the help of one command.")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// One line: `scoreboard rate [--trick T] PET RATING`.
  package static func usage(of command: Command, path: [String]) -> String {
    let own: [String]
    if command.subcommands.isEmpty {
      // Options that exclude each other stand together: (--sweep | --rotate LIST).
      var done = Set<String>()
      own =
        command.parameters.filter { !$0.isArgument }.compactMap { parameter in
          guard let exclusion = command.exclusions.first(where: { $0.names.contains(parameter.name) }) else {
            return parameter.usage
          }
          guard done.insert(exclusion.names.joined()).inserted else { return nil }
          let members = exclusion.names.compactMap { name in
            command.parameters.first { $0.name == name }?.spelled
          }.joined(separator: " | ")
          return exclusion.isRequired ? "(\(members))" : "[\(members)]"
        } + command.parameters.filter(\.isArgument).map(\.usage)
    } else {
      own = ["COMMAND …"]
    }
    return (path + own).joined(separator: " ")
  }

  private static func label(of parameter: Parameter) -> String {
    (parameter.short.map { "\($0), " } ?? "    ") + parameter.spelled
  }

  private static func described(_ parameter: Parameter) -> String {
    var text = parameter.help
    // Words that the help itself names need no second list.
    if !parameter.choices.isEmpty, !parameter.choices.allSatisfy({ text.contains($0) }) {
      text += " One of: " + parameter.choices.joined(separator: ", ") + "."
    }
    if case .option(_, repeatable: true) = parameter.form { text += " May be repeated." }
    if let standard = parameter.standard { text += " (default: \(standard))" }
    return text
  }

  private static func section(_ title: String, _ rows: [(label: String, text: String)]) -> String {
    let longest = rows.map(\.label.count).filter { $0 <= 24 }.max() ?? 0
    let column = longest + 4
    var lines = ["\(title):"]
    for row in rows {
      let text = wrapped(row.text, indent: column, first: false)
      if row.label.count > longest {
        lines += ["  " + row.label, String(repeating: " ", count: column) + text]
      } else {
        let gap = String(repeating: " ", count: column - 2 - row.label.count)
        lines.append("  " + row.label + gap + text)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Breaks at spaces; lines after the first start at `indent`. `first` says whether the first line starts at 0.
  private static func wrapped(_ text: String, indent: Int, first: Bool = true) -> String {
    var lines: [String] = []
    var line = ""
    var room = first ? width : width - indent
    // A bracketed group such as "[--pet NAME]…" stays together.
    var words: [String] = []
    var depth = 0
    for word in text.split(separator: " ") {
      if depth > 0, let last = words.indices.last {
        words[last] += " " + word
      } else {
        words.append(String(word))
      }
      if first { depth += word.count { $0 == "[" } - word.count { $0 == "]" } }
    }
    for word in words {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        (line, room) = ("", width - indent)
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
