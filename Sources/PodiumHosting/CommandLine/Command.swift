import Foundation

/// A command as data: what it takes, what it says in help and what it does.
package struct Command: Sendable {
  /// What a command does with its parsed line.
  package typealias Action = @MainActor @Sendable (Parsed, Console) async throws -> ExitCode

  /// Options of which only one may be given.
  package struct Exclusion: Sendable {
    package let names: [String]
    /// Whether one of them must be given.
    package let isRequired: Bool

    /// Exactly one of these.
    package static func exactlyOne(_ names: String...) -> Exclusion {
      Exclusion(names: names, isRequired: true)
    }
    /// At most one of these.
    package static func atMostOne(_ names: String...) -> Exclusion {
      Exclusion(names: names, isRequired: false)
    }
  }

  /// One word, as typed.
  package let name: String
  /// One line for the list of commands.
  package let abstract: String
  /// More for the command's own help; may be empty.
  package let discussion: String
  package let parameters: [Parameter]
  package let exclusions: [Exclusion]
  package let subcommands: [Command]
  /// The option whose zone the line's dates are in.
  package let zoneOption: Option<TimeZone>?
  /// What `--version` prints; only a root has one.
  package let version: String?
  package let action: Action?

  /// A command that does something.
  package init(
    _ name: String, abstract: String, discussion: String = "", parameters: [Parameter] = [],
    exclusions: [Exclusion] = [], zoneOption: Option<TimeZone>? = nil, version: String? = nil,
    action: Action? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.parameters = parameters
    self.exclusions = exclusions
    self.zoneOption = zoneOption
    self.version = version
    self.subcommands = []
    self.action = action
  }

  /// A command that only gathers others.
  package init(
    _ name: String, abstract: String, discussion: String = "", version: String? = nil, subcommands: [Command]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.parameters = []
    self.exclusions = []
    self.zoneOption = nil
    self.version = version
    self.subcommands = subcommands
    self.action = nil
  }
}

/// What a command line asks for.
package enum Invocation: Sendable {
  /// Print this text and end with 0.
  case help(String)
  /// Print this text and end with 0.
  case version(String)
  /// Run the command.
  case run(Command, Parsed)
}

/// A command line that was read without fault.
package struct Parsed: Sendable {
  /// The words that chose the command, the program's name first: `["scoreboard", "pets", "list"]`.
  package let path: [String]
  /// The clock and zone that the line's dates were read with, `--tz` included.
  package let context: ParseContext
  let values: [String: [any Sendable]]

  /// Whether the flag was given.
  package subscript(flag: Flag) -> Bool { values[flag.name] != nil }

  /// The option's value; the last one where it was given more than once.
  package subscript<Value>(option: Option<Value>) -> Value? { values[option.name]?.last as? Value }

  /// Every value of a repeatable option, in order.
  package func all<Value>(_ option: Option<Value>) -> [Value] {
    values[option.name]?.compactMap { $0 as? Value } ?? []
  }

  /// Every element of an option whose values are lists: `--format png --format svg,pdf` has three.
  package func joined<Element>(_ option: Option<[Element]>) -> [Element]? {
    values[option.name].map { $0.compactMap { $0 as? [Element] }.flatMap(\.self) }
  }

  /// The argument's value; nil only where it is optional and absent.
  package subscript<Value>(argument: Argument<Value>) -> Value? {
    values[argument.placeholder]?.last as? Value
  }

  /// Every value of an argument that may stand more than once.
  package func all<Value>(_ argument: Argument<Value>) -> [Value] {
    values[argument.placeholder]?.compactMap { $0 as? Value } ?? []
  }
}
