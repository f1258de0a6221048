import Podium
import Testing

/// Views made from geometry and preferences.
@MainActor struct GeometryTests {
  private func host<V: View>(_ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> V) -> ViewHost<
    V
  > {
    ViewHost(view(), size: CGSize(width: width, height: height), textEngine: FixedTextEngine())
  }

  @Test func readerTakesAllAndPlacesTopLeading() {
    let host = host {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 10).accessibilityIdentifier("half")
      }
      .padding(20)
    }
    #expect(host.frame(of: "half") == CGRect(x: 20, y: 20, width: 80, height: 10))
    host.size = CGSize(width: 100, height: 100)
    #expect(host.frame(of: "half") == CGRect(x: 20, y: 20, width: 30, height: 10))
  }

  @Test func readerKnowsNamedSpaces() {
    let host = host {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named("outer"))
          Color.red.frame(width: frame.minY, height: proxy.frame(in: .global).minY)
            .accessibilityIdentifier("box")
        }
      }
      .coordinateSpace(name: "outer")
      .padding(.top, 10)
    }
    #expect(host.frame(of: "box")?.size == CGSize(width: 30, height: 40))
  }

  private struct Widths: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  /// The usual way to give views the width of the widest.
  private struct Equalized: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack(spacing: 0) {
        ForEach([20, 60, 40], id: \.self) { own in
          Color.red.frame(width: CGFloat(own), height: 10)
            .background {
              GeometryReader { Color.clear.preference(key: Widths.self, value: [$0.size.width]) }
            }
            .frame(width: width)
            .accessibilityIdentifier("row")
        }
      }
      .onPreferenceChange(Widths.self) { width = $0.max() }
    }
  }

  @Test func preferencesReachStateAndSettle() {
    let host = host { Equalized() }
    #expect(host.frames(of: "row").map(\.width) == [60, 60, 60])
  }

  private struct Marks: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  @Test func anchorsAreReadWhereTheyAreUsed() {
    let host = host {
      HStack(spacing: 0) {
        Color.red.frame(width: 50)
        Color.blue.frame(width: 30, height: 20).anchorPreference(key: Marks.self, value: .bounds) { [$0] }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlayPreferenceValue(Marks.self) { anchors in
        GeometryReader { proxy in
          ForEach(Array(anchors.enumerated()), id: \.offset) { anchor in
            let rect = proxy[anchor.element]
            Color.green.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
              .accessibilityIdentifier("mark\(Int(rect.minX))")
          }
        }
      }
    }
    #expect(host.frame(of: "mark50") != nil)
  }

  private struct Follower: View {
    @State private var seen: [CGFloat] = []
    var body: some View {
      Color.red
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          seen.append($0)
        }
        .overlay { Text("\(seen.map { String(Int($0)) }.joined(separator: ","))").accessibilityIdentifier("log") }
    }
  }

  @Test func geometryChangesCallActions() throws {
    let host = host { Follower() }
    host.size = CGSize(width: 120, height: 100)
    #expect(try host.displayList().accessibilityText == ["200,120"])
  }

  private struct Growing: View {
    @State private var isLarge = false
    var body: some View {
      Button("grow") { isLarge = true }
      if isLarge { Color.red.accessibilityIdentifier("more") }
    }
  }

  @Test func contentMayGrowByItself() throws {
    let host = host { GeometryReader { _ in Growing() } }
    #expect(host.frame(of: "more") == nil)
    try host.tap("grow")
    #expect(host.frame(of: "more") == CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}
