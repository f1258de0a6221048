extension GraphicsContext {
  /// A picture or symbol with the canvas's environment, ready to be drawn.
  public struct ResolvedImage {
    private let image: Image
    private let environment: EnvironmentValues
    fileprivate private(set) var drawn: InlineImage

    /// Points.
    public var size: CGSize { drawn.size }

    /// From the top to where letters beside the picture stand, points.
    public let baseline: CGFloat

    /// What a template or symbol is drawn with; nil for the foreground style.
    public var shading: Shading? {
      didSet { drawn = Self.drawn(image, (shading ?? .foreground).asForeground(of: environment)) }
    }

    fileprivate init(_ image: Image, in environment: EnvironmentValues) {
      (self.image, self.environment) = (image, environment)
      drawn = Self.drawn(image, environment)
      baseline = drawn.baseline
    }

    private static func drawn(_ image: Image, _ environment: EnvironmentValues) -> InlineImage {
      let font = environment.fontChanges.apply(to: environment.defaultFont).resolve(in: environment)
      return InlineImage(image, font: font, paint: environment.foregroundPaint(), in: environment)
    }
  }

  /// The picture in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: environment) }

  /// Draws a picture, stretched into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let node = image.drawn.node
    node.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    draw { node.draw(&$0) }
  }

  /// Draws a picture in its own size, a point of its box at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: point.origin(of: image.size, anchor), size: image.size))
  }

  /// Draws a picture, stretched into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size, a point of its box at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
