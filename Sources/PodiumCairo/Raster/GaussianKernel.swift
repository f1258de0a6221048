import Foundation

/// Integer weights of a Gaussian, symmetric, with a sum of exactly 65,536.
struct GaussianKernel {
  /// The weight of the middle and of each distance from it.
  let weights: [UInt32]

  /// `sigma` in pixels, at most about 20; weights end at three and a half sigma.
  init(sigma: Double) {
    let reach = max(1, Int((sigma * 3.5).rounded(.up)))
    // The library's exp may differ in its last bit between machines; sixteen bits of weight do not show it.
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    var weights = raw.map { UInt32(($0 / total * 65_536).rounded()) }
    let rest = weights.dropFirst().reduce(0, +) * 2
    weights[0] = 65_536 - rest
    while weights.count > 2, weights.last == 0 { weights.removeLast() }
    self.weights = weights
  }

  var reach: Int { weights.count - 1 }
}
