import Foundation

extension Command {
  /// Reads a command line.
  ///
  /// Options may stand anywhere before `--`; `--name=value` and `--name value` are the same; of an option given
  /// twice the last counts unless it is repeatable. A number below zero is a value, not an option.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - context: the clock and zone that dates are read with.
  /// - Throws: `UsageError`.
  package func parse(_ arguments: [String], context: ParseContext) throws(UsageError) -> Invocation {
    var command = self
    var path = [name]
    var rest = arguments[...]

    if !subcommands.isEmpty, rest.first == "help" {
      for word in rest.dropFirst() where !word.hasPrefix("-") {
        let reader = CommandLineReader(command: command, root: self, path: path)
        command = try reader.subcommand(word)
        path.append(command.name)
      }
      return .help(HelpText.of(command, path: path))
    }
    while !command.subcommands.isEmpty {
      let reader = CommandLineReader(command: command, root: self, path: path)
      guard let word = rest.popFirst() else { throw reader.missingSubcommand }
      if word == "-h" || word == "--help" { return .help(HelpText.of(command, path: path)) }
      if word == "--version", let version { return .version(version) }
      command = try reader.subcommand(word)
      path.append(command.name)
    }

    var reader = CommandLineReader(command: command, root: self, path: path)
    if try reader.collect(rest) { return .help(HelpText.of(command, path: path)) }
    if reader.askedForVersion, let version { return .version(version) }
    return .run(command, try reader.finish(context: context))
  }
}

/// Reads the words after a command's name.
struct CommandLineReader {
  let command: Command
  let root: Command
  let path: [String]
  /// The texts of each parameter, by its name.
  private var texts: [String: [String]] = [:]
  private var loose: [String] = []
  private(set) var askedForVersion = false

  init(command: Command, root: Command, path: [String]) {
    self.command = command
    self.root = root
    self.path = path
  }

  var usage: String { HelpText.usage(of: command, path: path) }
  var helpHint: String { "'\(path.joined(separator: " ")) --help' shows what it takes" }

  func failure(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(message: message, hint: hint ?? helpHint, usage: usage)
  }

  // MARK: Which command

  var missingSubcommand: UsageError {
    let names = command.subcommands.map(\.name).joined(separator: ", ")
    return failure("'\(path.joined(separator: " "))' needs a command: one of \(names)")
  }

  func subcommand(_ word: String) throws(UsageError) -> Command {
    if let found = command.subcommands.first(where: { $0.name == word }) { return found }
    let names = command.subcommands.map(\.name)
    let within = "'\(path.joined(separator: " "))'"
    if word.hasPrefix("-") {
      throw failure("unknown option \(TerminalText.quote(word)) before the command of \(within)")
    }
    let meant = Suggestion.nearest(to: word, in: names)
    throw failure(
      "unknown command \(TerminalText.quote(word)); \(within) has \(names.joined(separator: ", "))",
      hint: meant.map { "did you mean '\((path + [$0]).joined(separator: " "))'?" })
  }

  // MARK: Words to texts

  /// Sorts the words; true where help was asked for.
  mutating func collect(_ words: ArraySlice<String>) throws(UsageError) -> Bool {
    // Help wins over any mistake beside it.
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) { return true }
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        loose += rest
        break
      } else if word.hasPrefix("--") {
        try long(word, &rest)
      } else if Self.looksLikeOption(word) {
        try short(word, &rest)
      } else {
        loose.append(word)
      }
    }
    return false
  }

  private static func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let next = word.dropFirst().unicodeScalars.first else { return false }
    return !(next == "." || ("0"..."9").contains(next))
  }

  private mutating func long(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let name = String(word.prefix { $0 != "=" })
    let attached = word.count > name.count ? String(word.dropFirst(name.count + 1)) : nil
    guard let parameter = command.parameters.first(where: { $0.name == name && !$0.isArgument }) else {
      if name == "--version", root.version != nil {
        askedForVersion = true
        return
      }
      throw unknownOption(name)
    }
    if parameter.form == .flag {
      guard attached == nil else {
        throw failure("'\(name)' takes no value, but was given \(TerminalText.quote(attached ?? ""))")
      }
      texts[name, default: []].append("")
    } else {
      let text: String
      if let attached { text = attached } else { text = try value(for: parameter, &rest) }
      texts[name, default: []].append(text)
    }
  }

  private mutating func short(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let parameter = command.parameters.first(where: { $0.short == "-\(letter)" }) else {
        // '-pet' is a long option with a dash too few more often than three short ones.
        throw unknownOption(
          word.count > 2 ? "-\(word)" : "-\(letter)", typed: word.count > 2 ? word : "-\(letter)")
      }
      if parameter.form == .flag {
        texts[parameter.name, default: []].append("")
        continue
      }
      if letters.first == "=" { letters = letters.dropFirst() }
      texts[parameter.name, default: []].append(
        letters.isEmpty ? try value(for: parameter, &rest) : String(letters))
      return
    }
  }

  private func value(for parameter: Parameter, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let next = rest.first else {
      throw failure("'\(parameter.spelled)' needs a value, but the line ends there")
    }
    guard next != "--", !next.hasPrefix("--"), !Self.looksLikeOption(next) else {
      throw failure(
        "'\(parameter.spelled)' needs a value, but \(TerminalText.quote(next)) follows",
        hint: "write '\(parameter.name)=\(TerminalText.escape(next))' where the value begins with a dash")
    }
    rest = rest.dropFirst()
    return next
  }

  private func unknownOption(_ name: String, typed: String? = nil) -> UsageError {
    let names = command.parameters.filter { !$0.isArgument }.map(\.name) + ["--help"]
    var hint = Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
    if hint == nil, let owner = Self.owner(of: name, in: root, path: [root.name]) {
      hint = "'\(name)' is an option of '\(owner.joined(separator: " "))'"
    }
    let within = path.joined(separator: " ")
    return failure("unknown option \(TerminalText.quote(typed ?? name)) for '\(within)'", hint: hint)
  }

  private static func owner(of option: String, in command: Command, path: [String]) -> [String]? {
    if command.parameters.contains(where: { $0.name == option && !$0.isArgument }) { return path }
    for subcommand in command.subcommands {
      if let found = owner(of: option, in: subcommand, path: path + [subcommand.name]) { return found }
    }
    return nil
  }

  // MARK: Texts to values

  /// Reads the texts as values and checks what must and must not be there.
  func finish(context: ParseContext) throws(UsageError) -> Parsed {
    var context = context
    if let option = command.zoneOption, let text = texts[option.name]?.last {
      do throws(ValueError) { context.timeZone = try option.kind.read(text, context) } catch {
        throw UsageError(error, text: text, parameter: .option(option), line: self)
      }
    }
    var values: [String: [any Sendable]] = [:]
    func read(_ text: String, _ parameter: Parameter) throws(UsageError) {
      do throws(ValueError) {
        values[parameter.name, default: []].append(try parameter.read(text, context))
      } catch {
        throw UsageError(error, text: text, parameter: parameter, line: self)
      }
    }
    for parameter in command.parameters where !parameter.isArgument {
      for text in texts[parameter.name] ?? [] { try read(text, parameter) }
    }
    try checkExclusions()
    if let missing = command.parameters.first(where: {
      $0.isRequired && !$0.isArgument && texts[$0.name] == nil
    }) {
      throw failure("'\(missing.spelled)' is missing: \(missing.help)")
    }
    let places = command.parameters.filter(\.isArgument)
    var rest = loose[...]
    for (index, place) in places.enumerated() {
      let neededLater = places[(index + 1)...].count(where: \.isRequired)
      let count =
        place.isRepeatable
        ? max(rest.count - neededLater, place.isRequired ? 1 : 0)
        : place.isRequired || rest.count > neededLater ? 1 : 0
      for _ in 0..<count {
        guard let text = rest.popFirst() else { throw failure("'\(place.name)' is missing: \(place.help)") }
        try read(text, place)
      }
    }
    if let extra = rest.first {
      let names = command.parameters.filter { !$0.isArgument }.map { String($0.name.dropFirst(2)) }
      let meant = Suggestion.nearest(to: extra, in: names)
      let takes = places.isEmpty ? "no argument" : "only \(places.map(\.usage).joined(separator: " "))"
      throw failure(
        "unexpected argument \(TerminalText.quote(extra)): '\(path.joined(separator: " "))' takes \(takes)",
        hint: meant.map { "did you mean '--\($0)'?" })
    }
    return Parsed(path: path, context: context, values: values)
  }

  private func checkExclusions() throws(UsageError) {
    for exclusion in command.exclusions {
      let given = exclusion.names.filter { texts[$0] != nil }
      let named = exclusion.names.map { "'\($0)'" }.joined(separator: ", ")
      if given.count > 1 {
        let both = given.map { "'\($0)'" }.joined(separator: " and ")
        throw failure("\(both) exclude each other: give one of \(named)")
      }
      if given.isEmpty, exclusion.isRequired { throw failure("one of \(named) is needed") }
    }
  }
}
