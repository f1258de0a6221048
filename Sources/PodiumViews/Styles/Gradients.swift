/// Colours along a straight line.
public struct LinearGradient: ShapeStyle, PaintStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient between two points of the area it fills.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let stops = environment.resolve(gradient)
    return StylePaint { [startPoint, endPoint] rect in
      .linearGradient(stops: stops, start: startPoint.point(in: rect), end: endPoint.point(in: rect))
    }.level(level)
  }
}

/// Colours outward from a point.
public struct RadialGradient: ShapeStyle, PaintStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient between two radii, points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let stops = environment.resolve(gradient)
    return StylePaint { [center, startRadius, endRadius] rect in
      .radialGradient(
        stops: stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    }.level(level)
  }
}

/// Colours around a point.
public struct AngularGradient: ShapeStyle, PaintStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
  }

  /// Makes a gradient once around, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of evenly spaced colours once around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let stops = environment.resolve(gradient)
    return StylePaint { [center, startAngle, endAngle] rect in
      .angularGradient(
        stops: stops, center: center.point(in: rect), startAngle: startAngle.radians, endAngle: endAngle.radians)
    }.level(level)
  }
}

extension LinearGradient: View, PrimitiveView {
  public typealias Body = Never

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateFill(self)] }
}

extension RadialGradient: View, PrimitiveView {
  public typealias Body = Never

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateFill(self)] }
}

extension AngularGradient: View, PrimitiveView {
  public typealias Body = Never

  package func items(_ node: ViewNode) -> LayoutNodes { [node.updateFill(self)] }
}

extension EnvironmentValues {
  func resolve(_ gradient: Gradient) -> [Paint.Stop] {
    gradient.resolve(in: appearance) { [assetCatalog] name in assetCatalog?.color(named: name) }
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a straight line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Evenly spaced colours along a straight line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
