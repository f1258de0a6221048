/// A gradient that takes its direction from where it is used: top to bottom.
public struct AnyGradient: ShapeStyle, PaintStyle, Hashable {
  let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).paint(in: environment, level: level)
  }
}

extension Color {
  /// The standard gradient of the colour: a little lighter at the top, the colour itself at the bottom.
  ///
  /// Apple publishes no numbers; 18 % toward white, mixed in Oklab, is ours.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
  }
}
