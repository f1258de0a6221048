import Foundation

/// Writes PNG files: 8-bit RGB where every pixel is opaque, else RGBA; filter Up in every row.
enum PNGEncoder {
  /// Encodes a canvas' premultiplied pixels.
  ///
  /// `scale` in pixels a point goes into `pHYs` as 72 dpi times the scale; nil leaves it out.
  static func encode(
    _ buffer: PixelBuffer, isOpaque: Bool, scale: Double?, compression: PNGCompression,
    texts: [PNGMetadata.Entry], deflater: Deflater
  ) throws -> Data {
    let hasAlpha = !(isOpaque || buffer.format == .rgb || isFullyOpaque(buffer))
    return try encode(
      width: buffer.width, height: buffer.height, hasAlpha: hasAlpha, scale: scale, compression: compression,
      texts: texts, deflater: deflater
    ) { y, target in
      let source = UnsafePointer(buffer.row32(y))
      if hasAlpha { straighten(source, target, buffer.width) } else { pack(source, target, buffer.width) }
    }
  }

  /// Encodes rows that `fill` writes as RGB or RGBA.
  static func encode(
    width: Int, height: Int, hasAlpha: Bool, scale: Double?, compression: PNGCompression,
    texts: [PNGMetadata.Entry], deflater: Deflater, fill: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) throws -> Data {
    let rowBytes = width * (hasAlpha ? 4 : 3)
    let filtered = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (rowBytes + 1) * height)
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * rowBytes)
    defer {
      filtered.deallocate()
      rows.deallocate()
    }
    rows.initialize(repeating: 0, count: 2 * rowBytes)
    guard var target = filtered.baseAddress else { throw RenderError.compression("no memory for the rows") }
    var (previous, current) = (rows, rows + rowBytes)
    for y in 0..<height {
      fill(y, current)
      target[0] = 2
      let values = target + 1
      for x in 0..<rowBytes { values[x] = current[x] &- previous[x] }
      target += rowBytes + 1
      swap(&previous, &current)
    }
    return try deflater.compress(UnsafeBufferPointer(filtered), compression) { compressed in
      var writer = PNGChunkWriter(capacity: compressed.count + 512)
      writer.chunk(
        "IHDR",
        PNGChunkWriter.bytes(UInt32(width)) + PNGChunkWriter.bytes(UInt32(height)) + [
          8, hasAlpha ? 6 : 2, 0, 0, 0,
        ])
      writer.chunk("sRGB", [0])
      if let scale, scale.isFinite, scale > 0 {
        let perMeter = PNGChunkWriter.bytes(UInt32(min((72 * scale / 0.0254).rounded(), 2_000_000_000)))
        writer.chunk("pHYs", perMeter + perMeter + [1])
      }
      for text in texts { writer.text(text.keyword, text.text) }
      writer.chunk("IDAT", UnsafeRawBufferPointer(compressed))
      writer.chunk("IEND", [])
      return writer.data
    }
  }

  private static func isFullyOpaque(_ buffer: PixelBuffer) -> Bool {
    for y in 0..<buffer.height {
      let row = buffer.row32(y)
      var all: UInt32 = 0xFF00_0000
      for x in 0..<buffer.width { all &= row[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  private static func pack(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var target = target
    for x in 0..<count {
      let pixel = source[x]
      target[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
      target[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      target[2] = UInt8(truncatingIfNeeded: pixel)
      target += 3
    }
  }

  /// Premultiplied ARGB words to straight RGBA bytes.
  static func straighten(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var target = target
    for x in 0..<count {
      let pixel = source[x]
      let alpha = pixel &>> 24
      var (red, green, blue) = (pixel &>> 16 & 0xFF, pixel &>> 8 & 0xFF, pixel & 0xFF)
      if alpha == 0 {
        (red, green, blue) = (0, 0, 0)
      } else if alpha != 255 {
        let half = alpha / 2
        red = min((red * 255 + half) / alpha, 255)
        green = min((green * 255 + half) / alpha, 255)
        blue = min((blue * 255 + half) / alpha, 255)
      }
      target[0] = UInt8(truncatingIfNeeded: red)
      target[1] = UInt8(truncatingIfNeeded: green)
      target[2] = UInt8(truncatingIfNeeded: blue)
      target[3] = UInt8(truncatingIfNeeded: alpha)
      target += 4
    }
  }
}
