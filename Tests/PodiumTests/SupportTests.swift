import Testing

@Suite("Docs/Support.md") struct SupportTests {
  enum State: String { case done, partial, absent }

  struct Entry {
    let name: String
    let state: State
    let how: String
    let line: Int
  }

  /// The modules whose names users see by `import SwiftUI`.
  static let modules: Set<String> = ["PodiumDrawing", "PodiumViews", "PodiumWidgets", "PodiumHosting"]

  static let declarations = PublicDeclaration.all.filter { modules.contains($0.module) }

  /// How a declaration is called on the page; nil for what has no line of its own there.
  static func entryName(_ declaration: PublicDeclaration) -> String? {
    guard !declaration.name.hasPrefix("_") else { return nil }
    if declaration.isTopLevelType { return declaration.name }
    switch (declaration.container, declaration.kind) {
    case ("View", "func"): return "." + declaration.name
    case ("EnvironmentValues", "var"): return "\\." + declaration.name
    default: return nil
    }
  }

  /// Every name a line may speak of; what only says that it is not there is not.
  static let known: Set<String> = Set(
    declarations.filter { !$0.isUnavailable }.flatMap { declaration in
      [entryName(declaration), declaration.container.map { "\($0).\(declaration.name)" }].compactMap { $0 }
    })

  private func entries() throws -> [Entry] {
    try Markdown(file: "Docs/Support.md").rows(header: "name").map { row in
      try #require(row.cells.count == 3, "line \(row.line) has \(row.cells.count) cells, not three")
      let name = try #require(
        Markdown.spans(in: row.cells[0]).first, "line \(row.line) names nothing in backticks")
      let state = try #require(
        State(rawValue: row.cells[1]), "line \(row.line): '\(row.cells[1])' is no state")
      return Entry(name: name, state: state, how: row.cells[2], line: row.line)
    }
  }

  @Test("Each name stands once, and a partial one says how far it goes") func form() throws {
    var seen: Set<String> = []
    for entry in try entries() {
      #expect(seen.insert(entry.name).inserted, "line \(entry.line): \(entry.name) is there twice")
      if entry.state == .partial {
        #expect(!entry.how.isEmpty, "line \(entry.line): \(entry.name) does not say how")
      }
    }
    #expect(seen.count > 200)
  }

  @Test("What is said to be there is declared, what is said to be absent is not") func truth() throws {
    for entry in try entries() {
      let isThere = Self.known.contains(entry.name)
      #expect(
        isThere == (entry.state != .absent),
        "line \(entry.line): \(entry.name) is \(entry.state.rawValue), but \(isThere ? "" : "not ")declared in Sources"
      )
    }
  }

  @Test("No public type, modifier or environment value is left out") func completeness() throws {
    let listed = Set(try entries().map(\.name))
    let missing = Self.declarations.compactMap { declaration -> String? in
      guard let name = Self.entryName(declaration), !listed.contains(name) else { return nil }
      return "`\(name)` (\(declaration.place))"
    }
    #expect(missing == [], "these have no line in Docs/Support.md")
  }
}
