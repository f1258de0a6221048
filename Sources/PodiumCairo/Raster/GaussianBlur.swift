import Foundation

/// A Gaussian blur in integer arithmetic, the same on every machine.
///
/// A wide blur runs on a picture halved a few times: the halving and the smooth enlargement are blurs themselves,
/// and the kernel makes up only the rest of the variance.
enum GaussianBlur {
  /// The largest standard deviation, pixels; wider ones are limited to it.
  static let maximumSigma = 250.0

  /// Pixels around an area that its blur can reach or draw from.
  static func reach(sigma: Double) -> Int {
    sigma > 0 ? Int((min(sigma, maximumSigma) * 3.5).rounded(.up)) + 2 : 0
  }

  /// Blurs `buffer` in place, every channel alike; `sigma` in pixels. What lies outside counts as clear.
  static func blur(_ buffer: PixelBuffer, sigma: Double) {
    let sigma = min(sigma, maximumSigma)
    guard sigma > 0.05 else { return }
    let channels = buffer.format.bytesPerPixel
    var plane = Plane(buffer)
    var halvings = 0
    while sigma / Double(1 << halvings) > 12 { halvings += 1 }
    let (width, height) = (plane.width / channels, plane.height)
    for _ in 0..<halvings { plane = plane.halved(channels: channels) }
    let factor = Double(1 << (2 * halvings))
    // In small pixels: averaging boxes of 2ⁿ adds (1 − 4⁻ⁿ)/12, the linear enlargement 1/6.
    let spent = halvings == 0 ? 0 : (1 - 1 / factor) / 12 + 1.0 / 6
    let kernel = GaussianKernel(sigma: max(sigma * sigma / factor - spent, 0.01).squareRoot())
    plane = plane.blurredRows(kernel).blurredColumns(kernel, channels: channels)
    if halvings > 0 {
      plane = plane.enlarged(by: halvings, width: width, height: height, channels: channels)
    }
    plane.store(in: buffer)
  }
}
