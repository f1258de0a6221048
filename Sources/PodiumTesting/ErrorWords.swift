import Foundation
import PodiumHosting

/// What an error says of itself, with its advice where it has some.
func words(of error: any Error) -> String {
  let (message, hint): (String, String?) =
    switch error {
    case let error as any DiagnosticError: (error.message, error.hint)
    case let error as any LocalizedError: (error.errorDescription ?? "\(error)", error.recoverySuggestion)
    default: ("\(error)", nil)
    }
  return hint.map { "\(message)\nhint: \($0)" } ?? message
}
