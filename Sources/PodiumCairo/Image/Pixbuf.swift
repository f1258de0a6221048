import CPixbuf
import Foundation

/// A decoded raster picture, upright.
final class Pixbuf {
  private let pixbuf: OpaquePointer
  /// The picture's own size as stored, before any reduction while decoding; upright.
  let sourceSize: (width: Int, height: Int)
  let formatName: String

  /// Decodes `data`; with a `target` in pixels a large JPEG is read at half, a quarter or an eighth of its size,
  /// never below twice the target.
  init(_ data: Data, name: String, target: (width: Int, height: Int)? = nil) throws {
    guard let loader = gdk_pixbuf_loader_new() else {
      throw RenderError.undecodableImage(name: name, reason: "no decoder")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let request = SizeRequest(target: target)
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void = {
      loader, width, height, user in
      guard let loader, let user else { return }
      let request = Unmanaged<SizeRequest>.fromOpaque(user).takeUnretainedValue()
      request.prepare(loader, width: Int(width), height: Int(height))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(request).toOpaque(), nil, GConnectFlags(rawValue: 0))
    var failure: UnsafeMutablePointer<GError>?
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &failure)
    }
    // The loader must be closed also after a failure; only the first reason counts.
    let closed =
      written != 0 ? gdk_pixbuf_loader_close(loader, &failure) : gdk_pixbuf_loader_close(loader, nil)
    if request.isTooLarge {
      if let failure { g_error_free(failure) }
      throw RenderError.pictureTooLarge(width: Double(request.width), height: Double(request.height))
    }
    guard written != 0, closed != 0, let decoded = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(decoded)
    else { throw undecodable(name, failure) }
    pixbuf = upright
    let isTurned =
      gdk_pixbuf_get_width(decoded) != gdk_pixbuf_get_width(upright)
      || gdk_pixbuf_get_option(decoded, "orientation").map { "5678".contains(String(cString: $0)) } ?? false
    sourceSize = isTurned ? (request.height, request.width) : (request.width, request.height)
    let format = gdk_pixbuf_loader_get_format(loader).flatMap { gdk_pixbuf_format_get_name($0) }
    formatName = format.map { String(cString: $0) } ?? ""
    g_free(format)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

  var width: Int { Int(gdk_pixbuf_get_width(pixbuf)) }
  var height: Int { Int(gdk_pixbuf_get_height(pixbuf)) }

  /// Calls `body` with every row's first byte, the bytes a pixel (3 or 4) and the row's number.
  private func forEachRow(_ body: (UnsafePointer<UInt8>, Int, Int) -> Void) {
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
      let pixels = gdk_pixbuf_read_pixels(pixbuf)
    else { return }
    for y in 0..<height { body(pixels + y * stride, channels, y) }
  }

  /// The pixels in Cairo's layout.
  func premultiplied() -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height, format: .argb)
    forEachRow { source, channels, y in
      let target = buffer.row32(y)
      for x in 0..<width {
        let pixel = source + x * channels
        let alpha = channels == 4 ? UInt32(pixel[3]) : 255
        func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
        target[x] = alpha << 24 | channel(pixel[0]) << 16 | channel(pixel[1]) << 8 | channel(pixel[2])
      }
    }
    return buffer
  }

  /// The pixels as they are stored: straight RGBA.
  func bitmap() -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    forEachRow { source, channels, y in
      for x in 0..<width {
        let target = (y * width + x) * 4
        for channel in 0..<channels { pixels[target + channel] = source[x * channels + channel] }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// What the decoder's callback decides once it knows the picture's size.
private final class SizeRequest {
  let target: (width: Int, height: Int)?
  var width = 0
  var height = 0
  var isTooLarge = false

  init(target: (width: Int, height: Int)?) { self.target = target }

  func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    if width > PictureLimits.maximumSide || height > PictureLimits.maximumSide
      || width * height > PictureLimits.maximumArea
    {
      isTooLarge = true
      // No size at all makes the decoder give up before it takes memory.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
      return
    }
    guard let target, let format = gdk_pixbuf_loader_get_format(loader),
      let name = gdk_pixbuf_format_get_name(format)
    else { return }
    defer { g_free(name) }
    guard String(cString: name) == "jpeg" else { return }
    let side = max(target.width, target.height)
    var divisor = 1
    while divisor < 8, min(width, height) / (divisor * 2) >= side * 2 { divisor *= 2 }
    if divisor > 1 {
      gdk_pixbuf_loader_set_size(
        loader, Int32((width + divisor - 1) / divisor), Int32((height + divisor - 1) / divisor))
    }
  }
}
