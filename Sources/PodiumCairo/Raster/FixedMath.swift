import Foundation

/// Functions that give the same bits on every machine, which a system's mathematics library does not promise.
enum FixedMath {
  /// The angle of (x, y) in −π…π, right to 1e-5 (Abramowitz and Stegun 4.4.49).
  static func atan2(_ y: Double, _ x: Double) -> Double {
    let (ax, ay) = (abs(x), abs(y))
    guard ax > 0 || ay > 0 else { return 0 }
    let ratio = min(ax, ay) / max(ax, ay)
    let square = ratio * ratio
    let series =
      0.999_866_0
      + square * (-0.330_299_5 + square * (0.180_141_0 + square * (-0.085_133_0 + square * 0.020_835_1)))
    var angle = ratio * series
    if ay > ax { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }
}
