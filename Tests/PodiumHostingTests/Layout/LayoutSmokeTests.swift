import PodiumHosting
import PodiumViews
import Testing

@MainActor struct LayoutSmokeTests {
  func host<V: View>(_ w: CGFloat, _ h: CGFloat, @ViewBuilder _ view: () -> V) -> ViewHost<V> {
    ViewHost(view(), size: CGSize(width: w, height: h), textEngine: FixedTextEngine())
  }
  @Test func s4() {
    let h = host(300, 100) {
      HStack { ForEach(0..<3) { i in Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") } }
        .accessibilityIdentifier("s")
    }
    print(h.textDump())
    #expect(h.frame(of: "s") == CGRect(x: 67, y: 25, width: 166, height: 50))
    #expect(h.frames(of: "b").map(\.minX) == [67, 125, 183])
  }
  @Test func t4() {
    let h = host(300, 100) {
      HStack(alignment: .firstTextBaseline) {
        Text("36x38"); Text("hello"); Color.blue.frame(width: 10, height: 10)
      }
    }
    print(h.textDump())
  }
  @Test func state() throws {
    struct Counter: View {
      @State var n = 0
      var body: some View { Text("n \(n)").modifier(_T { n += 1 }) }
    }
    let h = host(300, 100) { Counter() }
    print(h.textDump())
    h.resetBodyCount()
  }
}
struct _T: ViewModifier {
  let action: @MainActor () -> Void
  func body(content: Content) -> some View { content.padding() }
}
