import Foundation

/// Channel values with eight bits of fraction, rows without gaps: what the blur works on.
final class Plane {
  /// Values a row: pixels times channels.
  let width: Int
  let height: Int
  let values: UnsafeMutablePointer<UInt16>

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = .allocate(capacity: max(width * height, 1))
    values.initialize(repeating: 0, count: max(width * height, 1))
  }

  deinit { values.deallocate() }

  convenience init(_ buffer: PixelBuffer) {
    self.init(width: buffer.width * buffer.format.bytesPerPixel, height: buffer.height)
    for y in 0..<height {
      let source = buffer.row(y)
      let target = values + y * width
      for x in 0..<width { target[x] = UInt16(source[x]) &<< 8 }
    }
  }

  /// Rounds the values into `buffer`, which has this plane's size.
  func store(in buffer: PixelBuffer) {
    for y in 0..<height {
      let source = values + y * width
      let target = buffer.row(y)
      for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: (UInt32(source[x]) &+ 128) &>> 8) }
    }
  }

  /// Every value averaged with its neighbours above and below.
  func blurredRows(_ kernel: GaussianKernel) -> Plane {
    let result = Plane(width: width, height: height)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width, 1))
    defer { sums.deallocate() }
    for y in 0..<height {
      sums.initialize(repeating: 1 << 15, count: width)
      add(row: y, weight: kernel.weights[0], to: sums)
      for distance in 1...kernel.reach {
        let weight = kernel.weights[distance]
        add(row: y - distance, weight: weight, to: sums)
        add(row: y + distance, weight: weight, to: sums)
      }
      let target = result.values + y * width
      for x in 0..<width { target[x] = UInt16(truncatingIfNeeded: sums[x] &>> 16) }
    }
    return result
  }

  private func add(row y: Int, weight: UInt32, to sums: UnsafeMutablePointer<UInt32>) {
    guard y >= 0, y < height else { return }
    let source = values + y * width
    for x in 0..<width { sums[x] = sums[x] &+ UInt32(source[x]) &* weight }
  }

  /// Every value averaged with its neighbours to the left and right.
  func blurredColumns(_ kernel: GaussianKernel, channels: Int) -> Plane {
    let result = Plane(width: width, height: height)
    let margin = kernel.reach * channels
    let padded = UnsafeMutablePointer<UInt16>.allocate(capacity: width + 2 * margin)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width, 1))
    defer {
      padded.deallocate()
      sums.deallocate()
    }
    padded.initialize(repeating: 0, count: width + 2 * margin)
    let middle = padded + margin
    for y in 0..<height {
      middle.update(from: values + y * width, count: width)
      sums.initialize(repeating: 1 << 15, count: width)
      let weight = kernel.weights[0]
      for x in 0..<width { sums[x] = sums[x] &+ UInt32(middle[x]) &* weight }
      for distance in 1...kernel.reach {
        let weight = kernel.weights[distance]
        let left = middle - distance * channels
        let right = middle + distance * channels
        for x in 0..<width {
          sums[x] = sums[x] &+ (UInt32(left[x]) &+ UInt32(right[x])) &* weight
        }
      }
      let target = result.values + y * width
      for x in 0..<width { target[x] = UInt16(truncatingIfNeeded: sums[x] &>> 16) }
    }
    return result
  }
}
