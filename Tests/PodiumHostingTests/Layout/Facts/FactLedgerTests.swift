import Foundation
import Testing

/// Where a fact is tested: rows of the data tests, and files with tests that cite it.
private struct LedgerEntry: Decodable {
  let id: String
  var rows: [String]?
  var tests: [String]?
  /// What of it is not so here.
  var except: String?
}

/// Every row of the page of layout facts is tested somewhere.
struct FactLedgerTests {
  private static func entries() throws -> [LedgerEntry] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/LayoutFactIDs.json").standardizedFileURL
    return try JSONDecoder().decode([LedgerEntry].self, from: Data(contentsOf: file))
  }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  @Test func everyFactIsTested() throws {
    let entries = try Self.entries()
    #expect(entries.count == 151)
    #expect(Set(entries.map(\.id)).count == entries.count, "a fact is there twice")
    let rows = Set(
      ["LayoutFacts", "LayoutFactsContainers", "LayoutFactsTexts"].flatMap { LayoutFact.read($0).map(\.id) })
    for entry in entries {
      #expect(!(entry.rows ?? []).isEmpty || !(entry.tests ?? []).isEmpty, "\(entry.id) is tested nowhere")
      for row in entry.rows ?? [] { #expect(rows.contains(row), "\(entry.id): there is no row \(row)") }
      for path in entry.tests ?? [] {
        let text = try String(contentsOf: Self.tests.appendingPathComponent(path), encoding: .utf8)
        #expect(Self.words(text).contains(entry.id), "\(entry.id) is not named in \(path)")
      }
    }
  }

  @Test func everyRowIsAFacts() throws {
    let listed = Set(try Self.entries().flatMap { $0.rows ?? [] })
    let texts = LayoutFact.read("LayoutFactsTexts").map(\.id)
    #expect(Set(texts).count == texts.count, "two rows have one name")
    #expect(texts.filter { !listed.contains($0) } == [])
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
