import Foundation
import Podium
import Testing

@MainActor @Suite struct ScreensSearchTests {
  private let phone = CGSize(width: 390, height: 844)

  private func texts<V: View>(_ host: ViewHost<V>) throws -> [String] {
    try host.displayList().accessibilityText
  }

  private struct Kind: Identifiable, Hashable { let id: String }

  private struct Store: View {
    @State private var text = ""
    @State private var tokens: [Kind] = []
    @State private var suggested = [Kind(id: "cat"), Kind(id: "dog")]
    @State private var scope = 0

    var body: some View {
      NavigationStack {
        Results(text: text, tokens: tokens.map(\.id), scope: scope)
          .navigationTitle("Pets")
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find a pet") {
            kind in
            Text("Kind \(kind.id)")
          }
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Mine").tag(1)
          }
          .searchSuggestions { Text("Rex the dog").searchCompletion("Rex") }
      }
    }
  }

  private struct Results: View {
    let text: String
    let tokens: [String]
    let scope: Int
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      VStack {
        Text("'\(text)' \(tokens.joined(separator: "+")) scope \(scope) \(isSearching)")
        Button("End") { dismissSearch() }
      }
    }
  }

  @Test(arguments: ["search", "Find a pet"]) func fieldIsTypedInto(_ name: String) throws {
    let host = ViewHost(Store(), size: phone, textEngine: FixedTextEngine())
    #expect(try texts(host) == ["''  scope 0 false", "End", "Pets", "Find a pet"])
    try host.type("Re", into: name)
    #expect(try texts(host).contains("'Re'  scope 0 true"))
    try host.tap("Mine")
    #expect(try texts(host).contains("'Re'  scope 1 true"))
    try host.tap("Rex the dog")
    #expect(try texts(host).contains("'Rex'  scope 1 true"))
    try host.tap("Kind dog")
    #expect(try texts(host).contains("'' dog scope 1 true"))
    // Now it is a token in the field and no suggestion any more; a touch takes it out.
    try host.tap("Kind dog")
    #expect(try texts(host).contains("''  scope 1 true"))
    try host.tap("Cancel")
    #expect(try texts(host).contains("''  scope 1 false"))
    try host.type("x", into: "search")
    try host.tap("End")
    #expect(try texts(host).contains("''  scope 1 false"))
  }

  @Test func presentationIsABinding() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var isPresented = true

      var body: some View {
        NavigationStack {
          Text("Presented \(isPresented)").searchable(text: $text, isPresented: $isPresented, prompt: "Find")
        }
      }
    }
    let host = ViewHost(Screen(), size: phone, textEngine: FixedTextEngine())
    try host.tap("Cancel")
    #expect(try texts(host).contains("Presented false"))
    try host.type("a", into: "Find")
    #expect(try texts(host).contains("Presented true"))
  }
}
