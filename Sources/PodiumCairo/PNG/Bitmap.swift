import Foundation

/// A picture's pixels: 8 bits a channel, sRGB, straight (not premultiplied) RGBA, rows from the top without gaps.
package struct Bitmap: Sendable, Hashable {
  /// Pixels.
  package var width: Int
  /// Pixels.
  package var height: Int
  /// width × height × 4 bytes: red, green, blue, alpha.
  package var pixels: [UInt8]

  /// Makes a bitmap; `pixels` must hold width × height × 4 bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height * 4, "pixels do not fit the size")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel at (x, y), counted from the top left.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let index = (y * width + x) * 4
    return (pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3])
  }
}
