/// A shape moved, scaled or turned inside its frame.
///
/// Unlike the view modifiers of the same names these answer shapes, which can be filled and stroked. A changed shape
/// takes the whole proposal, whatever the shape itself would take (facts F35).
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is changed.
  public var shape: Content
  /// What becomes of each point.
  public var transform: CGAffineTransform

  /// Makes the shape.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape moved by a distance, points.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// How far it is moved, points.
  public var offset: CGSize

  /// Makes the shape.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape scaled about a point of its frame.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors across and down.
  public var scale: CGSize
  /// What stays in place.
  public var anchor: UnitPoint

  /// Makes the shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
  }
}

/// A shape turned about a point of its frame.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// What stays in place.
  public var anchor: UnitPoint

  /// Makes the shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians).about(anchor, of: rect))
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

nonisolated extension Shape {
  /// Moves the shape inside its frame, points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Moves the shape inside its frame, points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Moves the shape inside its frame, points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Scales the shape about a point of its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape about a point of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Turns the shape about a point of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Changes every point of the shape.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension CGAffineTransform {
  /// The transform with a point of `rect` standing still.
  func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let center = anchor.point(in: rect)
    return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
