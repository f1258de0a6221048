import CDeflate
import Foundation

/// Reads and writes PNG files of bitmaps.
package enum PNGCodec {
  /// A chunk of a file.
  package struct Chunk: Sendable, Hashable {
    /// Four letters.
    package var type: String
    package var data: Data
  }

  /// Encodes straight pixels; `scale` in pixels a point goes into `pHYs`.
  package static func encode(
    _ bitmap: Bitmap, scale: CGFloat? = nil, compression: PNGCompression = .balanced,
    metadata: PNGMetadata = PNGMetadata(), links: LinkPolicy = LinkPolicy()
  ) throws -> Data {
    let isOpaque = stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 }
    return try bitmap.pixels.withUnsafeBufferPointer { pixels in
      try PNGEncoder.encode(
        width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque, scale: scale.map { Double($0) },
        compression: compression, texts: metadata.texts(links: links), deflater: Deflater()
      ) { y, target in
        guard let base = pixels.baseAddress else { return }
        let source = base + y * bitmap.width * 4
        guard isOpaque else { return target.update(from: source, count: bitmap.width * 4) }
        for x in 0..<bitmap.width {
          for channel in 0..<3 { target[x * 3 + channel] = source[x * 4 + channel] }
        }
      }
    }
  }

  /// The pixels of any PNG file that gdk-pixbuf reads.
  ///
  /// - Throws: ``RenderError/undecodableImage(name:reason:)``.
  package static func decode(_ data: Data, name: String = "PNG") throws -> Bitmap {
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      throw RenderError.undecodableImage(name: name, reason: "it is a Git LFS pointer; run 'git lfs pull'")
    }
    return try Pixbuf(data, name: name).bitmap()
  }

  /// The chunks in their order, checksums verified.
  ///
  /// - Throws: ``RenderError/malformedPNG(_:)``.
  package static func chunks(_ data: Data) throws -> [Chunk] {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw RenderError.malformedPNG("the signature is missing")
    }
    var chunks: [Chunk] = []
    var index = 8
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    while index < bytes.count {
      guard index + 12 <= bytes.count, index + 12 + number(index) <= bytes.count else {
        throw RenderError.malformedPNG("the chunk at byte \(index) is cut off")
      }
      let length = number(index)
      let typed = bytes[index + 4..<index + 8 + length]
      let sum = typed.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
      guard Int(sum) == number(index + 8 + length) else {
        throw RenderError.malformedPNG("the checksum of the chunk at byte \(index) is wrong")
      }
      chunks.append(
        Chunk(type: String(decoding: typed.prefix(4), as: UTF8.self), data: Data(typed.dropFirst(4))))
      index += 12 + length
    }
    return chunks
  }

  /// The texts of the `iTXt` chunks in their order.
  package static func texts(_ data: Data) throws -> [PNGMetadata.Entry] {
    try chunks(data).filter { $0.type == "iTXt" }.map { chunk in
      let parts = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      // Two flags, then language and translated keyword, each ended by a NUL.
      let rest = parts.count > 1 ? parts[1].dropFirst(2) : Data()
      let text = rest.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).last ?? Data()
      return PNGMetadata.Entry(
        keyword: String(decoding: parts[0], as: UTF8.self), text: String(decoding: text, as: UTF8.self))
    }
  }
}

extension PNGMetadata {
  /// What is written, in its order; a link that `links` refuses is left out.
  func texts(links: LinkPolicy) -> [Entry] {
    var texts: [Entry] = []
    if let title { texts.append(Entry(keyword: "Title", text: title)) }
    if let description { texts.append(Entry(keyword: "Description", text: description)) }
    if let link = deepLink.flatMap(links.text) { texts.append(Entry(keyword: "Deep Link", text: link)) }
    return texts + entries
  }
}
