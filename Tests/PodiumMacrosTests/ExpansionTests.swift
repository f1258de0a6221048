import SwiftBasicFormat
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import PodiumMacros

/// What becomes of source text, and what is said about it.
struct Expansion {
  let text: String
  let messages: [String]
  let fixIts: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "/App/Card.swift")])
    let macros: [String: any Macro.Type] = [
      "Entry": EntryMacro.self, "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
    ]
    let expanded = file.expand(
      macros: macros,
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      })
    text = expanded.description
    messages = context.diagnostics.map(\.message)
    fixIts = context.diagnostics.flatMap(\.fixIts).map(\.message.message)
  }

  /// The text without differences of white space.
  var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

struct ExpansionTests {
  @Test(arguments: [
    ("Int = 3", "Int", "3"), ("String?", "String?", "nil"), ("Optional<Int>", "Optional<Int>", "nil"),
    ("(() -> Void)?", "(() -> Void)?", "nil"), ("[Int] = [1, 2]", "[Int]", "[1, 2]"),
  ])
  func entriesWithTypes(declared: String, type: String, value: String) {
    let expansion = Expansion("extension EnvironmentValues { @Entry public var x: \(declared) }")
    #expect(expansion.messages == [])
    #expect(expansion.words.contains("public var x: \(type)"))
    #expect(expansion.words.contains("get { self[_entry: __Key_x.self, default: \(value)] }"))
    #expect(expansion.words.contains("set { self[_entry: __Key_x.self, default: \(value)] = newValue }"))
    #expect(
      expansion.words.contains("private enum __Key_x { }")
        || expansion.words.contains("private enum __Key_x {}"))
  }

  @Test(arguments: Entry.containers)
  func entriesOfEachContainer(container: String) {
    for name in [container, "SwiftUI.\(container)"] {
      let expansion = Expansion("extension \(name) { @Entry var x: Int? }")
      #expect(expansion.messages == [])
      #expect(expansion.text.contains("__Key_x"))
    }
  }

  @Test(arguments: [
    ("extension Pet { @Entry var x = 1 }", "extensions of EnvironmentValues"),
    ("@Entry var x = 1", "extensions of EnvironmentValues"),
    ("struct EnvironmentValues { @Entry var x = 1 }", "extensions of EnvironmentValues"),
    ("extension EnvironmentValues { @Entry var x: Int }", "needs the value that 'x' has"),
    ("extension EnvironmentValues { @Entry let x = 1 }", "must be a 'var'"),
    ("extension EnvironmentValues { @Entry static var x = 1 }", "cannot be 'static'"),
    ("extension EnvironmentValues { @Entry var x: Int { 1 } }", "cannot be computed"),
    ("extension FocusedValues { @Entry var x: Int }", "must have an optional type"),
    ("extension FocusedValues { @Entry var x: Int? = 4 }", "takes no other value"),
    ("func f() { #Preview { Text(\"\") } }", "top level of a file"),
    ("struct S<T> { #Preview { Text(\"\") } }", "top level of a file"),
    ("struct S { @Previewable var x = 1 }", "top of a #Preview"),
  ])
  func saysWhatIsWrong(source: String, message: String) {
    let messages = Expansion(source).messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains(message) == true, "\(messages)")
  }

  @Test func offersFixes() {
    #expect(Expansion("extension Transaction { @Entry let x = 1 }").fixIts == ["replace 'let' with 'var'"])
    #expect(
      Expansion("extension Transaction { @Entry var x: Int }").fixIts
        == ["add '= <#default value#>', or make Int optional"])
  }

  @Test func previewsKnowTheirPlace() {
    let expansion = Expansion("import SwiftUI\n\n#Preview(\"Card\", traits: .portrait) { Card() }")
    #expect(expansion.messages == [])
    #expect(expansion.words.contains("static var fileID: Swift.String { \"App/Card.swift\" }"))
    #expect(expansion.words.contains("static var line: Swift.Int { 3 }"))
    #expect(expansion.words.contains("PodiumViews.Preview(\"Card\", traits: .portrait) { Card() }"))
    #expect(expansion.words.contains("@section(\"podium_previews\") @used"))
  }

  @Test func previewsMayNameTheirClosure() {
    let expansion = Expansion("#Preview(\"Card\", body: { Card() })")
    #expect(expansion.words.contains("PodiumViews.Preview(\"Card\", body: { Card() })"))
  }

  @Test func previewableVariablesBecomeProperties() {
    let words = Expansion("#Preview { @Previewable @State var n = 1\n Stepper(\"n\", value: $n) }").words
    #expect(words.contains(": PodiumViews.View { @State var n = 1 var body: some PodiumViews.View {"))
    #expect(!words.contains("@Previewable"))
  }
}
