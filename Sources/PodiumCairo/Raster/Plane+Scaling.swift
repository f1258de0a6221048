import Foundation

extension Plane {
  /// Averages blocks of two by two pixels; what lies outside counts as clear.
  func halved(channels: Int) -> Plane {
    let pixels = width / channels
    let result = Plane(width: (pixels + 1) / 2 * channels, height: (height + 1) / 2)
    let pairs = pixels / 2 * channels
    for y in 0..<result.height {
      let upper = values + 2 * y * width
      // Below the last row of an odd height lies nothing: the row itself counts once.
      let hasLower = 2 * y + 1 < height
      let lower = hasLower ? upper + width : upper
      let target = result.values + y * result.width
      let shift: UInt32 = hasLower ? 2 : 3
      let half: UInt32 = 1 &<< (shift &- 1)
      for x in 0..<pairs {
        let left = channels == 1 ? 2 &* x : x &+ x / channels &* channels
        let right = left &+ channels
        let sum = UInt32(upper[left]) &+ UInt32(upper[right]) &+ UInt32(lower[left]) &+ UInt32(lower[right])
        target[x] = UInt16(truncatingIfNeeded: (sum &+ half) &>> shift)
      }
      for x in pairs..<result.width {
        let left = width - channels + (x - pairs)
        target[x] = UInt16(truncatingIfNeeded: (UInt32(upper[left]) + UInt32(lower[left]) + half) >> shift)
      }
    }
    return result
  }

  /// Undoes `halvings` halvings with linear interpolation between the middles of the blocks.
  func enlarged(by halvings: Int, width: Int, height: Int, channels: Int) -> Plane {
    let result = Plane(width: width * channels, height: height)
    let step = 1 << halvings
    // Places in half pixels, so that both grids' middles are whole numbers.
    let full = UInt32(2 * step)
    let places = (0..<width).map { Self.split(2 * $0 + 1 - step, by: 2 * step) }
    let (above, below) = (WideRow(result.width), WideRow(result.width))
    var loaded: (Int, Int)?
    for y in 0..<height {
      let (top, fy) = Self.split(2 * y + 1 - step, by: 2 * step)
      if loaded.map({ $0 != (top, top + 1) }) ?? true {
        widen(row: top, into: above, places: places, full: full, channels: channels)
        widen(row: top + 1, into: below, places: places, full: full, channels: channels)
        loaded = (top, top + 1)
      }
      let target = result.values + y * result.width
      let (upper, lower) = (above.values, below.values)
      let (near, far) = (full - UInt32(fy), UInt32(fy))
      let half = full * full / 2
      // The divisor is a power of four.
      let shift = UInt32(2 * (halvings + 1))
      for x in 0..<result.width {
        target[x] = UInt16(truncatingIfNeeded: (upper[x] &* near &+ lower[x] &* far &+ half) &>> shift)
      }
    }
    return result
  }

  /// A row of sums while a plane is enlarged.
  private final class WideRow {
    let values: UnsafeMutablePointer<UInt32>
    let count: Int

    init(_ count: Int) {
      self.count = count
      values = .allocate(capacity: max(count, 1))
    }

    deinit { values.deallocate() }
  }

  /// Enlarges one row; outside the plane everything is clear.
  private func widen(
    row y: Int, into target: WideRow, places: [(whole: Int, rest: Int)], full: UInt32, channels: Int
  ) {
    guard y >= 0, y < height else { return target.values.update(repeating: 0, count: target.count) }
    let source = values + y * width
    let pixels = width / channels
    for (x, (left, rest)) in places.enumerated() {
      let far = UInt32(rest)
      for channel in 0..<channels {
        let first = left >= 0 && left < pixels ? UInt32(source[left * channels + channel]) : 0
        let second = left + 1 >= 0 && left + 1 < pixels ? UInt32(source[(left + 1) * channels + channel]) : 0
        target.values[x * channels + channel] = first &* (full &- far) &+ second &* far
      }
    }
  }

  private static func split(_ value: Int, by step: Int) -> (whole: Int, rest: Int) {
    let rest = ((value % step) + step) % step
    return ((value - rest) / step, rest)
  }
}
