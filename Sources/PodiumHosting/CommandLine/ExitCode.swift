/// What a command tells the shell when it ends.
///
/// 0 to 2 are the commands' own; the others are those of BSD's `sysexits.h`.
package enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// Everything asked for was done.
  case done = 0
  /// Some picture failed; the others are written.
  case somePicturesFailed = 1
  /// At least one golden image differs.
  case goldensDiffer = 2
  /// The command line was wrong (`EX_USAGE`).
  case usage = 64
  /// The input data was wrong (`EX_DATAERR`).
  case badInput = 65
  /// A fault of the program itself (`EX_SOFTWARE`).
  case internalFault = 70
  /// Output could not be written (`EX_CANTCREAT`).
  case cannotWrite = 73
  /// Another run holds the lock; try again later (`EX_TEMPFAIL`).
  case busy = 75
}

/// An error that knows how to speak to the person at the terminal.
package protocol DiagnosticError: Error, Sendable {
  /// What happened, where, what is allowed and what was received; one line, no final full stop.
  var message: String { get }
  /// Lines shown under the message as they are, such as a source line with its caret.
  var details: [String] { get }
  /// The next step to take.
  var hint: String? { get }
  /// What the command ends with when nobody handles the error.
  var exitCode: ExitCode { get }
}

extension DiagnosticError {
  package var details: [String] { [] }
  package var hint: String? { nil }
}
