import Podium
import Testing

/// Texts that change show what new ones would.
@MainActor struct TextChangeTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine())
  }

  @Test func emptyPartsOfATextAreNothing() throws {
    let odd = host(Text("").font(.largeTitle) + Text("abc") + Text("").bold().underline())
    let plain = host(Text("abc"))
    #expect(try odd.displayList().items == plain.displayList().items)
  }

  private struct Leaf: View { var body: some View { Text("leaf") } }

  private struct Limited: View {
    let number: Int
    let isPlain: Bool
    var body: some View {
      let content = VStack {
        Text(verbatim: "\(number)")
        Leaf()
      }
      // What depends on the number makes the environment anew.
      let changed = content.transformEnvironment(\.lineSpacing) { $0 = CGFloat(number * 0) }
      if isPlain { changed } else { changed.lineLimit(2) }
    }
  }

  /// The limit is the same: what stands inside has no reason to run again.
  @Test(arguments: [true, false]) func anEqualLineLimitChangesNothing(_ isPlain: Bool) {
    let host = host(Limited(number: 0, isPlain: isPlain))
    host.resetBodyCount()
    host.content = Limited(number: 1, isPlain: isPlain)
    #expect(host.bodyCount == 1)
  }
}
