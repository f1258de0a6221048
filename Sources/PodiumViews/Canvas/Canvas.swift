/// A view drawn by calls instead of views; what it draws cannot be touched and says nothing aloud.
///
/// It takes all the space it is offered, 10 by 10 points where nothing is, and draws nothing outside of it.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  public typealias Body = Never

  /// The views that can be drawn by their tags.
  public var symbols: Symbols
  /// Draws; it is given the size of the canvas in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the author says that everything is painted over; nothing depends on it here.
  public var isOpaque: Bool
  /// How colours are mixed; here always with the sRGB transfer curve.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may be put off; here it never is.
  public var rendersAsynchronously: Bool

  /// Makes a canvas that can also draw views, found by the ids they were given with `tag(_:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    (self.renderer, self.symbols) = (renderer, symbols())
  }

  /// Makes a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) {
      EmptyView()
    }
  }

  package func reconcile(_ node: ViewNode) {
    node.reconcile(slot: 0, symbols, environment: node.derivedEnvironment { $0.stackOrientation = nil })
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    let leaf = node.attachment as? CanvasNode ?? CanvasNode()
    node.attachment = leaf
    (leaf.renderer, leaf.environment) = (renderer, node.environment)
    leaf.symbols = node.childItems.parts
    return [leaf]
  }
}
