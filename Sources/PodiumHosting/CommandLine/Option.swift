import Foundation

/// An option that takes a value; also the key under which `Parsed` gives the value back.
package struct Option<Value: Sendable>: Sendable {
  /// With its dashes: `--pet`.
  package let name: String
  /// One dash and a letter, or nil.
  package let short: String?
  /// What stands for the value in help: `NAME`.
  package let placeholder: String
  package let kind: ValueKind<Value>
  package let help: String
  /// Shown in help; the command supplies it itself with `??`.
  package let standard: String?
  package let isRequired: Bool
  package let isRepeatable: Bool

  /// Makes an option.
  package init(
    _ name: String, short: String? = nil, _ placeholder: String, _ kind: ValueKind<Value>, help: String,
    default standard: String? = nil, required: Bool = false, repeatable: Bool = false
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.kind = kind
    self.help = help
    self.standard = standard
    self.isRequired = required
    self.isRepeatable = repeatable
  }
}

/// An option that is there or not.
package struct Flag: Sendable {
  /// With its dashes: `--json`.
  package let name: String
  /// One dash and a letter, or nil.
  package let short: String?
  package let help: String

  /// Makes a flag.
  package init(_ name: String, short: String? = nil, help: String) {
    self.name = name
    self.short = short
    self.help = help
  }
}

/// A value that stands by its place.
package struct Argument<Value: Sendable>: Sendable {
  /// How many values there may be.
  package enum Count: Sendable, Hashable { case one, optional, any, atLeastOne }

  /// What stands for the value in help: `FILE`.
  package let placeholder: String
  package let kind: ValueKind<Value>
  package let count: Count
  package let help: String

  /// Makes an argument.
  package init(_ placeholder: String, _ kind: ValueKind<Value>, _ count: Count = .one, help: String) {
    self.placeholder = placeholder
    self.kind = kind
    self.count = count
    self.help = help
  }
}

/// A part of a command line without the type of its value.
package struct Parameter: Sendable {
  /// What the parameter looks like on the line.
  package enum Form: Sendable, Hashable {
    case flag
    case option(placeholder: String, repeatable: Bool)
    case argument(required: Bool, repeatable: Bool)
  }

  /// Dashes and all for an option or flag, the placeholder for an argument.
  package let name: String
  package let short: String?
  package let form: Form
  package let help: String
  package let standard: String?
  package let choices: [String]
  package let isRequired: Bool
  let read: @Sendable (String, ParseContext) throws(ValueError) -> any Sendable

  /// A flag.
  package static func flag(_ flag: Flag) -> Parameter {
    Parameter(
      name: flag.name, short: flag.short, form: .flag, help: flag.help, standard: nil, choices: [],
      isRequired: false, read: { (_, _) throws(ValueError) in true })
  }

  /// An option with a value.
  package static func option<Value>(_ option: Option<Value>) -> Parameter {
    Parameter(
      name: option.name, short: option.short,
      form: .option(placeholder: option.placeholder, repeatable: option.isRepeatable), help: option.help,
      standard: option.standard, choices: option.kind.choices, isRequired: option.isRequired,
      read: { (text, context) throws(ValueError) in try option.kind.read(text, context) })
  }

  /// A value by its place.
  package static func argument<Value>(_ argument: Argument<Value>) -> Parameter {
    let required = argument.count == .one || argument.count == .atLeastOne
    return Parameter(
      name: argument.placeholder, short: nil,
      form: .argument(
        required: required, repeatable: argument.count == .any || argument.count == .atLeastOne),
      help: argument.help, standard: nil, choices: argument.kind.choices, isRequired: required,
      read: { (text, context) throws(ValueError) in try argument.kind.read(text, context) })
  }

  /// How the parameter is named in messages and usage lines: `--scale N`, `FILE`, `--json`.
  package var spelled: String {
    switch form {
    case .option(let placeholder, _): "\(name) \(placeholder)"
    case .flag, .argument: name
    }
  }

  /// How the parameter stands in a usage line: `[--pet NAME]…`.
  package var usage: String {
    switch form {
    case .flag: "[\(name)]"
    case .option(_, let repeatable): (isRequired ? spelled : "[\(spelled)]") + (repeatable ? "…" : "")
    case .argument(let required, let repeatable): (required ? name : "[\(name)]") + (repeatable ? "…" : "")
    }
  }

  var isArgument: Bool {
    if case .argument = form { true } else { false }
  }

  var isRepeatable: Bool {
    switch form {
    case .flag: false
    case .option(_, let repeatable), .argument(_, let repeatable): repeatable
    }
  }
}
