/// How a view looks, made without any change of its layout.
public protocol VisualEffect: Sendable {}

/// An effect that the engine draws: steps from the innermost layer out.
protocol DrawnVisualEffect: VisualEffect {
  var layers: [VisualLayer] { get }
}

/// One layer around a view, for the view's frame.
struct VisualLayer: Sendable {
  let configure: @Sendable (inout DisplayItem.Layer, CGRect) -> Void
}

/// No effect, to add others to.
public struct EmptyVisualEffect: DrawnVisualEffect {
  var layers: [VisualLayer] { [] }

  /// Makes the effect.
  public init() {}
}

/// An effect with another layer around it.
public struct _LayeredVisualEffect: DrawnVisualEffect {
  let layers: [VisualLayer]
}

extension VisualEffect {
  private func adding(
    _ configure: @escaping @Sendable (inout DisplayItem.Layer, CGRect) -> Void
  ) -> _LayeredVisualEffect {
    let inner = (self as? any DrawnVisualEffect)?.layers ?? []
    return _LayeredVisualEffect(layers: inner + [VisualLayer(configure: configure)])
  }

  /// Makes the view see-through: 0 is invisible, 1 changes nothing.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return adding { layer, _ in layer.opacity = factor }
  }

  /// Blurs the view; the radius is the blur's standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { layer, _ in layer.blurRadius = max(0, radius) }
  }

  /// Moves the drawing, points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding { layer, _ in
      layer.transform = CGAffineTransform(translationX: offset.width, y: offset.height)
    }
  }

  /// Moves the drawing, points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Turns the drawing about a point of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { layer, frame in
      layer.transform = CGAffineTransform(rotationAngle: angle.radians).about(anchor, of: frame)
    }
  }

  /// Scales the drawing about a point of the frame.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { layer, frame in
      layer.transform = CGAffineTransform(scaleX: x, y: y).about(anchor, of: frame)
    }
  }

  /// Scales the drawing about a point of the frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the drawing about a point of the frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

/// Draws its content with effects that are made from its geometry.
package final class VisualEffectNode: WrapperNode {
  var effect: (GeometryProxy) -> [VisualLayer] = { _ in [] }

  override package func draw(_ context: inout DrawingContext) { draw(effect(GeometryProxy(node: self))[...], &context) }

  private func draw(_ layers: ArraySlice<VisualLayer>, _ context: inout DrawingContext) {
    guard let outer = layers.last else { return super.draw(&context) }
    context.layer {
      outer.configure(&$0, frame)
    } content: {
      draw(layers.dropLast(), &$0)
    }
  }
}

/// Draws a view with an effect made from its geometry.
public struct _VisualEffectModifier<Effect: VisualEffect>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  package func makeWrapper() -> VisualEffectNode { VisualEffectNode() }

  package func update(_ wrapper: VisualEffectNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.effect = { [effect] geometry in
      (effect(EmptyVisualEffect(), geometry) as? any DrawnVisualEffect)?.layers ?? []
    }
    return false
  }
}

extension View {
  /// Changes how the view looks by its geometry, without changing its layout.
  public consuming func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }

  /// Changes how the view looks near the ends of a scroll view; a picture shows it in the middle.
  public consuming func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect, _ in transition(effect, .identity) })
  }

  /// Changes how the view looks near the ends of a scroll view; a picture shows it in the middle.
  public consuming func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}

/// Where a view stands in its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the part that is seen.
  case topLeading
  /// In the part that is seen.
  case identity
  /// Behind the part that is seen.
  case bottomTrailing

  /// Whether the view is in the part that is seen.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the part that is seen, 0 in it, 1 behind it.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a view changes near the ends of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be seen.
  public struct Threshold: Sendable {
    /// Any of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// Its middle.
    public static var centered: Threshold { Threshold() }
    /// A part of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// The same, so many points before.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// Step by step.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once, with an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// At once, with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// Step by step along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
  /// The same with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The same from another place on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}
