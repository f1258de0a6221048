/// A rectangle whose corners have radii of their own; leading corners are on the right in right-to-left layouts.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The corners' radii, points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners bend.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Makes the shape; the radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Makes the shape; the radii in points, 0 for corners that are not named.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    func inner(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    var path = Path()
    path.addRoundedRect(
      in: rect.insetBy(dx: amount, dy: amount),
      cornerRadii: RectangleCornerRadii(
        topLeading: inner(cornerRadii.topLeading), bottomLeading: inner(cornerRadii.bottomLeading),
        bottomTrailing: inner(cornerRadii.bottomTrailing), topTrailing: inner(cornerRadii.topTrailing)),
      style: style)
    return path
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii of their own, points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners have radii of their own, points; 0 for corners that are not named.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
