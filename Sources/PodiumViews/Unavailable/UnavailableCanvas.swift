extension GraphicsContext {
  /// Not there: Podium has no Core Graphics.
  @available(*, unavailable, message: "Podium has no Core Graphics; use the calls of GraphicsContext")
  public func withCGContext(content: (Never) throws -> Void) rethrows {}
}

extension GraphicsContext.Shading {
  /// Does nothing.
  @available(*, unavailable, message: "Podium does not draw with what is behind a canvas")
  public static var backdrop: GraphicsContext.Shading { .foreground }

  /// Does nothing.
  @available(*, unavailable, message: "Podium has no tiles; draw the image in each place")
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> GraphicsContext.Shading { .foreground }
}

extension GraphicsContext.GradientOptions {
  /// Does nothing.
  @available(*, unavailable, message: "Podium's gradients end; repeat the stops instead")
  public static var `repeat`: GraphicsContext.GradientOptions { [] }

  /// Does nothing.
  @available(*, unavailable, message: "Podium's gradients end; repeat the stops in turn instead")
  public static var mirror: GraphicsContext.GradientOptions { [] }

  /// Does nothing.
  @available(*, unavailable, message: "Podium mixes colours in sRGB")
  public static var linearColor: GraphicsContext.GradientOptions { [] }
}

extension GraphicsContext.FilterOptions {
  /// Does nothing.
  @available(*, unavailable, message: "Podium mixes colours in sRGB")
  public static var linearColor: GraphicsContext.FilterOptions { [] }
}

extension GraphicsContext.BlurOptions {
  /// Does nothing.
  @available(*, unavailable, message: "Podium blurs opaque pictures like others")
  public static var opaque: GraphicsContext.BlurOptions { [] }

  /// Does nothing.
  @available(*, unavailable, message: "Podium blurs with a Gaussian only")
  public static var dithersResult: GraphicsContext.BlurOptions { [] }
}

extension GraphicsContext {
  /// Not there: kinds of shadows.
  @available(*, unavailable, message: "Podium's shadows lie under what is drawn; leave blendMode and options out")
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Does nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Does nothing.
    public static var shadowAbove: ShadowOptions { [] }
    /// Does nothing.
    public static var shadowOnly: ShadowOptions { [] }
    /// Does nothing.
    public static var invertsAlpha: ShadowOptions { [] }
    /// Does nothing.
    public static var disablesGroup: ShadowOptions { [] }
  }
}

extension GraphicsContext.Filter {
  /// Does nothing.
  @available(*, unavailable, message: "Podium's shadows lie under what is drawn; leave blendMode and options out")
  public static func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode,
    options: GraphicsContext.ShadowOptions = []
  ) -> GraphicsContext.Filter { .blur(radius: 0) }

  /// Does nothing.
  @available(*, unavailable, message: "Podium's shadows lie under what is drawn; leave blendMode and options out")
  public static func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, options: GraphicsContext.ShadowOptions
  ) -> GraphicsContext.Filter { .blur(radius: 0) }

  /// Does nothing.
  @available(*, unavailable, message: "Podium has no thresholds of opacity")
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = .black
  ) -> GraphicsContext.Filter { .blur(radius: 0) }
}

@available(*, unavailable, message: "Podium has no such blend mode; clip to a layer instead")
extension GraphicsContext.BlendMode {
  /// Does nothing.
  public static var clear: GraphicsContext.BlendMode { .normal }
  /// Does nothing.
  public static var copy: GraphicsContext.BlendMode { .normal }
  /// Does nothing.
  public static var sourceIn: GraphicsContext.BlendMode { .normal }
  /// Does nothing.
  public static var sourceOut: GraphicsContext.BlendMode { .normal }
  /// Does nothing.
  public static var destinationIn: GraphicsContext.BlendMode { .normal }
  /// Does nothing.
  public static var destinationAtop: GraphicsContext.BlendMode { .normal }
  /// Does nothing.
  public static var xor: GraphicsContext.BlendMode { .normal }
}
