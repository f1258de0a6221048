import CPangoCairo
import Foundation
import PodiumDrawing

/// Turns display lists into files and pixels; any number of draws may run at once.
package final class CairoRenderer: Sendable {
  let pool = PainterPool()
  let links: LinkPolicy

  /// `links` decides which links are written into files.
  package init(links: LinkPolicy = LinkPolicy()) throws { self.links = links }

  /// The picture as a PNG file, ceil(points × scale) pixels large (see ``PictureLimits``).
  ///
  /// An opaque picture has no alpha: what the list leaves clear is black.
  /// - Throws: ``RenderError``.
  package func pngData(
    _ list: DisplayList, scale: CGFloat, isOpaque: Bool = false, compression: PNGCompression = .balanced,
    metadata: PNGMetadata = PNGMetadata()
  ) throws -> Data {
    var metadata = metadata
    if metadata.deepLink == nil { metadata.deepLink = list.widgetURL }
    if metadata.description == nil, !list.accessibilityText.isEmpty {
      metadata.description = list.accessibilityText.joined(separator: "\n")
    }
    return try pool.withBench { bench in
      let buffer = try paint(list, scale: scale, isOpaque: isOpaque, bench: bench)
      return try PNGEncoder.encode(
        buffer, isOpaque: isOpaque, scale: Double(scale), compression: compression,
        texts: metadata.texts(links: links), deflater: bench.deflater)
    }
  }

  /// The picture's straight RGBA pixels in sRGB.
  ///
  /// - Throws: ``RenderError``.
  package func bitmap(_ list: DisplayList, scale: CGFloat) throws -> Bitmap {
    try pool.withBench { bench in
      let buffer = try paint(list, scale: scale, isOpaque: false, bench: bench)
      let count = buffer.width * buffer.height * 4
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, written in
        guard let base = target.baseAddress else { return }
        for y in 0..<buffer.height {
          PNGEncoder.straighten(buffer.row32(y), base + y * buffer.width * 4, buffer.width)
        }
        written = count
      }
      return Bitmap(width: buffer.width, height: buffer.height, pixels: pixels)
    }
  }

  /// Draws into the bench's pixels, which are good until its next draw.
  func paint(_ list: DisplayList, scale: CGFloat, isOpaque: Bool, bench: Bench) throws -> PixelBuffer {
    let (width, height) = try PictureLimits.pixelSize(list.size, scale: scale)
    try PictureLimits.checkDepth(list.items)
    let format: PixelBuffer.Format = isOpaque ? .rgb : .argb
    let buffer: PixelBuffer
    if let kept = bench.buffer, kept.width == width, kept.height == height, kept.format == format {
      buffer = kept
      buffer.clear()
    } else {
      buffer = PixelBuffer(width: width, height: height, format: format)
      // A very large picture's memory goes back at once.
      bench.buffer = buffer.cost <= 16 << 20 ? buffer : nil
    }
    let surface = try buffer.makeSurface()
    let context = try CairoContext(surface)
    if let background = list.background {
      context.setSource(background)
      cairo_paint(context.pointer)
    }
    let canvas = Canvas(
      context: context, visible: PixelRect(x: 0, y: 0, width: width, height: height), buffer: buffer)
    try bench.painter.draw(list.items, on: canvas, matrix: CGAffineTransform(scaleX: scale, y: scale))
    try context.check("draw the picture")
    cairo_surface_flush(surface.pointer)
    return buffer
  }
}

extension CairoRenderer {
  /// Paints and drops the pixels: for measuring.
  package func paintOnly(_ list: DisplayList, scale: CGFloat) throws {
    try pool.withBench { _ = try paint(list, scale: scale, isOpaque: false, bench: $0) }
  }
}
