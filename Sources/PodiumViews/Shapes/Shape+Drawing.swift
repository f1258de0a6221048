extension Shape {
  /// Fills the shape with a style.
  @MainActor public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Traces the shape's outline with a style.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle
  ) -> _StrokedShapeView<Self, S> {
    _StrokedShapeView(shape: self, style: content, strokeStyle: style)
  }

  /// Traces the shape's outline; the width in points, half of it inside.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> _StrokedShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}

extension InsettableShape {
  /// Traces the outline from inside, so that no part of the line leaves the frame; the width in points.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Traces the outline from inside, so that no part of the line leaves the frame.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
  }
}

/// Part of another shape's outline.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let startFraction: CGFloat
  let endFraction: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
