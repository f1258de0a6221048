import Foundation

/// Why a widget cannot be hosted or drawn.
package enum WidgetError: DiagnosticError, Hashable {
  case duplicateKind(String)
  case unknownKind(String, known: [String])
  case unsupportedFamily(String, kind: String, supported: [String])
  case noSize(String, screen: String, families: [String])

  package var message: String {
    switch self {
    case .duplicateKind(let kind): "two widgets are of the kind '\(kind)'"
    case .unknownKind(let kind, let known):
      "no widget is of the kind '\(kind)'; there is \(Self.list(known))"
    case .unsupportedFamily(let family, let kind, let supported):
      "the widget '\(kind)' does not support \(family); it supports \(Self.list(supported))"
    case .noSize(let family, let screen, let families):
      "the screen \(screen) has no size for \(family); it has \(Self.list(families))"
    }
  }

  package var hint: String? {
    switch self {
    case .duplicateKind: "give each StaticConfiguration a kind of its own"
    case .unknownKind(let kind, let known):
      Suggestion.nearest(to: kind, in: known).map { "did you mean '\($0)'?" }
    case .unsupportedFamily: "add the family to supportedFamilies, or draw another one"
    case .noSize: "name another screen, or leave it out"
    }
  }

  package var exitCode: ExitCode {
    switch self {
    case .duplicateKind: .internalFault
    case .unknownKind, .unsupportedFamily, .noSize: .usage
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
