import Foundation
import PodiumDrawing
import PodiumHosting
import PodiumViews
import Testing

/// Layouts that users write.
@MainActor struct OwnLayoutTests {
  private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  /// Shares its width by a value of each subview; says where its baseline is; counts its caches.
  private struct Shares: Layout {
    final class Counter: @unchecked Sendable {
      // Unchecked: layout runs on the main actor only.
      var caches = 0
    }

    let counter: Counter

    func makeCache(subviews: Subviews) -> CGFloat {
      counter.caches += 1
      return subviews.reduce(0) { $0 + $1[Share.self] }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
      CGSize(width: proposal.width ?? 100, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Share.self] / cache
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 20))
        x += width
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout CGFloat
    ) -> CGFloat? {
      guide == .firstTextBaseline ? 5 : nil
    }

    func spacing(subviews: Subviews, cache: inout CGFloat) -> ViewSpacing { .zero }
  }

  private func host(_ direction: LayoutDirection, _ counter: Shares.Counter) -> ViewHost<some View> {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let view = HStack(alignment: .firstTextBaseline) {
      Shares(counter: counter) {
        Color.red.accessibilityIdentifier("part")
        Color.red.layoutValue(key: Share.self, value: 3).accessibilityIdentifier("part")
      }.frame(width: 100)
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("beside")
    }
    return ViewHost(
      view, size: CGSize(width: 110, height: 25), environment: environment, textEngine: FixedTextEngine())
  }

  @Test func valuesPlacesGuidesAndSpacingAreTheLayouts() {
    let host = host(.leftToRight, Shares.Counter())
    #expect(
      host.frames(of: "part") == [
        CGRect(x: 0, y: 5, width: 25, height: 20), CGRect(x: 25, y: 5, width: 75, height: 20),
      ])
    // The guide 5 down meets the bottom of a view without text; no distance, as the layout asked for none.
    #expect(host.frame(of: "beside") == CGRect(x: 100, y: 0, width: 10, height: 10))
  }

  @Test func placesAreMirrored() {
    let host = host(.rightToLeft, Shares.Counter())
    #expect(host.frames(of: "part").map(\.minX) == [85, 10])
    #expect(host.frame(of: "beside")?.minX == 0)
  }

  @Test func theCacheIsKeptWhileNothingChanges() {
    let counter = Shares.Counter()
    let host = host(.leftToRight, counter)
    let made = counter.caches
    for _ in 0..<5 { _ = host.frame(of: "part") }
    #expect(counter.caches == made)
    #expect(made > 0)
  }
}
