import Foundation
import PodiumDrawing

/// What decides a shadow's mask: its content in pixels and how far it is blurred.
struct ShadowKey: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    /// One filled outline in pixels, moved near the origin: the same wherever the shape lies.
    case outline(Path, FillStyle, opacity: Float)
    case layer(DisplayItem.Layer, matrix: CGAffineTransform, visible: PixelRect)
  }

  var content: Content
  /// Pixels.
  var sigma: Double
  /// For a picture of the shadow, as vector formats embed it; nil for its coverage.
  var color: Color.Resolved?
}

/// A blurred coverage and its place relative to what casts it, pixels.
struct ShadowMask: Sendable {
  /// Nil where nothing casts a shadow.
  var buffer: PixelBuffer?
  var x: Int
  var y: Int

  var cost: Int { (buffer?.cost ?? 0) + 256 }
}

/// A shadow under a matrix that leads to pixels.
struct PixelShadow {
  let sigma: Double
  let dx: CGFloat
  let dy: CGFloat

  /// How far the blur reaches.
  var reach: Int { GaussianBlur.reach(sigma: sigma) }

  // Where whole pixels are all there is.
  var wholeX: Int { Int(dx.rounded()) }
  var wholeY: Int { Int(dy.rounded()) }

  /// Nil for a shadow that cannot be seen.
  init?(_ shadow: Shadow, matrix: CGAffineTransform) {
    guard shadow.color.opacity > 0, shadow.radius.isFinite, shadow.offset.isFinite else { return nil }
    dx = matrix.a * shadow.offset.x + matrix.c * shadow.offset.y
    dy = matrix.b * shadow.offset.x + matrix.d * shadow.offset.y
    guard abs(dx) < 100_000, abs(dy) < 100_000 else { return nil }
    sigma = min(max(shadow.radius, 0) * matrix.meanScale, GaussianBlur.maximumSigma)
  }
}
