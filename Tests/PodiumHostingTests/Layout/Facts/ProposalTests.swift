import Foundation
import PodiumDrawing
import PodiumHosting
import Testing

@testable import PodiumViews

/// Facts of the engine itself: proposals and the distances that views ask for.
@MainActor struct ProposalTests {
  /// Facts U1.
  @Test func unspecifiedSidesAreTen() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 3, height: 10)
    )
  }

  /// Facts K14 and U2.
  @Test func insetsStopAtZeroAndKeepNil() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    #expect(
      ProposedViewSize(width: 100, height: 200).inset(by: insets) == ProposedViewSize(width: 60, height: 180))
    #expect(
      ProposedViewSize(width: 30, height: nil).inset(by: insets) == ProposedViewSize(width: 0, height: nil))
    #expect(ProposedViewSize(width: .nan, height: .infinity) == ProposedViewSize(width: 0, height: .infinity))
  }

  /// Facts R11: the side a view keeps away from turns with the direction.
  @Test func spacingIsMirrored() {
    let plain: ViewSpacing.Values = [(.general, 0)]
    let neighbour = ViewSpacing(top: plain, leading: plain, bottom: plain, trailing: plain)
    let view = ViewSpacing(top: plain, leading: [(.general, 2)], bottom: plain, trailing: [(.general, 3)])
    #expect(view.distance(to: neighbour, along: .horizontal) == 3)
    #expect(view.mirrored.distance(to: neighbour, along: .horizontal) == 2)
  }

  /// A picture is as large as its content; what is left of a larger proposal is not part of it.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func contentFillsItsPicture(_ direction: LayoutDirection) {
    let stage = ViewStage()
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    stage.show(Color.red.frame(width: 50, height: 20), environment: environment)
    for proposal in [
      ProposedViewSize(width: 300, height: nil), ProposedViewSize(width: 300, height: 300), .unspecified,
      .zero,
      .infinity,
    ] {
      stage.layOut(proposal: proposal)
      #expect(stage.size == CGSize(width: 50, height: 20))
      #expect(stage.roots.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 20), "proposed \(proposal)")
    }
  }
}
