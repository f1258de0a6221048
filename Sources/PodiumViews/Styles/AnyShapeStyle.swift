/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, PaintStyle {
  let base: any ShapeStyle

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.paint(base, level: level)
  }
}

extension Color: ShapeStyle {}

extension Color.Resolved: ShapeStyle, PaintStyle {
  public typealias Resolved = Never

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(self).level(level)
  }
}
