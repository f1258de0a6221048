import Podium
import Testing

/// Views beside others, one or several, in a section or not.
@MainActor struct SecondaryViewTests {
  @Test(arguments: [Alignment.topLeading, .bottomTrailing, .centerLastTextBaseline])
  func anOverlayOfOneViewIsOneOfSeveral(_ alignment: Alignment) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = Text("base\nline").frame(width: 90, height: 60)
        .overlay(alignment: alignment) { Text("one").accessibilityIdentifier("one") }
        .overlay(alignment: alignment) {
          Text("one").accessibilityIdentifier("several")
          Text("one")
        }
        .background(alignment: alignment) {
          Section { Text("one").accessibilityIdentifier("section") }
        }
      let host = smallHost(view, direction: direction)
      #expect(host.frame(of: "one") == host.frame(of: "several"))
      #expect(host.frame(of: "one") == host.frame(of: "section"))
    }
  }

  /// A section beside a view is what is in it.
  @Test(arguments: 0..<5) func sectionsBesideViews(_ kind: Int) throws {
    @ViewBuilder func view<Other: View>(_ other: Other) -> some View {
      let base = Color.red.frame(width: 90, height: 60)
      switch kind {
      case 0: base.overlay(alignment: .top) { other }
      case 1: base.background(alignment: .top) { other }
      case 2: base.mask(alignment: .top) { other }
      case 3: base.containerBackground(for: .widget, alignment: .top) { other }
      default: base.accessibilityRepresentation { other }
      }
    }
    let other = Text("one").frame(width: 40, height: 30)
    let plain = try smallHost(view(other)).displayList()
    #expect(try smallHost(view(Section { other })).displayList() == plain)
    #expect(try smallHost(view(Text(verbatim: ""))).displayList() != plain)
  }

  private struct Growing: View {
    @State private var count = 0
    var body: some View {
      Button("more") { count += 1 }
      ForEach(0..<count, id: \.self) { Text(verbatim: "r\($0)") }
    }
  }

  @Test func aSectionBesideAViewMayGrow() throws {
    let host = smallHost(Color.red.overlay { Section { Growing() } })
    for count in 1...3 {
      try host.tap("more")
      #expect(try host.displayList().accessibilityText == ["more"] + (0..<count).map { "r\($0)" })
    }
  }

  @Test func sectionsUnderModifiers() throws {
    func view(_ count: Int) -> some View {
      VStack(spacing: 0) {
        Section {
          ForEach(0..<count, id: \.self) { Text(verbatim: "r\($0)") }
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
        .padding(1).overlay { Text("o") }.environment(\.layoutDirection, .rightToLeft)
      }
    }
    let host = smallHost(view(0))
    for count in [0, 1, 2, 0, 3, 1] {
      host.content = view(count)
      let expected = (["h"] + (0..<count).map { "r\($0)" } + ["f"]).flatMap { [$0, "o"] }
      #expect(try host.displayList().accessibilityText == expected)
    }
  }
}
