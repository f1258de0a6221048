import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value`: a private key, and accessors that read and write the container under it.
///
/// The value after `=` is the default. It is evaluated when a reader finds nothing set, never ahead.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, attribute: node, in: context)
    let place: ExprSyntax =
      if let value = entry.defaultValue {
        "self[_entry: \(entry.keyName).self, default: \(value)]"
      } else {
        "self[_entry: \(entry.keyName).self]"
      }
    return ["get { \(place) }", "set { \(place) = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors tell what is wrong; once is enough.
    guard let entry = try? Entry(declaration, attribute: node, in: context) else { return [] }
    return ["private enum \(entry.keyName) {}"]
  }
}
