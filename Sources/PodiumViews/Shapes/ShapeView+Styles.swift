extension _ShapeView {
  /// Fills the shape once more, over what it has.
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Traces the shape's outline over what it has.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// Traces the shape's outline over what it has; the width in points, half of it inside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Traces the outline from inside, over what the shape has.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }

  /// Traces the outline from inside, over what the shape has; the width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
}

extension _StrokedShapeView {
  /// Fills the shape over its line.
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Traces the shape's outline once more; the width in points, half of it inside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }
}
