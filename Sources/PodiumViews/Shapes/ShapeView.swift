/// A shape with paint, to which more paint can be added.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of ``shape``.
  associatedtype Content: Shape

  /// The shape that is painted.
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}
extension _StrokedShapeView: ShapeView {}

/// A filled shape over what was painted before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its outline is filled.
  public var fillStyle: FillStyle
  /// What was painted before.
  public var background: Background

  public typealias Body = Never

  package func reconcile(_ node: ViewNode) {
    node.reconcile(slot: 0, shape.fill(style, style: fillStyle).background { background })
  }
}

/// A traced shape over what was painted before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
  /// The shape that is traced.
  public var shape: Content
  /// What it is traced with.
  public var style: Style
  /// The look of the line.
  public var strokeStyle: StrokeStyle
  /// What was painted before.
  public var background: Background

  public typealias Body = Never

  package func reconcile(_ node: ViewNode) {
    node.reconcile(slot: 0, shape.stroke(style, style: strokeStyle).background { background })
  }
}

/// A shape traced from inside over what was painted before.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  /// The shape that is traced from inside.
  public var shape: Content
  /// What it is traced with.
  public var style: Style
  /// The look of the line.
  public var strokeStyle: StrokeStyle
  /// What was painted before.
  public var background: Background

  public typealias Body = Never

  package func reconcile(_ node: ViewNode) {
    let line = shape.inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle)
    if Background.self == EmptyView.self {
      node.reconcile(slot: 0, line)
    } else {
      node.reconcile(slot: 0, line.background { background })
    }
  }
}

extension ShapeView {
  /// Fills the shape over what was painted before.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Traces the outline over what was painted before.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// Traces the outline over what was painted before; the width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Traces the outline from inside over what was painted before; the width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Traces the outline from inside over what was painted before.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }
}
