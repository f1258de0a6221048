import Foundation
import PodiumCairo

/// Pictures to compare, made of bytes.
enum Pictures {
  /// A generator with a seed, so that a failure can be seen again.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = Random(state: seed)
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height * 4).map { _ in .random(in: 0...255, using: &random) })
  }

  /// A white card with a dark bar from (20, 30), ten pixels high.
  static func card(_ width: Int = 120, _ height: Int = 80, bar: Int = 60, ink: UInt8 = 40) -> Bitmap {
    var bitmap = Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4))
    for y in 30..<40 {
      for x in 20..<20 + bar {
        for channel in 0..<3 { bitmap.pixels[(y * width + x) * 4 + channel] = ink }
      }
    }
    return bitmap
  }

  static func png(_ bitmap: Bitmap, maker: String? = nil) throws -> Data {
    var metadata = PNGMetadata()
    if let maker { metadata.entries = [PNGMetadata.Entry(keyword: "Software", text: maker)] }
    return try PNGCodec.encode(bitmap, metadata: metadata)
  }
}
