import Podium
import Testing

/// Collections and elements that no author would think of are shown as any others.
@MainActor struct OddElementsTests {
  private struct Rows: View {
    let names: [String]
    var body: some View {
      HStack {
        ForEach(names, id: \.self) { TapCounter(name: $0) }.padding(1)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 9, 20], [0, 1, 2, 3, 9, 20]) func rowsKeepTheirState(_ from: Int, _ to: Int) throws {
    func names(_ count: Int) -> [String] { (0..<count).map { "r\($0)x" } }
    let host = smallHost(Rows(names: names(from)))
    for name in names(from) { try host.tap(name) }
    host.content = Rows(names: names(to).reversed())
    let expected = names(to).enumerated().map { index, name in name + (index < from ? "1" : "0") }
    #expect(try host.displayList().accessibilityText == expected.reversed())
    host.content = Rows(names: names(from))
    let again = names(from).enumerated().map { index, name in name + (index < to ? "1" : "0") }
    #expect(try host.displayList().accessibilityText == again)
  }

  /// Says it has another number of elements than it has.
  private struct Liar: RandomAccessCollection {
    let real: Int
    let said: Int
    var startIndex: Int { 0 }
    var endIndex: Int { real }
    var count: Int { said }
    subscript(index: Int) -> Int { index }
  }

  @Test(arguments: [0, 1, 3, 12], [-1, 0, 1, 2, 5, 30]) func aCollectionMayBeWrongAboutItsCount(
    _ real: Int, _ said: Int
  ) throws {
    let host = smallHost(VStack { ForEach(Liar(real: real, said: said), id: \.self) { Text(verbatim: "\($0)") } })
    let shown = try host.displayList().accessibilityText
    #expect(shown == (0..<max(min(real, said), 0)).map(String.init))
  }

  private final class Store {
    var elements = Array(0..<20)
  }

  private struct Shared: RandomAccessCollection {
    let store: Store
    var startIndex: Int { 0 }
    var endIndex: Int { store.elements.count }
    subscript(index: Int) -> Int { store.elements[index] }
  }

  @Test(arguments: [-1, 1]) func aCollectionMayChangeWhileItIsShown(_ change: Int) throws {
    let store = Store()
    let view = VStack {
      ForEach(Shared(store: store), id: \.self) { number in
        if change < 0 { store.elements.removeLast() } else { store.elements.append(store.elements.count) }
        return Text(verbatim: "\(number)")
      }
    }
    let shown = try smallHost(view).displayList().accessibilityText
    #expect(shown == (0..<(change < 0 ? 10 : 20)).map(String.init))
  }

  private struct Big: View {
    let numbers: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)
    let words: [String]
    var body: some View { Text(verbatim: words.joined() + "\(numbers.0)\(numbers.17)") }
  }

  private struct Nothing: View { var body: some View { Text(verbatim: "n") } }

  @Test func elementsOfAnySize() throws {
    let host = smallHost(
      VStack {
        ForEach(0..<20) { i in
          Big(numbers: (i, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, i), words: ["a", "b"])
        }
        ForEach(0..<20) { _ in Nothing() }
        ForEach(0..<3) { _ in EmptyView() }
        ForEach(0..<2) { i in ForEach(0..<i) { _ in ForEach(0..<2) { Text(verbatim: "i\($0)") } } }
      })
    let expected = (0..<20).map { "ab\($0)\($0)" } + Array(repeating: "n", count: 20) + ["i0", "i1"]
    #expect(try host.displayList().accessibilityText == expected)
  }

  /// A body of an element that lays out another tree meanwhile.
  @Test func elementsMayDrawOtherTrees() throws {
    let view = VStack {
      ForEach(0..<12) { i in
        let inner = ViewHost(
          HStack { ForEach(0..<i) { Text(verbatim: "\($0)") } }, textEngine: FixedTextEngine())
        Text(verbatim: ((try? inner.displayList().accessibilityText) ?? ["?"]).joined())
      }
    }
    let expected = (1..<12).map { (0..<$0).map(String.init).joined() }
    #expect(try smallHost(view).displayList().accessibilityText.filter { !$0.isEmpty } == expected)
  }

  @MainActor private final class Counted {
    static var alive = 0
    init() { Self.alive += 1 }
    isolated deinit { Self.alive -= 1 }
  }

  @MainActor private struct Holder: View {
    let object: Counted
    var body: some View { Text("x") }
  }

  @Test(arguments: [1, 2, 12]) func elementsAreLetGo(_ count: Int) {
    Counted.alive = 0
    do {
      let host = smallHost(VStack { ForEach(Array(0..<count) + [0], id: \.self) { _ in Holder(object: Counted()) } })
      #expect(Counted.alive == count)
      host.size = CGSize(width: 10, height: 10)
      host.size = CGSize(width: 20, height: 10)
      #expect(Counted.alive == count)
    }
    #expect(Counted.alive == 0)
  }

  @Test func anIDThatIsNotItself() throws {
    let numbers = [Double.nan, .nan, 1]
    let host = smallHost(VStack { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } })
    host.content = VStack { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } }
    #expect(try host.displayList().accessibilityText == ["nan", "nan", "1.0"])
  }

  private struct Alternate: View {
    let step: Int
    var body: some View {
      VStack {
        ForEach(0..<(step % 4), id: \.self) { i in
          if (i + step) % 2 == 0 { TapCounter(name: "e\(i)x") } else if i == 1 { Text("one") }
          AnyView(step % 3 == 0 ? AnyView(Text("t")) : AnyView(TapCounter(name: "a\(i)x")))
        }
        Group { if step % 2 == 0 { Text("even"); Text("2") } }.padding(1)
        LazyVStack { ForEach(0..<(step % 3), id: \.self) { Text(verbatim: "l\($0)") } }
      }
    }
  }

  @Test func contentsComeAndGo() throws {
    let changed = smallHost(Alternate(step: 0))
    for step in [1, 2, 3, 0, 7, 4, 6, 5, 11, 8, 2] {
      changed.content = Alternate(step: step)
      #expect(try changed.displayList() == smallHost(Alternate(step: step)).displayList(), "\(step)")
    }
  }
}
