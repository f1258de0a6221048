extension GraphicsContext {
  /// What an outline is filled with; points of gradients are in the coordinates drawn in.
  public struct Shading: Sendable {
    private enum Source: Sendable {
      case foreground
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case palette([Shading])
    }

    private let source: Source

    /// The foreground style around the canvas.
    public static var foreground: Shading { Shading(source: .foreground) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A colour by its components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; its gradients reach over the bounds of what is filled.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(AnyShapeStyle(style))) }

    /// Colours along a straight line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(gradient, startPoint, endPoint))
    }

    /// Colours outward from a point; radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .radial(gradient, center, startRadius, endRadius))
    }

    /// Colours once around a point, from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .conic(gradient, center, angle))
    }

    /// Several shadings, for the layers of symbols; outlines and letters take the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

    /// The paint; `level` counts the layers of a symbol from 0.
    func paint(in environment: EnvironmentValues, level: Int = 0) -> StylePaint {
      switch source {
      case .foreground: return environment.foregroundPaint(level: level)
      case .style(let style): return environment.paint(style, level: level)
      case .linear(let gradient, let start, let end):
        let stops = environment.resolve(gradient)
        return StylePaint { _ in .linearGradient(stops: stops, start: start, end: end) }.level(level)
      case .radial(let gradient, let center, let start, let end):
        let stops = environment.resolve(gradient)
        return StylePaint { _ in
          .radialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
        }.level(level)
      case .conic(let gradient, let center, let angle):
        let stops = environment.resolve(gradient)
        return StylePaint { _ in
          .angularGradient(
            stops: stops, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
        }.level(level)
      case .palette(let shadings):
        guard let last = shadings.last else { return StylePaint(.clear) }
        return level < shadings.count
          ? shadings[level].paint(in: environment) : last.paint(in: environment, level: level - shadings.count + 1)
      }
    }

    /// The environment with the shading in place of the foreground style.
    func asForeground(of environment: EnvironmentValues) -> EnvironmentValues {
      if case .foreground = source { return environment }
      var changed = environment
      let styles: [Shading] = if case .palette(let shadings) = source { shadings } else { [self] }
      // Settled against the styles around, or a shading that speaks of them would speak of itself.
      changed.foregroundStyles = styles.map {
        AnyShapeStyle(SettledStyle(base: AnyShapeStyle(ShadingStyle(shading: $0)), environment: environment))
      }
      return changed
    }
  }

  private struct ShadingStyle: PaintStyle {
    let shading: Shading

    func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
      shading.paint(in: environment, level: level)
    }
  }

  /// How a gradient goes on beyond its ends; here with the colours there.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The shading as the canvas's environment means it; that is settled when it is drawn with.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw { $0.fill(path, shading.paint(in: environment)(path.boundingRect), style: style) }
  }

  /// Traces an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw { $0.stroke(path, shading.paint(in: environment)(path.boundingRect), style: style) }
  }

  /// Traces an outline; the width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
