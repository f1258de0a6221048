import Podium
import Testing

/// Ids, hidden and equatable views, scaled numbers, layouts that change, frames and shapes after containers.
@MainActor struct IdentityAndSizeTests {
  private func host<V: View>(_ view: V, rightToLeft: Bool = false, size: DynamicTypeSize = .large)
    -> ViewHost<V>
  {
    var environment = EnvironmentValues()
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    environment.dynamicTypeSize = size
    return ViewHost(
      view, size: CGSize(width: 200, height: 100), environment: environment, textEngine: FixedTextEngine())
  }

  private struct Counter: View {
    @State private var taps = 0
    var body: some View {
      Button("taps \(taps)") { taps += 1 }.buttonStyle(.plain).accessibilityIdentifier("counter")
    }
  }

  private struct Identified: View {
    var id = 1
    var body: some View { Counter().id(id) }
  }

  @Test func aNewIDLosesState() throws {
    let host = host(Identified())
    try host.tap("counter")
    host.content = Identified(id: 1)
    #expect(try host.displayList().accessibilityText == ["taps 1"])
    host.content.id = 2
    #expect(try host.displayList().accessibilityText == ["taps 0"])
  }

  private struct Turning: View {
    var isRow = true
    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
      layout {
        Counter()
        Spacer()
        Color.red.frame(width: 30, height: 20).accessibilityIdentifier("box")
      }
    }
  }

  @Test func anotherLayoutKeepsState() throws {
    let host = host(Turning())
    try host.tap("counter")
    #expect(host.frame(of: "box")?.minX == 170)
    host.content.isRow = false
    #expect(host.frame(of: "box")?.minY == 80, "the spacer grows along the stack there is now")
    #expect(try host.displayList().accessibilityText == ["taps 1"])
  }

  @Test func hiddenViewsTakeSpaceAndNothingElse() throws {
    let host = host(
      HStack(spacing: 0) {
        Counter().hidden()
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
      })
    #expect(host.frame(of: "box") == CGRect(x: 108, y: 40, width: 20, height: 20))
    #expect(try host.displayList().accessibilityText.isEmpty)
    #expect(throws: EventError.self) { try host.tap("counter") }
  }

  private struct Rounded: View, Equatable {
    let value: Double
    var body: some View { Text(verbatim: "\(value)") }
    nonisolated static func == (a: Rounded, b: Rounded) -> Bool { a.value.rounded() == b.value.rounded() }
  }

  private struct Meter: View {
    @State private var value = 1.0
    var body: some View {
      Rounded(value: value).equatable()
      Button("more") { value += 0.2 }.accessibilityIdentifier("more")
    }
  }

  @Test func equalViewsAreNotMadeAgain() throws {
    let host = host(Meter())
    func text() throws -> String? { try host.displayList().accessibilityText.first }
    #expect(try text() == "1.0")
    try host.tap("more")
    #expect(try text() == "1.0", "1.2 is 1, rounded")
    try host.tap("more")
    try host.tap("more")
    #expect(try text().flatMap(Double.init)?.rounded() == 2)
  }

  private struct Scaled: View {
    @ScaledMetric private var width = 34.0
    @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 12
    var body: some View { Color.red.frame(width: width, height: height).accessibilityIdentifier("box") }
  }

  @Test(arguments: [(DynamicTypeSize.large, 34.0, 12.0), (.xSmall, 28, 11), (.accessibility5, 106, 43)])
  func numbersFollowTheTextSize(size: DynamicTypeSize, width: Double, height: Double) throws {
    let frame = try #require(host(Scaled(), size: size).frame(of: "box"))
    #expect(abs(frame.width - width) < 0.001 && abs(frame.height - height) < 0.001)
  }

  @Test func framesFollowTheContainer() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).accessibilityIdentifier("third")
        Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length - 40
        }
        .accessibilityIdentifier("half")
      }
    }
    let host = host(view)
    #expect(host.frame(of: "third") == CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(host.frame(of: "half") == CGRect(x: 70, y: 20, width: 100, height: 60))
    host.size = CGSize(width: 320, height: 60)
    #expect(host.frame(of: "third")?.width == 100)
    #expect(host.frame(of: "half")?.size == CGSize(width: 160, height: 20))
  }

  @Test func framesFollowTheWindow() {
    let host = host(
      Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("box").frame(height: 10))
    #expect(host.frame(of: "box")?.height == 100)
    host.size = CGSize(width: 50, height: 70)
    #expect(host.frame(of: "box")?.height == 70)
  }

  @Test func containerShapesAreConcentric() throws {
    func path<V: View>(_ view: V) throws -> Path? {
      guard case .fill(let path, _, _) = try host(view).displayList().items.first else { return nil }
      return path
    }
    let whole = try path(
      ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 20)))
    #expect(whole == RoundedRectangle(cornerRadius: 20).path(in: CGRect(x: 0, y: 0, width: 200, height: 100)))
    let inner = try path(
      ContainerRelativeShape().fill(.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20)))
    #expect(inner == RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 8, y: 8, width: 184, height: 84)))
    let bare = try path(ContainerRelativeShape().fill(.red))
    #expect(bare == Path(CGRect(x: 0, y: 0, width: 200, height: 100)))
  }

  @Test func positionsCountFromTheRightInRightToLeft() {
    let view = Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").position(x: 30, y: 20)
    #expect(host(view).frame(of: "box") == CGRect(x: 20, y: 10, width: 20, height: 20))
    #expect(host(view, rightToLeft: true).frame(of: "box") == CGRect(x: 160, y: 10, width: 20, height: 20))
  }

  @Test func safeAreasAreMirrored() {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.safeAreaInsets.leading, height: 10).accessibilityIdentifier("insets")
    }
    .accessibilityIdentifier("content")
    .safeAreaInset(edge: .leading, spacing: 5) { Color.blue.frame(width: 30).accessibilityIdentifier("bar") }
    #expect(host(view).frame(of: "content") == CGRect(x: 35, y: 0, width: 165, height: 100))
    #expect(host(view).frame(of: "insets")?.width == 35)
    let mirrored = host(view, rightToLeft: true)
    #expect(mirrored.frame(of: "content") == CGRect(x: 0, y: 0, width: 165, height: 100))
    #expect(mirrored.frame(of: "bar") == CGRect(x: 170, y: 0, width: 30, height: 100))
    #expect(mirrored.frame(of: "insets")?.width == 35)
  }
}
