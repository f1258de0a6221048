import Foundation

/// A point in a rectangle's own coordinates: (0, 0) is its top left corner, (1, 1) its bottom right.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width from the left.
  public var x: CGFloat
  /// The fraction of the height from the top.
  public var y: CGFloat

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point at fractions of the width and the height.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point's place in `rect`, points.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
