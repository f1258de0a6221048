/// Draws its content in a layer; layout is unchanged.
package final class EffectNode: WrapperNode {
  /// Sets up the layer for the content's frame.
  var configure: (inout DisplayItem.Layer, CGRect) -> Void = { _, _ in }

  override package func draw(_ context: inout DrawingContext) {
    context.layer {
      configure(&$0, frame)
    } content: {
      super.draw(&$0)
    }
  }
}

/// Draws a view in a layer.
public struct _LayerEffect: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let configure: (inout DisplayItem.Layer, CGRect, EnvironmentValues) -> Void

  package func makeWrapper() -> EffectNode { EffectNode() }

  package func update(_ wrapper: EffectNode, _ node: ViewNode, index: Int) -> Bool {
    let (configure, environment) = (configure, node.environment)
    wrapper.configure = { configure(&$0, $1, environment) }
    return false
  }
}

extension View {
  func layerEffect(
    _ configure: @escaping (inout DisplayItem.Layer, CGRect, EnvironmentValues) -> Void
  ) -> some View {
    modifier(_LayerEffect(configure: configure))
  }

  /// Makes the view see-through: 0 is invisible, 1 changes nothing.
  public consuming func opacity(_ opacity: Double) -> some View {
    let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return layerEffect { layer, _, _ in layer.opacity = factor }
  }

  /// Lays a blurred copy of the view under it; radius and offset in points.
  ///
  /// The default colour is black at 33 % in linear light (facts P1).
  public consuming func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    layerEffect { layer, _, environment in
      layer.shadow = Shadow(
        color: environment.resolve(color), radius: max(0, radius), offset: CGPoint(x: x, y: y))
    }
  }

  /// Blurs the view; the radius is the blur's standard deviation in points.
  public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    layerEffect { layer, _, _ in layer.blurRadius = max(0, radius) }
  }

  /// Draws only what lies inside a shape.
  public consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    layerEffect { layer, frame, environment in
      layer.clip = shape.path(at: frame, in: environment)
      layer.clipStyle = style
    }
  }

  /// Draws only what lies inside the view's frame.
  public consuming func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the view's corners, points.
  @available(*, deprecated, message: "Use clipShape(RoundedRectangle(cornerRadius:)) instead.")
  public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Mixes the view's colours with what is under it.
  public consuming func blendMode(_ blendMode: BlendMode) -> some View {
    layerEffect { layer, _, _ in layer.blendMode = blendMode }
  }

  /// Treats everything in the view as one picture for opacity, shadow and blending.
  public consuming func compositingGroup() -> some View { layerEffect { layer, _, _ in layer.isGroup = true } }

  /// Turns the view about a point of its frame.
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(anchor) { CGAffineTransform(rotationAngle: angle.radians) }
  }

  /// Scales the drawing about a point of the frame.
  public consuming func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the drawing about a point of the frame.
  public consuming func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    transformed(anchor) { CGAffineTransform(scaleX: x, y: y) }
  }

  private func transformed(_ anchor: UnitPoint, _ make: @escaping () -> CGAffineTransform) -> some View {
    layerEffect { layer, frame, _ in
      layer.transform = make().about(anchor, of: frame)
    }
  }
}
