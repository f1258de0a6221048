import Podium
import Testing

/// Every form that a builder takes.
@MainActor struct BuilderFormsTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine())
  }

  private enum First { struct Same: View { @State var text = "first"; var body: some View { Text(text) } } }
  private enum Second { struct Same: View { @State var text = "second"; var body: some View { Text(text) } } }

  private struct Either: View {
    let isFirst: Bool
    var body: some View { AnyView(isFirst ? AnyView(First.Same()) : AnyView(Second.Same())) }
  }

  @Test func typesOfOneNameAreTwo() throws {
    let host = host(Either(isFirst: true))
    #expect(try host.displayList().accessibilityText == ["first"])
    host.content = Either(isFirst: false)
    #expect(try host.displayList().accessibilityText == ["second"])
  }

  private struct Pair<A: View, B: View>: View {
    let content: TupleView<(A, B)>
    init(@ViewBuilder content: () -> TupleView<(A, B)>) { self.content = content() }
    var body: some View {
      HStack {
        content.value.1; content.value.0; content
      }
    }
  }

  private struct Box<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  private func three<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> TupleView<(A, B, C)> {
    ViewBuilder.buildBlock(a, b, c)
  }

  private struct Forms: View {
    let kind: Int
    @ViewBuilder var body: some View {
      let word = "w\(kind)"
      switch kind {
      case 0: Text("0"); Text("1")
      case 1: EmptyView()
      case 2:
        if #available(macOS 99, *) { Text("new"); Text(word) } else { Text("old") }
        if kind == 2 { Text(word) }
      case 3:
        ForEach(0..<2) {
          Text("\($0)"); Text("+")
        }
      default:
        Box {
          Text("a"); Text("b"); if kind > 4 { Text("c") } else if kind == 4 { Text("d"); Text("e") }
        }
        Group {
          Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
          Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
        }
      }
    }
  }

  @Test func buildersOfAllForms() throws {
    let pair = host(
      Pair {
        Text("a"); Toggle("b", isOn: .constant(true)).labelsHidden()
      })
    #expect(try pair.displayList().accessibilityText.filter { $0 == "a" }.count == 2)
    let row = host(HStack { three(Text("x"), UInt8Holder(value: 3), Text("z")) })
    #expect(try row.displayList().accessibilityText == ["x", "3", "z"])
    let numbers = (1...12).map(String.init)
    let expected: [[String]] = [
      ["0", "1"], [], ["new", "w2", "w2"], ["0", "+", "1", "+"], ["a", "b", "d", "e"] + numbers,
      ["a", "b", "c"] + numbers,
    ]
    let forms = host(VStack { Forms(kind: 0) })
    for kind in [0, 5, 1, 4, 2, 3, 5, 0] {
      forms.content = VStack { Forms(kind: kind) }
      #expect(try forms.displayList().accessibilityText == expected[kind])
    }
  }

  /// Rows of views with other sizes and alignments than a word's.
  private struct UInt8Holder: View {
    var value: UInt8
    var body: some View { Text(verbatim: "\(value)") }
  }

  private struct Nothing: View { var body: some View { Text(verbatim: "n") } }

  private struct Wide: View {
    var value: SIMD4<Double>
    var body: some View { Text(verbatim: "\(value.w)") }
  }

  @Test func rowsOfOddAlignments() throws {
    let row = host(
      VStack {
        UInt8Holder(value: 1); Wide(value: [1, 2, 3, 4])
        HStack {
          UInt8Holder(value: 2); EmptyView(); Wide(value: [5, 6, 7, 8])
        }
        HStack {
          Nothing(); UInt8Holder(value: 9); UInt8Holder(value: 10)
        }
        HStack {
          UInt8Holder(value: 1); UInt8Holder(value: 2); Wide(value: [0, 0, 0, 1]); UInt8Holder(value: 3)
        }
      })
    #expect(try row.displayList().accessibilityText == ["1", "4.0", "2", "8.0", "n", "9", "10", "1", "2", "1.0", "3"])
  }

  @Test func methodsMayBeHandedOn() {
    let move = Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying
    let moved = move(CGAffineTransform(translationX: 1, y: 0))
    #expect(moved == Path(CGRect(x: 1, y: 0, width: 1, height: 1)))
    let bold: (Text) -> () -> Text = Text.bold
    #expect(bold(Text("a"))() == Text("a").bold())
  }
}
