/// A command line that cannot be understood; ends with 64.
package struct UsageError: DiagnosticError, Hashable {
  package let message: String
  /// What was perhaps meant, or where to read on.
  package let hint: String?
  /// The command's usage line, shown under the message.
  package let usage: String

  package var details: [String] { ["usage: \(usage)"] }
  package var exitCode: ExitCode { .usage }
}

extension UsageError {
  /// A value that its parameter does not take.
  init(_ error: ValueError, text: String, parameter: Parameter, line: CommandLineReader) {
    let received = TerminalText.quote(text)
    let part = error.part.map { $0.isEmpty ? "an empty part" : TerminalText.quote($0) }
    let what = part.map { "\($0) in \(received)" } ?? received
    let reason = error.reason.map { ": \($0)" } ?? ""
    self.init(
      message: "\(what) is not a value for '\(parameter.spelled)'\(reason); allowed is \(error.allowed)",
      hint: error.suggestion.map { "did you mean '\($0)'?" } ?? line.helpHint, usage: line.usage)
  }
}
