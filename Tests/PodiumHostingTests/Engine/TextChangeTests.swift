import Podium
import Testing

/// Texts that change show what new ones would.
@MainActor struct TextChangeTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine())
  }

  private struct Phrase: View {
    let isStyled: Bool
    var body: some View {
      let text = Text("a ") + (isStyled ? Text("b").bold().foregroundStyle(.red).underline() : Text("b")) + Text(" c")
      VStack {
        text; isStyled ? Text("**x**\(text)") : Text("x\(text)")
      }
    }
  }

  @Test func aTextMayChangeItsStyle() throws {
    let changed = host(Phrase(isStyled: false))
    for isStyled in [true, false, true, true] {
      changed.content = Phrase(isStyled: isStyled)
      #expect(try changed.displayList() == host(Phrase(isStyled: isStyled)).displayList())
    }
  }

  @Test func emptyPartsOfATextAreNothing() throws {
    let odd = host(Text("").font(.largeTitle) + Text("abc") + Text("").bold().underline())
    let plain = host(Text("abc"))
    #expect(try odd.displayList().items == plain.displayList().items)
  }

  @Test(arguments: [1, 2], [CGFloat(1), 0.5, 0.1]) func oneLineWhateverTheHeight(_ limit: Int, _ scale: CGFloat) {
    for text in ["short", "a text that is much too long for the room", "two\nlines", "", "\n"] {
      func size(_ height: CGFloat?) -> CGRect? {
        host(
          Text(verbatim: text).lineLimit(1).minimumScaleFactor(scale).accessibilityIdentifier("t")
            .frame(width: 60, height: height)
        ).frame(of: "t")
      }
      func reserved(_ height: CGFloat?) -> CGRect? {
        host(
          Text(verbatim: text).lineLimit(limit, reservesSpace: true).minimumScaleFactor(scale)
            .accessibilityIdentifier("t").frame(width: 60, height: height)
        ).frame(of: "t")
      }
      let natural = size(nil)
      for height in [0, 1, 5, 10, 20, 90] as [CGFloat] { #expect(size(height)?.size == natural?.size) }
      if limit == 1 { #expect(reserved(3)?.size == natural?.size) }
      if limit == 2 { #expect((reserved(90)?.height ?? 0) > (natural?.height ?? 0)) }
    }
  }

  @Test func numbersOfEveryWidth() throws {
    let host = host(
      VStack {
        Text("\(Int8(-5)) \(Int8.max) \(UInt8(200)) \(UInt16(999)) \(Int16(1_000)) \(UInt64.max)")
      })
    #expect(try host.displayList().accessibilityText == ["-5 127 200 999 1,000 18,446,744,073,709,551,615"])
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
