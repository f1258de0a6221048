import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable @State var name = value` in a `#Preview`; the preview's macro moves it, this one only checks.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      throw MacroMessage(message: "@Previewable goes on a 'var'", id: "previewable.notVariable").error(
        at: node)
    }
    let isInClosure = context.lexicalContext.first.map { $0.is(ClosureExprSyntax.self) } ?? false
    guard isInClosure || context.lexicalContext.contains(where: isPreview) else {
      throw MacroMessage(
        message: "@Previewable is for variables at the top of a #Preview's closure", id: "previewable.place"
      ).error(at: node)
    }
    return []
  }

  private static func isPreview(_ place: Syntax) -> Bool {
    (place.as(MacroExpansionExprSyntax.self)?.macroName ?? place.as(MacroExpansionDeclSyntax.self)?.macroName)?
      .text
      == "Preview"
  }

  /// Whether an attribute is `@Previewable`.
  static func isMark(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      == "Previewable"
  }
}
