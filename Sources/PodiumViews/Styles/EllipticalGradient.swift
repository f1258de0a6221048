/// Colours outward from a point in ellipses as wide and high as the area they fill.
public struct EllipticalGradient: ShapeStyle, PaintStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Makes a gradient between two radii, in parts of the area's width across and of its height down.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadiusFraction, self.endRadiusFraction) = (startRadiusFraction, endRadiusFraction)
  }

  /// Makes a gradient of evenly spaced colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let stops = environment.resolve(gradient)
    return StylePaint { [center, startRadiusFraction, endRadiusFraction] rect in
      .ellipticalGradient(
        stops: stops, center: center.point(in: rect), frame: rect.size, startRadius: startRadiusFraction,
        endRadius: endRadiusFraction)
    }.level(level)
  }
}

extension EllipticalGradient: View, PrimitiveView {
  public typealias Body = Never

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateFill(self)] }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours outward from a point in ellipses, radii in parts of the area's width and height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Evenly spaced colours outward from a point in ellipses.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    .ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
