/// A change of places in a plane or in space, as rows of three numbers.
public struct ProjectionTransform: Equatable, Sendable {
  /// What of x goes into the new x.
  public var m11: CGFloat = 1
  /// What of x goes into the new y.
  public var m12: CGFloat = 0
  /// What of x goes into the divisor; 0 in a plane.
  public var m13: CGFloat = 0
  /// What of y goes into the new x.
  public var m21: CGFloat = 0
  /// What of y goes into the new y.
  public var m22: CGFloat = 1
  /// What of y goes into the divisor; 0 in a plane.
  public var m23: CGFloat = 0
  /// How far x is moved, points.
  public var m31: CGFloat = 0
  /// How far y is moved, points.
  public var m32: CGFloat = 0
  /// The constant part of the divisor; 1 in a plane.
  public var m33: CGFloat = 1

  /// The transform that changes nothing.
  public init() {}

  /// A transform in the plane.
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The part in the plane.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// A modifier that transforms the drawing for its size.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of this size, points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// What the engine draws instead of a body.
  var layer: _LayerEffect {
    let effect = self
    return _LayerEffect { layer, frame, _ in
      let value = assumingMainActor(with: (effect, frame.size)) { $0.effectValue(size: $1) }
      layer.transform = value.affine.about(.topLeading, of: frame)
    }
  }
}

extension View {
  /// Transforms the drawing about the top left corner of the frame.
  public consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(
      _LayerEffect { layer, frame, _ in layer.transform = transform.about(.topLeading, of: frame) })
  }

  /// Transforms the drawing about the top left corner of the frame; in the plane only.
  public consuming func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}
