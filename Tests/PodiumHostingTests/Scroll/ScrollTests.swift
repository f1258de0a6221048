import Podium
import Testing

/// Scrolling to views, by hand and from the start (facts V4).
@MainActor struct ScrollTests {

  private struct Target: View {
    var step: (id: Int, anchor: UnitPoint?)?
    var isLazy: Bool
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
        .accessibilityIdentifier("scroll")
        .onChange(of: step?.id) { if let step { proxy.scrollTo(step.id, anchor: step.anchor) } }
      }
    }
    private var rows: some View {
      ForEach(0..<20) { index in
        Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("row\(index)").id(index)
      }
    }
  }

  private func host<V: View>(_ view: V, rightToLeft: Bool = false) -> ViewHost<V> {
    var environment = EnvironmentValues()
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    return ViewHost(
      view, size: CGSize(width: 300, height: 200), environment: environment, textEngine: FixedTextEngine())
  }

  @Test(arguments: [false, true]) func scrollsTheLeastThatShowsTheTarget(isLazy: Bool) {
    let host = host(Target(isLazy: isLazy))
    host.content.step = (15, nil)
    #expect(host.frame(of: "row15")?.minY == 180)
    host.content.step = (3, .top)
    #expect(host.frame(of: "row3")?.minY == 0)
    host.content.step = (10, .center)
    #expect(host.frame(of: "row10")?.minY == 90)
    host.content.step = (0, nil)
    #expect(host.frame(of: "row0")?.minY == 0)
  }

  /// Sections of eight 20 point rows between a header of 24 and a footer of 16, as lazy/pinned-headers records.
  private struct Pinned: View {
    var target: String?
    var anchor = UnitPoint.top
    var views = PinnedScrollableViews.sectionHeaders
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: views) {
            section("a")
            section("b")
            section("c")
          }
        }
        .onChange(of: target) { if let target { proxy.scrollTo(target, anchor: anchor) } }
      }
    }

    private func section(_ name: String) -> some View {
      Section {
        ForEach(0..<8) { index in
          Color.blue.frame(width: 200, height: 20).accessibilityIdentifier("\(name)\(index)").id(
            "\(name)\(index)")
        }
      } header: {
        Color.gray.frame(width: 200, height: 24).accessibilityIdentifier(name + "H")
      } footer: {
        Color.black.frame(width: 200, height: 16).accessibilityIdentifier(name + "F")
      }
    }
  }

  @Test func headersStayInSight() {
    let host = host(Pinned())
    host.content.target = "b3"
    func y(_ id: String) -> CGFloat? { host.frame(of: id)?.minY }
    #expect(
      [y("bH"), y("b3"), y("b7"), y("bF"), y("cH"), y("c0"), y("c2"), y("c3")] == [
        0, 0, 80, 100, 116, 140, 180, nil,
      ])
    #expect([y("aH"), y("b2")] == [nil, nil])
    host.content = Pinned(target: "a7", anchor: .bottom)
    #expect([y("aH"), y("a0"), y("a7"), y("aF")] == [0, 24, 164, 184])
  }

  @Test func footersStayInSight() {
    let host = host(Pinned(views: .sectionFooters))
    #expect(host.frame(of: "aF")?.minY == 184)
    host.content.target = "b3"
    #expect(host.frame(of: "bF")?.minY == 100)
    #expect(host.frame(of: "cF")?.minY == 184)
  }

  @Test func offsetsStayWithinTheContent() throws {
    let host = host(Target(isLazy: false))
    try host.scroll("scroll", by: CGSize(width: 0, height: 1_000))
    #expect(host.frame(of: "row19")?.maxY == 200)
    try host.scroll("scroll", by: CGSize(width: 50, height: -1_000))
    #expect(host.frame(of: "row0")?.origin == CGPoint(x: 90, y: 0))
    #expect(throws: EventError.self) { try host.scroll("nothing", by: .zero) }
  }

  @Test func rightToLeftScrollsToTheLeft() throws {
    let host = host(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000) { Color.red.frame(width: 50, height: 40).accessibilityIdentifier("c\($0)") }
        }
      }
      .accessibilityIdentifier("scroll"), rightToLeft: true)
    #expect((0...6).map { host.frame(of: "c\($0)")?.minX } == [250, 200, 150, 100, 50, 0, nil])
    try host.scroll("scroll", by: CGSize(width: 500, height: 0))
    #expect((9...12).map { host.frame(of: "c\($0)")?.minX } == [nil, 250, 200, 150])
  }

  @Test func disabledScrollViewsCannotBeScrolled() {
    let host = host(
      ScrollView { Color.red.frame(height: 400) }.scrollDisabled(true).accessibilityIdentifier("scroll"))
    #expect(throws: EventError.self) { try host.scroll("scroll", by: CGSize(width: 0, height: 10)) }
  }

  @Test func whatIsOutOfSightIsClipped() throws {
    let list = try host(ScrollView { Color.red.frame(width: 300, height: 400) }).displayList()
    guard case .layer(let layer) = list.items.first else {
      Issue.record("a scroll view draws in a layer")
      return
    }
    #expect(layer.clip?.boundingRect == CGRect(x: 0, y: 0, width: 300, height: 200))
  }
}
