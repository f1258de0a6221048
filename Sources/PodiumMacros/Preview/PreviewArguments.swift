import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What stands in a `#Preview`: the same arguments as a call that makes the preview.
///
/// `#Preview("Name", traits: …) { views }` calls `Preview("Name", traits: …) { views }`; the declarations marked
/// `@Previewable` become stored properties of a view around the rest.
struct PreviewArguments {
  let call: ExprSyntax

  init(_ node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws {
    guard let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else {
      throw MacroMessage(message: "#Preview needs a closure that makes what it shows", id: "preview.noBody")
        .error(at: node)
    }
    let (stored, rest) = Self.split(body)
    var arguments = node.arguments.trimmed
    var trailing = node.trailingClosure?.trimmed
    if !stored.isEmpty {
      let wrapped = Self.wrapper(stored, rest, name: context.makeUniqueName("Content"))
      if trailing != nil {
        trailing = wrapped
      } else if let last = arguments.indices.last {
        arguments[last].expression = ExprSyntax(wrapped)
      }
    }
    call = ExprSyntax(
      FunctionCallExprSyntax(
        calledExpression: "PodiumViews.Preview" as ExprSyntax,
        leftParen: .leftParenToken(), arguments: arguments, rightParen: .rightParenToken(),
        trailingClosure: trailing, additionalTrailingClosures: node.additionalTrailingClosures.trimmed))
  }

  /// The declarations that must outlive one run of the closure, and the other statements.
  private static func split(_ body: ClosureExprSyntax) -> (
    stored: [VariableDeclSyntax], rest: CodeBlockItemListSyntax
  ) {
    var stored: [VariableDeclSyntax] = []
    let rest = body.statements.filter { statement in
      guard let variable = statement.item.as(VariableDeclSyntax.self),
        let mark = variable.attributes.firstIndex(where: PreviewableMacro.isMark)
      else { return true }
      var property = variable
      property.attributes.remove(at: mark)
      stored.append(property.trimmed)
      return false
    }
    return (stored, rest)
  }

  private static func wrapper(
    _ stored: [VariableDeclSyntax], _ rest: CodeBlockItemListSyntax, name: TokenSyntax
  ) -> ClosureExprSyntax {
    let properties = stored.map(\.description).joined(separator: "\n")
    let closure: ExprSyntax = """
      {
        struct \(name): PodiumViews.View {
          \(raw: properties)
          var body: some PodiumViews.View {
            \(rest.trimmed)
          }
        }
        return \(name)()
      }
      """
    return closure.as(ClosureExprSyntax.self) ?? ClosureExprSyntax(statements: [])
  }
}
