extension GraphicsContext {
  /// A text with the canvas's environment, ready to be measured and drawn.
  public struct ResolvedText {
    private let text: Text
    private let environment: EnvironmentValues
    fileprivate private(set) var node: TextNode

    /// What letters that have no style of their own are drawn with.
    public var shading: Shading {
      didSet { node = Self.node(text, shading.asForeground(of: environment)) }
    }

    fileprivate init(_ text: Text, in environment: EnvironmentValues) {
      (self.text, self.environment, shading) = (text, environment, .foreground)
      node = Self.node(text, environment)
    }

    private static func node(_ text: Text, _ environment: EnvironmentValues) -> TextNode {
      assumingMainActor(with: (text, environment)) { text, environment in
        let node = TextNode()
        node.update(PodiumViews.ResolvedText(text, in: environment), in: environment)
        return node
      }
    }

    /// The size in lines of a width, cut at a height, points.
    public func measure(in size: CGSize) -> CGSize { node.size(ProposedViewSize(size)) }

    /// From the top to the baseline of the first line, points.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, in: size) }

    /// From the top to the baseline of the last line, points.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

    private func baseline(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
      node.guide(guide.key, ProposedViewSize(size)) ?? measure(in: size).height
    }
  }

  /// The text in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }

  /// Draws a text into a rectangle, from its top leading corner on, cut where there is no room.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let width = text.measure(in: rect.size).width
    let x = environment.layoutDirection == .rightToLeft ? rect.maxX - width : rect.minX
    draw(text.node, at: CGPoint(x: x, y: rect.minY), proposal: ProposedViewSize(rect.size))
  }

  /// Draws a text in lines as long as it wants, a point of its box at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.node.size(.unspecified)
    draw(text.node, at: point.origin(of: size, anchor), proposal: .unspecified)
  }

  /// Draws a text into a rectangle, from its top leading corner on, cut where there is no room.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in lines as long as it wants, a point of its box at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ node: TextNode, at origin: CGPoint, proposal: ProposedViewSize) {
    node.place(at: origin, proposal: proposal)
    draw { node.draw(&$0) }
  }
}

extension CGPoint {
  /// The top left corner of a box whose point `anchor` is here.
  func origin(of size: CGSize, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - size.width * anchor.x, y: y - size.height * anchor.y)
  }
}
