import CPangoCairo
import CPixbuf
import CRsvg
import Foundation
import PodiumDrawing

/// What decides a decoded picture's pixels; a width and height of 0 mean its own.
struct ImageKey: Sendable, Hashable {
  var contentHash: String
  var width: Int
  var height: Int
}

/// Decodes pictures at the size they are drawn at, in pixels.
enum ImageDecoder {
  /// Premultiplied pixels of exactly `width` by `height`; of the picture's own size where both are 0.
  static func decode(_ resource: ImageResource, width: Int, height: Int) throws -> PixelBuffer {
    switch resource.format {
    case .svg: return try svg(resource.data, width: width, height: height)
    case .png, .jpeg, .other:
      guard width > 0, height > 0 else { return try Pixbuf(resource.data, name: "image").premultiplied() }
      let source = try Pixbuf(resource.data, name: "image", target: (width, height))
      let full = source.premultiplied()
      return full.width == width && full.height == height
        ? full : Resampler.resample(full, width: width, height: height)
    }
  }

  private static func svg(_ data: Data, width: Int, height: Int) throws -> PixelBuffer {
    let handle = try SVGHandle(data, name: "image")
    let buffer = PixelBuffer(width: width, height: height, format: .argb)
    let surface = try buffer.makeSurface()
    let context = try CairoContext(surface)
    try handle.draw(on: context.pointer, rect: CGRect(x: 0, y: 0, width: width, height: height))
    try context.check("draw an SVG")
    cairo_surface_flush(surface.pointer)
    return buffer
  }
}
