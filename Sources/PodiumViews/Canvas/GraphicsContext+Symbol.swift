extension GraphicsContext {
  /// A view among the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    fileprivate let node: LayoutNode

    /// The view's ideal size, points.
    public var size: CGSize { node.frame.size }
  }

  /// The view among the canvas's symbols that has a tag; nil where none has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.containerValues.anyTag == AnyHashable(id) }.map { ResolvedSymbol(node: $0) }
  }

  /// Draws a view, stretched into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    draw { context in
      context.layer {
        $0.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
          .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
      } content: {
        symbol.node.draw(&$0)
      }
    }
  }

  /// Draws a view in its own size, a point of its box at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: point.origin(of: symbol.size, anchor), size: symbol.size))
  }
}
