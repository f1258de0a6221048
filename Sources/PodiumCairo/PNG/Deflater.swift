import CDeflate
import CISAL
import Foundation

/// Compresses to a zlib stream; one owner at a time, with the libraries' memory kept between pictures.
///
/// Not `Sendable`: it belongs to the painter that encodes.
final class Deflater {
  private var compressors: [Int32: OpaquePointer] = [:]
  private var stream: UnsafeMutablePointer<isal_zstream>?
  private var levelBuffer: UnsafeMutablePointer<UInt8>?

  init() {}

  deinit {
    for compressor in compressors.values { libdeflate_free_compressor(compressor) }
    stream?.deallocate()
    levelBuffer?.deallocate()
  }

  /// Calls `body` with the zlib stream of `bytes`.
  func compress<R>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ compression: PNGCompression,
    body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) throws -> R {
    switch compression {
    case .fast: try fast(bytes, body)
    case .balanced: try libdeflate(bytes, level: 6, body)
    case .small: try libdeflate(bytes, level: 12, body)
    }
  }

  private func libdeflate<R>(
    _ bytes: UnsafeBufferPointer<UInt8>, level: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) throws -> R {
    let compressor: OpaquePointer
    if let kept = compressors[level] {
      compressor = kept
    } else {
      guard let made = libdeflate_alloc_compressor(level) else {
        throw RenderError.compression("no memory for libdeflate level \(level)")
      }
      compressors[level] = made
      compressor = made
    }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bound)
    defer { output.deallocate() }
    let written = libdeflate_zlib_compress(
      compressor, bytes.baseAddress, bytes.count, output.baseAddress, bound)
    guard written > 0 else { throw RenderError.compression("libdeflate needs more than \(bound) bytes") }
    return try body(UnsafeBufferPointer(start: output.baseAddress, count: written))
  }

  private func fast<R>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) throws -> R {
    let stream = self.stream ?? .allocate(capacity: 1)
    self.stream = stream
    let level = levelBuffer ?? .allocate(capacity: Int(podium_isal_level_buffer_size))
    levelBuffer = level
    // Stored blocks take 5 bytes each 65,535; a margin of a 64th covers them and the header.
    let capacity = bytes.count + bytes.count / 64 + 1024
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    defer { output.deallocate() }
    // ISA-L looks for repeats in tables that it does not clear: what an earlier picture, or the memory before it,
    // left there would change the bytes, though never the pixels.
    UnsafeMutableRawPointer(stream).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<isal_zstream>.size)
    level.initialize(repeating: 0, count: Int(podium_isal_level_buffer_size))
    isal_deflate_stateless_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = level
    stream.pointee.level_buf_size = UInt32(podium_isal_level_buffer_size)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    stream.pointee.flush = UInt16(NO_FLUSH)
    stream.pointee.end_of_stream = 1
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = UInt32(capacity)
    let status = isal_deflate_stateless(stream)
    // ISA-L 2.30 leaves the upper halves of the AVX registers dirty, which slows the next SSE code down twofold.
    podium_zero_upper()
    guard status == COMP_OK else { throw RenderError.compression("ISA-L answers \(status)") }
    return try body(UnsafeBufferPointer(start: output.baseAddress, count: Int(stream.pointee.total_out)))
  }
}
