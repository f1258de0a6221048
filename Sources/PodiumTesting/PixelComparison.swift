import Foundation
import PodiumCairo

/// How two pictures differ, in numbers.
package struct PixelComparison: Sendable, Hashable {
  /// A width and a height in pixels.
  package struct Size: Sendable, Hashable {
    package var width: Int
    package var height: Int
  }

  /// A rectangle of pixels.
  package struct Area: Sendable, Hashable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  /// A square of `windowSide` pixels and how many differ in it.
  package struct Window: Sendable, Hashable {
    package var x: Int
    package var y: Int
    package var count: Int
  }

  package let expected: Size
  package let actual: Size
  package var sameSize: Bool { expected == actual }
  /// Pixels of the larger canvas that are not the same in both, those that only one has included.
  package private(set) var differing = 0
  /// Pixels of the canvas that holds both.
  package private(set) var total: Int
  /// The largest difference of one channel, 0 to 255; 255 for a pixel that only one has.
  package private(set) var largestDelta = 0
  /// The smallest rectangle around all differences.
  package private(set) var bounds: Area?
  /// The side of the window that `densest` counts in.
  package static let windowSide = 32
  /// Where differences crowd most; of equal windows the first in reading order.
  package private(set) var densest: Window?

  /// Counts differences.
  package init(expected: Bitmap, actual: Bitmap) {
    self.expected = Size(width: expected.width, height: expected.height)
    self.actual = Size(width: actual.width, height: actual.height)
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    total = width * height
    let deltas = Self.deltas(expected, actual)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    deltas.withUnsafeBufferPointer { deltas in
      for y in 0..<height {
        for x in 0..<width where deltas[y * width + x] != 0 {
          differing += 1
          largestDelta = max(largestDelta, Int(deltas[y * width + x]))
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = max(bottom, y)
        }
      }
    }
    guard differing > 0 else { return }
    let bounds = Area(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    self.bounds = bounds
    densest = Self.densest(deltas, width: width, bounds: bounds)
  }

  /// The largest channel difference of each pixel of the canvas that holds both, row by row.
  static func deltas(_ expected: Bitmap, _ actual: Bitmap) -> [UInt8] {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let (sharedWidth, sharedHeight) = (min(expected.width, actual.width), min(expected.height, actual.height))
    return [UInt8](unsafeUninitializedCapacity: width * height) { deltas, count in
      // A pixel that only one picture has is as different as can be.
      deltas.initialize(repeating: sharedWidth == width && sharedHeight == height ? 0 : 255)
      expected.pixels.withUnsafeBytes { first in
        actual.pixels.withUnsafeBytes { second in
          for y in 0..<sharedHeight {
            let (a, b) = (y * expected.width * 4, y * actual.width * 4)
            // Most rows are equal, and memcmp is quick in unoptimised builds too.
            if sharedWidth == width, let p = first.baseAddress, let q = second.baseAddress,
              let row = deltas.baseAddress, memcmp(p + a, q + b, width * 4) == 0
            {
              (row + y * width).update(repeating: 0, count: width)
              continue
            }
            for x in 0..<sharedWidth {
              let p = first.loadUnaligned(fromByteOffset: a + x * 4, as: UInt32.self)
              let q = second.loadUnaligned(fromByteOffset: b + x * 4, as: UInt32.self)
              deltas[y * width + x] = p == q ? 0 : delta(p, q)
            }
          }
        }
      }
      count = width * height
    }
  }

  private static func delta(_ first: UInt32, _ second: UInt32) -> UInt8 {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
    }
    return UInt8(largest)
  }

  private static func densest(_ deltas: [UInt8], width: Int, bounds: Area) -> Window {
    let side = windowSide
    // Differences in the last `side` rows of each column, kept as the window moves down.
    var columns = [Int](repeating: 0, count: bounds.width)
    var best = Window(x: bounds.x, y: bounds.y, count: 0)
    for y in bounds.y..<bounds.y + bounds.height {
      for x in 0..<bounds.width {
        columns[x] += deltas[y * width + bounds.x + x] != 0 ? 1 : 0
        if y - side >= bounds.y { columns[x] -= deltas[(y - side) * width + bounds.x + x] != 0 ? 1 : 0 }
      }
      var count = 0
      for x in 0..<bounds.width {
        count += columns[x] - (x >= side ? columns[x - side] : 0)
        if count > best.count {
          best = Window(x: bounds.x + max(0, x - side + 1), y: max(bounds.y, y - side + 1), count: count)
        }
      }
    }
    return best
  }
}
