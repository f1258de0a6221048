import CPangoCairo
import Foundation
import Synchronization

/// Pixels in Cairo's memory layout, filled once and then only read.
///
/// `@unchecked Sendable`: the one function that makes a buffer writes it before anyone else sees it; a cached or
/// shared buffer is never written again.
final class PixelBuffer: @unchecked Sendable {
  enum Format: Sendable {
    /// Premultiplied, 32 bits a pixel, native byte order.
    case argb
    /// As `argb` with the alpha ignored.
    case rgb
    /// 8 bits of coverage a pixel.
    case alpha

    var bytesPerPixel: Int { self == .alpha ? 1 : 4 }

    var cairo: cairo_format_t {
      switch self {
      case .argb: CAIRO_FORMAT_ARGB32
      case .rgb: CAIRO_FORMAT_RGB24
      case .alpha: CAIRO_FORMAT_A8
      }
    }
  }

  let width: Int
  let height: Int
  /// Bytes from one row to the next, a multiple of 16.
  let stride: Int
  let format: Format
  let bytes: UnsafeMutableRawPointer
  /// Made when first asked for; the lock lets one draw encode while others wait.
  private let encoded = Mutex<Data?>(nil)

  /// Cleared pixels; the caller has checked the size.
  init(width: Int, height: Int, format: Format) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.format = format
    stride = (self.width * format.bytesPerPixel + 15) & ~15
    bytes = .allocate(byteCount: stride * self.height, alignment: 64)
    clear()
  }

  deinit { bytes.deallocate() }

  /// Bytes of memory held.
  var cost: Int { stride * height }

  func clear() { memset(bytes, 0, stride * height) }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (bytes + y * stride).assumingMemoryBound(to: UInt8.self)
  }

  func row32(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// A surface over these pixels that keeps them alive as long as Cairo holds it.
  ///
  /// Each user makes a surface of its own: Pixman's reference counts are not safe across threads.
  func makeSurface() throws -> CairoSurface {
    let surface = cairo_image_surface_create_for_data(
      bytes.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height), Int32(stride))
    let owned = try CairoSurface(surface, operation: "wrap \(width) x \(height) px")
    try owned.retain(self)
    return owned
  }

  /// These pixels as a PNG file, encoded once.
  func png() throws -> Data {
    try encoded.withLock { encoded in
      if let encoded { return encoded }
      let data = try PNGEncoder.encode(
        self, isOpaque: format == .rgb, scale: nil, compression: .balanced, texts: [], deflater: Deflater())
      encoded = data
      return data
    }
  }
}
