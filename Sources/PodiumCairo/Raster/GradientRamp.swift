import Foundation
import PodiumDrawing

/// A gradient's colours at 4,096 places, premultiplied in Cairo's layout.
///
/// Colours are mixed premultiplied, so that a fade to clear keeps its hue.
struct GradientRamp {
  static let count = 4096
  private let colors: [UInt32]

  init(_ stops: [Paint.Stop]) {
    var colors = [UInt32](repeating: 0, count: Self.count)
    var next = 0
    for index in 0..<Self.count {
      let place = (CGFloat(index) + 0.5) / CGFloat(Self.count)
      while next < stops.count, stops[next].location <= place { next += 1 }
      let after = stops[min(next, stops.count - 1)]
      let before = stops[max(next - 1, 0)]
      let length = after.location - before.location
      let part = next == 0 || next == stops.count || length <= 0 ? 0 : (place - before.location) / length
      colors[index] = Self.mix(before.color, next == 0 ? before.color : after.color, Float(part))
    }
    self.colors = colors
  }

  /// The colour at `place`; places outside 0…1 take the nearest end.
  subscript(place: CGFloat) -> UInt32 {
    colors[min(max(Int(min(max(0, place), 1) * CGFloat(Self.count)), 0), Self.count - 1)]
  }

  /// The colour at `place` · 2⁻³².
  subscript(fixed place: Int64) -> UInt32 { colors[Int(min(max(place >> 20, 0), Int64(Self.count - 1)))] }

  /// Mixes two premultiplied pixels; `part` of 256 is the second.
  static func mix(_ first: UInt32, _ second: UInt32, _ part: Int) -> UInt32 {
    let part = UInt32(min(max(part, 0), 256))
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (a, b) = (first >> shift & 0xFF, second >> shift & 0xFF)
      result |= ((a * (256 - part) + b * part + 128) >> 8) << shift
    }
    return result
  }

  private static func mix(_ first: Color.Resolved, _ second: Color.Resolved, _ part: Float) -> UInt32 {
    func unit(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
    let (a0, a1) = (unit(first.opacity), unit(second.opacity))
    func channel(_ c0: Float, _ c1: Float) -> UInt32 {
      let value = unit(c0) * a0 * (1 - part) + unit(c1) * a1 * part
      return UInt32((value * 255 + 0.5).rounded(.down))
    }
    let alpha = UInt32(((a0 * (1 - part) + a1 * part) * 255 + 0.5).rounded(.down))
    return alpha << 24 | channel(first.red, second.red) << 16 | channel(first.green, second.green) << 8
      | channel(first.blue, second.blue)
  }
}
