import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name") { … }`: a type that makes the preview, and a record by which it is found.
///
/// The record lies in a section of its own in the program's file; the linker puts all records one after the other.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try checkPlace(node, context)
    let name = context.makeUniqueName("Preview")
    guard let place = context.location(of: node) else {
      throw MacroMessage(message: "#Preview has no place in a file", id: "preview.noLocation").error(at: node)
    }
    let arguments = try PreviewArguments(node, in: context)
    return [
      """
      nonisolated enum \(name): PodiumViews.PreviewSource {
        static var fileID: Swift.String { \(place.file) }
        static var line: Swift.Int { \(place.line) }
        static var column: Swift.Int { \(place.column) }
        @MainActor static func makePreview() throws -> PodiumViews.Preview {
          \(arguments.call)
        }
        #if compiler(>=6.3)
        @section("podium_previews") @used
        private static let record: PodiumViews._PreviewRecord = (
          0x506F_6469_756D_0001, 0, 0,
          { $0.assumingMemoryBound(to: (any PodiumViews.PreviewSource.Type).self).initialize(to: \(name).self) }
        )
        #endif
      }
      """
    ]
  }

  /// A record is one place in memory, so it cannot be in a generic type or in a function.
  private static func checkPlace(
    _ node: some FreestandingMacroExpansionSyntax, _ context: some MacroExpansionContext
  ) throws {
    for place in context.lexicalContext {
      let isGeneric = place.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      let isBody =
        place.asProtocol((any WithOptionalCodeBlockSyntax).self) != nil || place.is(ClosureExprSyntax.self)
        || place.is(AccessorDeclSyntax.self)
      if isGeneric || isBody || place.is(ProtocolDeclSyntax.self) {
        throw MacroMessage(
          message: "#Preview belongs at the top level of a file, not in a function, protocol or generic type",
          id: "preview.place"
        ).error(at: node)
      }
    }
  }
}
