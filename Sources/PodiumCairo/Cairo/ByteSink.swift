import CPangoCairo
import Foundation

/// Collects what a file surface writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// Cairo's write function; `closure` is an unretained ``ByteSink`` that outlives the surface.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
