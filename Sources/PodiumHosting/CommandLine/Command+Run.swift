import Foundation

extension Command {
  /// Reads a command line, runs what it asks for and says what went wrong; never throws.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - console: where help, data and diagnostics go.
  ///   - context: the clock and zone that dates are read with.
  /// - Returns: what the program should end with.
  @MainActor
  package func run(_ arguments: [String], console: Console, context: ParseContext) async -> ExitCode {
    do {
      switch try parse(arguments, context: context) {
      case .help(let text), .version(let text):
        console.block(text)
        return console.finish(.done)
      case .run(let command, let parsed):
        guard let action = command.action else { return console.finish(.internalFault) }
        return console.finish(try await action(parsed, console))
      }
    } catch {
      console.report(error)
      return console.finish(Diagnosis(error).exitCode)
    }
  }
}
