/// An outline that fills the space it is given.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline inside `rect`, points.
  func path(in rect: CGRect) -> Path

  /// The size for a proposal; the whole proposal, 10 by 10 where unspecified, unless a shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the outline is mirrored in a right-to-left layout; it is, unless a shape says otherwise.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a change of the layout direction does to a shape.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// In one direction the shape is mirrored.
  case mirrors(in: LayoutDirection)

  /// In a right-to-left layout the shape is mirrored.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The shape filled with the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can be drawn smaller on every side.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with `amount` points taken off every side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its outline is filled.
  public var fillStyle: FillStyle

  package func items(_ node: ViewNode) -> LayoutNodes {
    let leaf = node.attachment as? ShapeNode ?? ShapeNode()
    node.attachment = leaf
    leaf.update(shape, node.environment, style: style, drawing: .fill(fillStyle))
    return [leaf]
  }
}

/// A stroked shape.
public struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// The shape that is traced.
  public let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle

  package func items(_ node: ViewNode) -> LayoutNodes {
    let leaf = node.attachment as? ShapeNode ?? ShapeNode()
    node.attachment = leaf
    leaf.update(shape, node.environment, style: style, drawing: .stroke(strokeStyle))
    return [leaf]
  }
}

final class ShapeNode: LayoutNode {
  enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  @exclusivity(unchecked) private var shape: (any Shape)?
  private var paint = StylePaint(.clear)
  private var drawing = Drawing.fill(FillStyle())

  private var environment = EnvironmentValues()

  func update<S: Shape>(_ shape: S, _ environment: EnvironmentValues, style: some ShapeStyle, drawing: Drawing) {
    let isSame = self.shape.map { ($0 as? S).map { hasEqualBits($0, shape) } ?? false } ?? false
    (self.shape, paint, self.drawing) = (shape, environment.paint(style), drawing)
    self.environment = environment
    if !isSame { invalidateLayout() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape?.sizeThatFits(proposal) ?? .zero
  }

  override package func draw(_ context: inout DrawingContext) {
    guard let shape else { return }
    let path = shape.path(at: frame, in: environment)
    switch drawing {
    case .fill(let style): context.fill(path, paint(frame), style: style)
    case .stroke(let style): context.stroke(path, paint(frame), style: style)
    }
  }

  override package var dumpName: String { shape.map { String(describing: type(of: $0)) } ?? "Shape" }
}

extension ViewNode {
  /// A leaf that takes all the space it is offered and fills it with a style.
  func updateFill<S: ShapeStyle>(_ style: S) -> LayoutNode {
    let leaf = attachment as? ShapeNode ?? ShapeNode()
    attachment = leaf
    leaf.update(Rectangle(), environment, style: style, drawing: .fill(FillStyle()))
    return leaf
  }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateFill(self)] }
}
