/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape {
  var amount: CGFloat = 0

  /// Makes the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A rectangle with rounded corners that fills its frame.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// How far the corners reach along both sides, points.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Makes the shape; the corner's size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Makes the shape; the radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount),
      cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
      style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A circle in the middle of its frame.
nonisolated public struct Circle: InsettableShape {
  var amount: CGFloat = 0
  /// An inset circle is a shape of its own that takes the whole proposal (facts F35).
  private var isInset = false

  /// Makes the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.insetBy(dx: amount, dy: amount))
  }

  /// A square as large as the smaller side of the proposal; all of it where the circle is inset.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if isInset { return proposal.replacingUnspecifiedDimensions() }
    let side: CGFloat
    switch (proposal.width, proposal.height) {
    case (nil, nil): side = 10
    case (let width?, nil): side = width
    case (nil, let height?): side = height
    case (let width?, let height?): side = min(width, height)
    }
    return CGSize(width: side, height: side)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.amount += amount
    shape.isInset = true
    return shape
  }
}

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape {
  var amount: CGFloat = 0

  /// Makes the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners; the radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == Circle {
  /// A circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}
