import Foundation
import PodiumTimelines
import PodiumViews

/// An error in the words of a diagnostic, whatever module it comes from.
package struct Diagnosis: Sendable, Hashable {
  package var message: String
  package var details: [String] = []
  package var hint: String?
  package var exitCode = ExitCode.internalFault
  /// Whether the error is of a type that knows how to speak for itself.
  package var isKnown = true

  /// Reads an error; one of an unknown type speaks by its description.
  package init(_ error: any Error) {
    switch error {
    case let error as any DiagnosticError:
      (message, details, hint, exitCode) = (error.message, error.details, error.hint, error.exitCode)
    case let error as ViewProblem:
      (message, hint, exitCode) = (error.message, error.hint, .somePicturesFailed)
    case let error as TimelineError:
      (message, hint, exitCode) = (error.message, error.hint, .badInput)
    default:
      // Modules below this one write "error: …" and "hint: …" lines themselves.
      let lines = String(describing: error).split(separator: "\n").map(String.init)
      isKnown = lines.first?.hasPrefix("error: ") ?? false
      message = lines.first.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 } ?? ""
      hint = lines.first { $0.hasPrefix("hint: ") }.map { String($0.dropFirst(6)) }
      if !isKnown, let error = error as? any LocalizedError, let described = error.errorDescription {
        (message, hint, isKnown) = (described, error.recoverySuggestion, true)
      }
    }
  }
}
