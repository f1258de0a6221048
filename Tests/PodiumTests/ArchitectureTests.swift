import Foundation
import Testing

@Suite("ARCHITECTURE.md") struct ArchitectureTests {
  private let page: Markdown

  init() throws { page = try Markdown(file: "ARCHITECTURE.md") }

  /// Each module with what it may import; C modules with nothing.
  private func rules() -> [String: Set<String>] {
    var rules: [String: Set<String>] = [:]
    for row in page.rows(header: "module") {
      let allowed = row.cells[2].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      for module in Markdown.spans(in: row.cells[0]) { rules[module] = Set(allowed) }
    }
    return rules
  }

  /// Each module with what it imports, and where first.
  private func imports() throws -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for module in try Checkout.modules() {
      result[module] = [:]
      for file in Checkout.swiftFiles(under: "Sources/\(module)") {
        for (index, line) in SwiftText(try Checkout.text(file)).lines.enumerated() {
          guard line.contains("import "),
            let match = line.firstMatch(of: /^\s*(?:@\S+\s+|\w+\s+)*import\s+(?:\w+\s+)?(\w+)/)
          else {
            continue
          }
          let name = String(match.1)
          if result[module]?[name] == nil { result[module]?[name] = "\(file):\(index + 1)" }
        }
      }
    }
    return result
  }

  @Test("Every module is there, and no other") func modules() throws {
    #expect(Set(rules().keys) == Set(try Checkout.modules()))
  }

  @Test("Modules import only what the table allows") func importRules() throws {
    let rules = rules()
    for (module, found) in try imports() {
      let allowed = rules[module] ?? []
      for (name, place) in found { #expect(allowed.contains(name), "\(module) imports \(name) at \(place)") }
    }
  }

  @Test("The rules hold whatever the table says") func firmRules() throws {
    let imports = try imports()
    let renderers: Set<String> = ["PodiumCairo", "PodiumHosting"]
    for (module, found) in imports {
      if module != "PodiumCairo" {
        // CPreviewRecords is no library: it names what the linker knows.
        let c = found.keys.filter { $0.hasPrefix("C") && $0 != "CPreviewRecords" && imports[$0] != nil }
        #expect(c.isEmpty, "\(module) imports C")
      }
      if ["PodiumDrawing", "PodiumViews", "PodiumTimelines", "PodiumWidgets"].contains(module) {
        #expect(renderers.isDisjoint(with: found.keys), "\(module) knows a renderer")
      }
    }
    #expect(Set(imports["PodiumCairo"]?.keys.filter { $0.hasPrefix("Podium") } ?? []) == ["PodiumDrawing"])
    // A module that imports itself by a round trip could not be built; the order shows that there is none.
    var left = imports.mapValues { Set($0.keys).intersection(imports.keys) }
    while let next = left.first(where: { $0.value.isDisjoint(with: left.keys) })?.key { left[next] = nil }
    #expect(left.isEmpty, "these import each other in a circle: \(left.keys.sorted())")
  }

  @Test(
    "Every path that documents name is there",
    arguments: ["ARCHITECTURE.md", "README.md", "Docs/Support.md", "CHANGELOG.md"])
  func paths(file: String) throws {
    let page = try Markdown(file: file)
    let tops = ["Sources/", "Tests/", "Docs/", "Examples/", "Scripts/", "Templates/", "Benchmarks/", ".ci/"]
    for span in page.codeSpans where tops.contains(where: span.text.hasPrefix) && !span.text.contains(" ") {
      #expect(Checkout.exists(span.text), "\(file):\(span.line) names \(span.text)")
    }
    let folder = file.contains("/") ? String(file.prefix { $0 != "/" }) + "/" : ""
    for link in page.linkTargets where !link.text.contains(":") && !link.text.hasPrefix("#") {
      #expect(Checkout.exists(folder + link.text), "\(file):\(link.line) links to \(link.text)")
    }
  }

  @Test("The index is worth having and fits a screen or two") func size() {
    #expect(page.rows(header: "what").count >= 20)
    #expect(page.lines.count <= 110)
  }
}
