import CDeflate
import Foundation

/// Appends PNG chunks: length, type, data and checksum.
struct PNGChunkWriter {
  private(set) var data: Data

  /// Starts a file with the signature; `capacity` in bytes is a guess.
  init(capacity: Int) {
    data = Data(capacity: capacity)
    data.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  /// `type` is four ASCII letters.
  mutating func chunk(_ type: StaticString, _ payload: UnsafeRawBufferPointer) {
    data.append(contentsOf: Self.bytes(UInt32(payload.count)))
    type.withUTF8Buffer { data.append($0) }
    data.append(contentsOf: payload)
    var sum = type.withUTF8Buffer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    if !payload.isEmpty { sum = libdeflate_crc32(sum, payload.baseAddress, payload.count) }
    data.append(contentsOf: Self.bytes(sum))
  }

  mutating func chunk(_ type: StaticString, _ payload: [UInt8]) {
    payload.withUnsafeBytes { chunk(type, $0) }
  }

  /// International text, not compressed.
  mutating func text(_ keyword: String, _ text: String) {
    // Keywords are 1 to 79 printable Latin-1 bytes; others cannot be written.
    let name = keyword.unicodeScalars.filter { (0x20...0x7E).contains($0.value) }.prefix(79)
    guard !name.isEmpty else { return }
    // Keyword, no compression, no language, no translated keyword; a NUL in the text would end it.
    var payload = name.map { UInt8($0.value) } + [0, 0, 0, 0, 0]
    payload += text.utf8.filter { $0 != 0 }
    chunk("iTXt", payload)
  }

  static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
