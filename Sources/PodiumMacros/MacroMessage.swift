import SwiftDiagnostics
import SwiftSyntax

/// What is wrong with a use of a macro, said where it is.
struct MacroMessage: DiagnosticMessage, FixItMessage {
  let message: String
  let id: String
  var severity: DiagnosticSeverity = .error

  var diagnosticID: MessageID { MessageID(domain: "PodiumMacros", id: id) }
  var fixItID: MessageID { diagnosticID }

  /// The error that stops an expansion, at `node`.
  func error(at node: some SyntaxProtocol, fixIts: [FixIt] = []) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self, fixIts: fixIts)])
  }
}
