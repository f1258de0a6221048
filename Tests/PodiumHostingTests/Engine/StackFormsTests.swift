import Podium
import Testing

/// A stack is its layout, however it is written and whatever changes.
@MainActor struct StackFormsTests {
  /// Keeps its distance on one side only.
  private struct Leaning: Layout {
    let edge: Edge.Set
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 20, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      var spacing = ViewSpacing.zero
      for subview in subviews { spacing.formUnion(subview.spacing, edges: edge) }
      return spacing
    }
  }

  private struct Turning: View {
    let direction: LayoutDirection
    let isHidden: Bool
    var body: some View {
      VStack {
        if isHidden {
          AnyLayout(HStackLayout()) { content }
        } else {
          HStack { content }
        }
      }
      .accessibilityIdentifier("whole")
      .environment(\.layoutDirection, direction)
    }
    @ViewBuilder var content: some View {
      // Only the stack's direction changes, and with it what stands next to what.
      Leaning(edge: .trailing) { Color.red }.environment(\.layoutDirection, .leftToRight)
      Leaning(edge: .leading) { Color.red }.environment(\.layoutDirection, .leftToRight)
    }
  }

  @Test(arguments: [false, true]) func aStackMayTurnRound(_ isHidden: Bool) {
    for (from, to) in [(LayoutDirection.leftToRight, LayoutDirection.rightToLeft), (.rightToLeft, .leftToRight)] {
      let turned = smallHost(Turning(direction: from, isHidden: isHidden))
      turned.content = Turning(direction: to, isHidden: isHidden)
      let fresh = smallHost(Turning(direction: to, isHidden: isHidden))
      #expect(turned.frame(of: "whole") == fresh.frame(of: "whole"))
      #expect(smallHost(Turning(direction: from, isHidden: isHidden)).frame(of: "whole") != fresh.frame(of: "whole"))
    }
  }

  /// A column as an author's own layout that hands all its work on.
  private struct Relay: Layout {
    var column = VStackLayout(alignment: .trailing, spacing: 3)
    func makeCache(subviews: Subviews) -> VStackLayout.Cache { column.makeCache(subviews: subviews) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
      column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) {
      column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    func spacing(subviews: Subviews, cache: inout VStackLayout.Cache) -> ViewSpacing {
      column.spacing(subviews: subviews, cache: &cache)
    }
  }

  private enum Kind: CaseIterable { case row, column, relay, pile }

  private struct Switching: View {
    var kind: Kind
    var count: Int
    var layout: AnyLayout {
      switch kind {
      case .row: AnyLayout(HStackLayout(alignment: .top, spacing: 2))
      case .column: AnyLayout(VStackLayout(alignment: .trailing, spacing: 3))
      case .relay: AnyLayout(Relay())
      case .pile: AnyLayout(ZStackLayout(alignment: .bottomTrailing))
      }
    }
    var body: some View {
      layout {
        ForEach(0..<count, id: \.self) { i in
          TapCounter(name: "c\(i)x")
          Spacer(minLength: CGFloat(i))
        }
      }
      .accessibilityIdentifier("all")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func layoutsChangeUnderTheirViews(
    _ direction: LayoutDirection
  ) throws {
    for from in Kind.allCases {
      for to in Kind.allCases {
        for (before, after) in [(0, 1), (1, 1), (1, 0), (1, 2), (2, 1), (3, 3)] {
          let changed = smallHost(Switching(kind: from, count: before), direction: direction)
          if before > 0 { try changed.tap("c0x") }
          changed.content = Switching(kind: to, count: after)
          let fresh = smallHost(Switching(kind: to, count: after), direction: direction)
          for name in ["all", "c0x", "c1x", "c2x"] { #expect(changed.frame(of: name) == fresh.frame(of: name)) }
          if before > 0, after > 0 { #expect(try changed.displayList().accessibilityText.first == "c0x1") }
        }
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func anAuthorsLayoutMayHandOnItsWork(_ direction: LayoutDirection) {
    @ViewBuilder var content: some View {
      Text("long").accessibilityIdentifier("a")
      Text("s").accessibilityIdentifier("b")
      Color.red.frame(maxWidth: 150).accessibilityIdentifier("c")
    }
    let relay = smallHost(Relay { content }, direction: direction)
    let column = smallHost(VStack(alignment: .trailing, spacing: 3) { content }, direction: direction)
    for name in ["a", "b", "c"] { #expect(relay.frame(of: name) == column.frame(of: name)) }
  }

  /// Equal views are served in their order, however many there are.
  @Test(arguments: [2, 15, 16, 17, 40]) func equalViewsShareEqually(_ count: Int) {
    let host = smallHost(
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { i in
          Color.red.layoutPriority(i % 5 == 0 ? 1 : 0).accessibilityIdentifier("c")
        }
      })
    let widths = host.frames(of: "c").map(\.width)
    let shares = (0..<count).map { $0 % 5 == 0 ? 200 / CGFloat((count + 4) / 5) : 0 }
    #expect(zip(widths, shares).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(widths.count == count)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func oddSpacing(_ odd: CGFloat) throws {
    let host = smallHost(
      VStack(spacing: odd) {
        HStack(spacing: odd) {
          Text("a"); Text("b").layoutPriority(.infinity); Spacer()
        }
        Text("c").layoutPriority(-.infinity)
      })
    host.size = CGSize(width: 100, height: 200)
    #expect(try host.displayList().accessibilityText == ["a", "b", "c"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func guidesOfAStackAreThoseOfItsLayout(
    _ direction: LayoutDirection
  ) {
    func view(_ isHidden: Bool) -> some View {
      let rows = AnyLayout(HStackLayout(alignment: .firstTextBaseline))
      @ViewBuilder var content: some View {
        Text("a").font(.system(size: 30)).alignmentGuide(.leading) { $0.width / 3 }
        Text("b\nc").alignmentGuide(.trailing) { $0[.leading] - 4 }
      }
      return VStack(alignment: .leading) {
        if isHidden {
          rows { content }.accessibilityIdentifier("r")
        } else {
          HStack(alignment: .firstTextBaseline) { content }.accessibilityIdentifier("r")
        }
        Color.red.frame(width: 20, height: 5).accessibilityIdentifier("l")
      }
    }
    let (stack, layout) = (smallHost(view(false), direction: direction), smallHost(view(true), direction: direction))
    #expect(stack.frame(of: "r") == layout.frame(of: "r"))
    #expect(stack.frame(of: "l") == layout.frame(of: "l"))
  }

  private struct Window: View {
    var body: some View {
      GeometryReader { proxy in
        Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 2 }.frame(height: proxy.size.height)
          .accessibilityIdentifier("half")
      }
    }
  }

  @Test func windowsChangeTheirSize() {
    let host = smallHost(Window())
    host.size = CGSize(width: 10, height: 10)
    host.size = CGSize(width: 100, height: 40)
    #expect(host.frame(of: "half")?.size == CGSize(width: 50, height: 40))
    host.size = nil
    host.size = CGSize(width: 60, height: 20)
    #expect(host.frame(of: "half")?.size == CGSize(width: 30, height: 20))
  }
}
