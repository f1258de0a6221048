import Foundation

/// Changes a picture's size in integer arithmetic: areas are averaged where it shrinks.
enum Resampler {
  /// The share of a source pixel in a target pixel, in 2⁻¹⁶.
  private struct Tap {
    var index: Int
    var weight: Int
  }

  /// `source` averaged into `width` by `height` pixels; premultiplied in, premultiplied out.
  static func resample(_ source: PixelBuffer, width: Int, height: Int) -> PixelBuffer {
    let columns = taps(from: source.width, to: width)
    let rows = taps(from: source.height, to: height)
    let result = PixelBuffer(width: width, height: height, format: .argb)
    let values = source.width * 4
    let sums = UnsafeMutablePointer<Int>.allocate(capacity: values)
    defer { sums.deallocate() }
    for y in 0..<height {
      sums.initialize(repeating: 0, count: values)
      for tap in rows[y] {
        let row = source.row(tap.index)
        for x in 0..<values { sums[x] &+= Int(row[x]) &* tap.weight }
      }
      let target = result.row(y)
      for x in 0..<width {
        for channel in 0..<4 {
          var sum = 1 << 31
          for tap in columns[x] { sum &+= sums[tap.index * 4 + channel] &* tap.weight }
          target[x * 4 + channel] = UInt8(truncatingIfNeeded: min(sum >> 32, 255))
        }
      }
    }
    return result
  }

  /// For every target pixel the source pixels under it; weights sum to exactly 65,536.
  private static func taps(from source: Int, to target: Int) -> [[Tap]] {
    (0..<target).map { index in
      guard target < source else {
        // Enlarging mixes the two nearest pixels; places in units of 1 / (2 · target).
        let place = (2 * index + 1) * source - target
        let left = max(0, place) / (2 * target)
        let part = place < 0 ? 0 : (place % (2 * target)) * 65_536 / (2 * target)
        let right = min(left + 1, source - 1)
        return [Tap(index: left, weight: 65_536 - part), Tap(index: right, weight: part)]
      }
      // Places in units of 1 / target: a target pixel is `source` wide and a source pixel `target`.
      let (start, end) = (index * source, (index + 1) * source)
      var taps: [Tap] = []
      var place = start
      var given = 0
      while place < end {
        let pixel = place / target
        let stop = min((pixel + 1) * target, end)
        let total = (stop - start) * 65_536 / source
        taps.append(Tap(index: pixel, weight: total - given))
        given = total
        place = stop
      }
      return taps
    }
  }
}
