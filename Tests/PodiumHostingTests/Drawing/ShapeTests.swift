import Podium
import Testing

/// Shapes and lines, as paths and pictures.
@MainActor struct ShapeTests {
  private func list(_ view: some View, _ direction: LayoutDirection = .leftToRight) throws -> DisplayList {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return try ViewHost(
      view, size: CGSize(width: 100, height: 50), environment: environment, textEngine: FixedTextEngine()
    ).displayList()
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous], [0, 8, 20, 40] as [CGFloat])
  func equalCornersMakeARoundedRectangle(_ style: RoundedCornerStyle, _ radius: CGFloat) {
    let rect = CGRect(x: 3, y: 5, width: 100, height: 50)
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius, topTrailingRadius: radius,
      style: style)
    let even = RoundedRectangle(cornerRadius: radius, style: style)
    #expect(uneven.path(in: rect) == even.path(in: rect))
    #expect(uneven.inset(by: 4).path(in: rect) == even.inset(by: 4).path(in: rect))
  }

  /// Facts P8.
  @Test(arguments: [(30, 30, 25, 25), (40, 10, 25, 10), (8, 8, 8, 8)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func cornersReachHalfTheSmallerSide(_ width: CGFloat, _ height: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let corner = CGSize(width: width, height: height)
    #expect(
      RoundedRectangle(cornerSize: corner, style: .circular).path(in: rect)
        == RoundedRectangle(cornerSize: CGSize(width: x, height: y), style: .circular).path(in: rect))
    #expect(
      RoundedRectangle(cornerRadius: 10).inset(by: 5).path(in: rect)
        == RoundedRectangle(cornerRadius: 5).path(in: CGRect(x: 5, y: 5, width: 90, height: 40)))
  }

  @Test func cornersHaveRadiiOfTheirOwn() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 30, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 49)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 95, y: 45)))
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    let path = UnevenRoundedRectangle(
      topLeadingRadius: 60, bottomLeadingRadius: 30, style: .circular
    ).path(in: CGRect(x: 0, y: 0, width: 200, height: 45))
    let same = UnevenRoundedRectangle(
      topLeadingRadius: 30, bottomLeadingRadius: 15, style: .circular
    ).path(in: CGRect(x: 0, y: 0, width: 200, height: 45))
    #expect(path == same)
  }

  @Test func leadingCornersFollowTheDirection() throws {
    let leading = UnevenRoundedRectangle(topLeadingRadius: 20, bottomLeadingRadius: 20).fill(.red)
    let trailing = UnevenRoundedRectangle(bottomTrailingRadius: 20, topTrailingRadius: 20).fill(.red)
    let mirrored = try list(leading, .rightToLeft)
    guard case .fill(let first, _, _) = mirrored.items[0], case .fill(let second, _, _) = try list(trailing).items[0]
    else {
      Issue.record("a fill was drawn otherwise")
      return
    }
    for x in stride(from: 0.5, to: 100, by: 1) {
      for y in [0.5, 3, 10, 40, 49.5] {
        #expect(first.contains(CGPoint(x: x, y: y)) == second.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
      }
    }
  }

  @Test func changedShapesAreShapes() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let scaled = Rectangle().scale(0.5).path(in: rect).boundingRect
    #expect(scaled == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(Rectangle().scale(x: 0.5, anchor: .leading).path(in: rect).boundingRect.maxX == 50)
    #expect(Rectangle().offset(x: 5, y: 7).path(in: rect).boundingRect.origin == CGPoint(x: 5, y: 7))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.width - 50) < 1e-9 && abs(turned.height - 100) < 1e-9)
    #expect(AnyShape(Circle()).sizeThatFits(ProposedViewSize(width: 60, height: 40)) == CGSize(width: 40, height: 40))
  }

  @Test func aBorderIsALineInsideTheEdges() throws {
    let bordered = try list(Color.clear.frame(width: 20, height: 10).border(.red, width: 2))
    guard case .stroke(let path, _, let style) = bordered.items.last else {
      Issue.record("no line was drawn")
      return
    }
    #expect(style.lineWidth == 2)
    #expect(path.boundingRect == CGRect(x: 41, y: 21, width: 18, height: 8))
  }

  @Test func effectsLeaveTheLayout() {
    let host = ViewHost(
      Color.red.frame(width: 20, height: 10).brightness(0.1).grayscale(1).accessibilityIdentifier("box"),
      size: CGSize(width: 100, height: 50), textEngine: FixedTextEngine())
    #expect(host.frame(of: "box") == CGRect(x: 40, y: 20, width: 20, height: 10))
  }
}
