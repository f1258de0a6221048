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
