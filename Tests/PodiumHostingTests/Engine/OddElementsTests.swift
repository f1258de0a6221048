import Podium
import Testing

/// Collections and elements that no author would think of are shown as any others.
@MainActor struct OddElementsTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine())
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
    let host = host(VStack { ForEach(Liar(real: real, said: said), id: \.self) { Text(verbatim: "\($0)") } })
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
    let shown = try host(view).displayList().accessibilityText
    #expect(shown == (0..<(change < 0 ? 10 : 20)).map(String.init))
  }
}
