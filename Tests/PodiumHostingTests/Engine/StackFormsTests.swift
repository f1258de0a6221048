import Podium
import Testing

/// A stack is its layout, however it is written and whatever changes.
@MainActor struct StackFormsTests {
  private func host<V: View>(_ view: V, direction: LayoutDirection = .leftToRight) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return ViewHost(
      view, size: CGSize(width: 200, height: 100), environment: environment, textEngine: FixedTextEngine())
  }

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
      let turned = host(Turning(direction: from, isHidden: isHidden))
      turned.content = Turning(direction: to, isHidden: isHidden)
      let fresh = host(Turning(direction: to, isHidden: isHidden))
      #expect(turned.frame(of: "whole") == fresh.frame(of: "whole"))
      #expect(host(Turning(direction: from, isHidden: isHidden)).frame(of: "whole") != fresh.frame(of: "whole"))
    }
  }
}
