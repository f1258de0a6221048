import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// One use of `@Entry`, found to be right.
struct Entry {
  let name: TokenSyntax
  /// The default as it was written, nil for FocusedValues, which has none.
  let defaultValue: ExprSyntax?

  /// The type that stands for the entry; its name is of no use to anybody else.
  var keyName: TokenSyntax { .identifier("__Key_\(name.identifier?.name ?? name.text)") }

  /// The types whose extensions may have entries.
  static let containers = ["EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues"]

  init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) throws {
    let container = try Self.container(attribute, in: context)
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw Self.message("@Entry makes a property: put it on a 'var'", "notVariable").error(at: attribute)
    }
    let binding = try Self.binding(of: variable)
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      throw Self.message("@Entry needs one name, not a pattern", "pattern").error(at: binding.pattern)
    }
    name = pattern.identifier.trimmed
    let isOptional = binding.typeAnnotation.map { Self.isOptional($0.type) } ?? false
    if container == "FocusedValues" {
      defaultValue = nil
      guard isOptional else {
        throw Self.message(
          "an @Entry of FocusedValues must have an optional type: nothing may have the focus", "notOptional"
        ).error(at: binding)
      }
      if let initializer = binding.initializer, !initializer.value.is(NilLiteralExprSyntax.self) {
        throw Self.message(
          "an @Entry of FocusedValues is nil by default and takes no other value", "focusedDefault"
        )
        .error(at: initializer.value)
      }
    } else if let value = binding.initializer?.value {
      defaultValue = value.trimmed
    } else if isOptional {
      defaultValue = "nil"
    } else {
      throw Self.missingDefault(name, binding)
    }
  }

  private static func container(_ attribute: AttributeSyntax, in context: some MacroExpansionContext) throws
    -> String
  {
    if let parent = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) {
      let type = parent.extendedType
      let name = type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name.text
      if let name, containers.contains(name) { return name }
    }
    throw message(
      "@Entry is for properties in extensions of EnvironmentValues, Transaction, ContainerValues and FocusedValues",
      "wrongPlace"
    ).error(at: attribute)
  }

  private static func binding(of variable: VariableDeclSyntax) throws -> PatternBindingSyntax {
    if variable.bindingSpecifier.tokenKind != .keyword(.var) {
      let fixed = variable.bindingSpecifier.with(\.tokenKind, .keyword(.var))
      throw message("an @Entry can be set: it must be a 'var'", "notVariable").error(
        at: variable.bindingSpecifier,
        fixIts: [
          FixIt(
            message: message("replace 'let' with 'var'", "replaceLet"),
            changes: [.replace(oldNode: Syntax(variable.bindingSpecifier), newNode: Syntax(fixed))])
        ])
    }
    let words: [Keyword] = [.static, .class, .lazy, .weak, .unowned]
    if let word = variable.modifiers.first(where: { modifier in
      words.contains { modifier.name.tokenKind == .keyword($0) }
    }) {
      throw message("an @Entry cannot be '\(word.name.text)'", "modifier").error(at: word)
    }
    guard variable.bindings.count == 1, let binding = variable.bindings.first else {
      throw message("@Entry takes one property; write each in a line of its own", "several").error(
        at: variable)
    }
    if let accessors = binding.accessorBlock {
      throw message("an @Entry cannot be computed or observed: @Entry writes its accessors", "computed")
        .error(at: accessors)
    }
    return binding
  }

  private static func missingDefault(_ name: TokenSyntax, _ binding: PatternBindingSyntax) -> DiagnosticsError {
    let wanted = "@Entry needs the value that '\(name.text)' has where nobody set one"
    guard let type = binding.typeAnnotation else { return message(wanted, "noDefault").error(at: binding) }
    let value = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: EditorPlaceholderExprSyntax(placeholder: .identifier("<#default value#>")))
    return message(wanted, "noDefault").error(
      at: binding,
      fixIts: [
        FixIt(
          message: message("add '= <#default value#>', or make \(type.type.trimmed) optional", "addDefault"),
          changes: [
            .replace(oldNode: Syntax(binding), newNode: Syntax(binding.with(\.initializer, value)))
          ])
      ])
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
    if let attributed = type.as(AttributedTypeSyntax.self) { return isOptional(attributed.baseType) }
    return type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  private static func message(_ text: String, _ id: String) -> MacroMessage {
    MacroMessage(message: text, id: "entry.\(id)")
  }
}
