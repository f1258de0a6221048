import SwiftUI
import Testing

/// Styled strings as an app writes them, with nothing but SwiftUI imported.
@MainActor struct StyledNoteTests {
  private struct Note: View {
    var name = "*Whiskers*"

    private var styled: AttributedString {
      var string = AttributedString("Nine lives")
      string.foregroundColor = .red
      string.font = .headline
      string.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
      if let range = string.range(of: "lives") {
        string[range].backgroundColor = .yellow
        string[range].link = URL(string: "https://example.org/lives")
        string[range].inlinePresentationIntent = .stronglyEmphasized
      }
      return string
    }

    private var read: AttributedString {
      (try? AttributedString(markdown: "**A** [cat](https://example.org/cat)")) ?? AttributedString("A cat")
    }

    var body: some View {
      VStack {
        Text("**\(name)** has \(Image(systemName: "heart.fill")) \(9) `lives`")
        Text(styled)
        Text(read)
        Text("See [the cat](https://example.org/cat \"Title\") or <https://example.org>.")
      }
    }
  }

  @Test func aNoteIsDrawn() throws {
    let list = try ImageRenderer(content: Note()).displayList()
    #expect(
      list.accessibilityText == [
        "*Whiskers* has  9 lives", "Nine lives", "A cat", "See the cat or https://example.org.",
      ])
    #expect(
      list.links.map(\.url.absoluteString) == ["lives", "cat", "cat"].map { "https://example.org/\($0)" } + [
        "https://example.org"
      ])
    #expect(list.warnings.isEmpty)
  }
}
