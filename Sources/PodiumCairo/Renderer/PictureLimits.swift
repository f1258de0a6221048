import Foundation
import PodiumDrawing

/// How large a picture may be, and how points become whole pixels.
package enum PictureLimits {
  /// Pixels; the largest side of a Cairo image surface.
  package static let maximumSide = 32_767
  /// Pixels; 256 MB of memory.
  package static let maximumArea = 64_000_000

  /// Layers within each other; each takes room on the stack, of which there is an end.
  package static let maximumDepth = 500

  /// - Throws: ``RenderError`` where layers lie within each other deeper than a picture can be drawn.
  static func checkDepth(_ items: [DisplayItem]) throws {
    var layers = items.compactMap(\.layer)
    var depth = 0
    while !layers.isEmpty {
      depth += 1
      guard depth <= maximumDepth else { throw RenderError.layersTooDeep(limit: maximumDepth) }
      layers = layers.flatMap { $0.items.compactMap(\.layer) + ($0.mask?.compactMap(\.layer) ?? []) }
    }
  }

  /// The whole pixels that `length` points take: rounded up, but noise below 1/64 pixel adds no row.
  ///
  /// 141 pt at scale 3 are 423 px, 47.1 pt at scale 3 (141.3) are 142 px, 33.333 pt at scale 3 are 100 px.
  package static func pixels(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let exact = length * scale
    let nearest = exact.rounded()
    return max(1, abs(exact - nearest) < 1.0 / 64 ? nearest : exact.rounded(.up))
  }

  /// The size in pixels of a picture of `size` points.
  ///
  /// - Throws: ``RenderError`` where a number is not finite and above 0 or the picture is too large.
  package static func pixelSize(_ size: CGSize, scale: CGFloat) throws -> (width: Int, height: Int) {
    guard size.width.isFinite, size.height.isFinite, scale.isFinite, size.width > 0, size.height > 0,
      scale > 0
    else { throw RenderError.invalidSize(width: size.width, height: size.height, scale: scale) }
    let width = pixels(size.width, scale: scale)
    let height = pixels(size.height, scale: scale)
    guard width <= CGFloat(maximumSide), height <= CGFloat(maximumSide),
      width * height <= CGFloat(maximumArea)
    else { throw RenderError.pictureTooLarge(width: width, height: height) }
    return (Int(width), Int(height))
  }
}

extension DisplayItem {
  /// The layer that the item is, if it is one.
  fileprivate var layer: Layer? {
    if case .layer(let layer) = self { layer } else { nil }
  }
}
