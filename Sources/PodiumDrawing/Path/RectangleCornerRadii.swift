import Foundation

/// The radii of a rectangle's four corners, points.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// The radius at the top where lines begin.
  public var topLeading: CGFloat
  /// The radius at the bottom where lines begin.
  public var bottomLeading: CGFloat
  /// The radius at the bottom where lines end.
  public var bottomTrailing: CGFloat
  /// The radius at the top where lines end.
  public var topTrailing: CGFloat

  /// Makes radii; corners that are not named are sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// How far each corner of an outline reaches along its sides, points; leading is left.
struct CornerSizes {
  var topLeft: CGSize
  var topRight: CGSize
  var bottomRight: CGSize
  var bottomLeft: CGSize

  init(_ size: CGSize) { (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size) }

  /// Radii that overlap on a side are made smaller by one factor, as CSS does; Apple publishes no rule.
  init(_ radii: RectangleCornerRadii, in size: CGSize) {
    func sane(_ radius: CGFloat) -> CGFloat { radius.isNaN ? 0 : min(max(radius, 0), max(size.width, size.height)) }
    let (tl, tr) = (sane(radii.topLeading), sane(radii.topTrailing))
    let (br, bl) = (sane(radii.bottomTrailing), sane(radii.bottomLeading))
    let sides = [(size.width, tl + tr), (size.width, bl + br), (size.height, tl + bl), (size.height, tr + br)]
    let factor = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    func corner(_ radius: CGFloat) -> CGSize { CGSize(width: radius * factor, height: radius * factor) }
    (topLeft, topRight, bottomRight, bottomLeft) = (corner(tl), corner(tr), corner(br), corner(bl))
  }

  /// Whether no corner is round.
  var areSharp: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width <= 0 || $0.height <= 0 }
  }
}
