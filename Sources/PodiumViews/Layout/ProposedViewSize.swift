/// A size that a container offers: each side a length in points, or nil where the view may choose.
public struct ProposedViewSize: Sendable, Hashable {
  /// The width, points; nil where the view may choose.
  public var width: CGFloat?
  /// The height, points; nil where the view may choose.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal; NaN counts as zero (facts K14).
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width.map { $0.isNaN ? 0 : $0 }
    self.height = height.map { $0.isNaN ? 0 : $0 }
  }

  /// Proposes a fixed size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A size with the unspecified sides filled in; 10 by 10 unless told otherwise (facts U1).
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal with `insets` taken off, never below zero.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
