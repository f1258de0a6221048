import Foundation

/// One declaration that other packages can see.
struct PublicDeclaration: Sendable {
  /// The folder of `Sources/` it stands in.
  let module: String
  /// From the package's folder.
  let file: String
  let line: Int
  /// The keyword: `struct`, `func`, `var` …
  let kind: String
  let name: String
  /// The type it belongs to, dotted; nil at the top level.
  let container: String?
  /// The first paragraph of its comment in one line; nil where there is none.
  let summary: String?
  /// Whether source that uses it does not compile, but says what to use instead.
  let isUnavailable: Bool

  static let typeKinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  var isTopLevelType: Bool { container == nil && Self.typeKinds.contains(kind) }
  var place: String { "\(file):\(line)" }

  /// Every public declaration of `Sources/`, in order; read once.
  static let all: [PublicDeclaration] = {
    let modules = (try? Checkout.modules()) ?? []
    return modules.flatMap { module in
      Checkout.swiftFiles(under: "Sources/\(module)").flatMap { file -> [PublicDeclaration] in
        (try? Checkout.text(file)).map { scan($0, module: module, file: file) } ?? []
      }
    }
  }()

  private static let containers: Set<String> = ["struct", "class", "enum", "protocol", "actor", "extension"]
  private static let members: Set<String> = [
    "func", "var", "let", "init", "subscript", "typealias", "case", "macro",
  ]

  /// The public declarations of one file.
  static func scan(_ source: String, module: String, file: String) -> [PublicDeclaration] {
    let raw = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [PublicDeclaration] = []
    // A scope without a name is a body: what stands in it is no member.
    var scopes: [String?] = []
    var pending: String?
    for (index, line) in SwiftText(source).lines.enumerated() {
      if let head = Head(line) {
        if head.isPublic, head.kind != "extension" {
          found.append(
            PublicDeclaration(
              module: module, file: file, line: index + 1, kind: head.kind, name: head.name,
              container: scopes.isEmpty ? nil : scopes.map { $0 ?? "_" }.joined(separator: "."),
              summary: summary(above: index, in: raw), isUnavailable: isUnavailable(index, in: raw)))
        }
        pending = containers.contains(head.kind) ? head.name : nil
      }
      for character in line {
        if character == "{" {
          scopes.append(pending)
          pending = nil
        } else if character == "}" {
          _ = scopes.popLast()
        }
      }
    }
    return found
  }

  /// Whether an attribute on the line or above it makes the declaration unavailable everywhere, with a message.
  private static func isUnavailable(_ index: Int, in lines: [String]) -> Bool {
    var position = index
    repeat {
      if lines[position].contains("@available(*, unavailable, message:") { return true }
      position -= 1
    } while position >= 0 && lines[position].trimmingCharacters(in: .whitespaces).hasPrefix("@")
    return false
  }

  private static func summary(above index: Int, in lines: [String]) -> String? {
    var paragraph: [String] = []
    var position = index - 1
    func trimmed() -> String { lines[position].trimmingCharacters(in: .whitespaces) }
    while position >= 0, trimmed().hasPrefix("@") { position -= 1 }
    while position >= 0, trimmed().hasPrefix("///") {
      paragraph.insert(trimmed().dropFirst(3).trimmingCharacters(in: .whitespaces), at: 0)
      position -= 1
    }
    let first = paragraph.prefix { !$0.isEmpty }.joined(separator: " ")
    return first.isEmpty ? nil : first
  }

  /// What a line declares, if it begins a declaration.
  private struct Head {
    var isPublic = false
    var kind = ""
    var name = ""

    private static let modifiers: Set<String> = [
      "public", "open", "package", "internal", "fileprivate", "private", "nonisolated", "final", "static",
      "class", "consuming",
      "indirect", "mutating", "nonmutating", "override", "convenience", "required", "lazy", "weak", "unowned",
      "prefix", "postfix", "infix", "isolated", "distributed",
    ]

    init?(_ line: String) {
      var rest = Substring(line).drop { $0 == " " }
      while let word = Self.word(&rest) {
        let base = word.prefix { $0 != "(" }
        if base == "public" || base == "open" { isPublic = isPublic || !word.contains("(set)") }
        // `class` is a modifier before another keyword and a keyword before a name.
        let isModifier =
          Self.modifiers.contains(String(base))
          && (base != "class" || ["func", "var", "subscript"].contains(rest.prefix { $0.isLetter }))
        if word.hasPrefix("@") || isModifier { continue }
        kind = String(word.prefix { $0.isLetter })
        guard containers.contains(kind) || members.contains(kind) else { return nil }
        name = kind == "init" || kind == "subscript" ? kind : Self.name(rest)
        return
      }
      return nil
    }

    /// The next word with its brackets, such as `@Foo(bar baz)` or `private(set)`.
    private static func word(_ rest: inout Substring) -> String? {
      var depth = 0
      let word = rest.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0 || character != " "
      }
      rest = rest.dropFirst(word.count).drop { $0 == " " }
      return word.isEmpty ? nil : String(word)
    }

    private static func name(_ rest: Substring) -> String {
      let name = rest.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
      return name.isEmpty ? String(rest.prefix { $0 != " " && $0 != "(" && $0 != "<" }) : String(name)
    }
  }
}
