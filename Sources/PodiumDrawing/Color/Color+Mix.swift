import Foundation

extension Color.Resolved {
  /// Mixes in Oklab, the perceptual space of CSS Color 4, weighted by opacity.
  package func mixed(with other: Color.Resolved, by fraction: Double) -> Color.Resolved {
    let t = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    let alpha = Double(opacity) * (1 - t) + Double(other.opacity) * t
    guard alpha > 0 else { return .clear }
    let (p, q) = (oklab, other.oklab)
    let (wp, wq) = (Double(opacity) * (1 - t) / alpha, Double(other.opacity) * t / alpha)
    return Color.Resolved(
      oklab: (p.0 * wp + q.0 * wq, p.1 * wp + q.1 * wq, p.2 * wp + q.2 * wq), opacity: alpha)
  }

  private var oklab: (Double, Double, Double) {
    let (r, g, b) = linear
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return (
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    )
  }

  private init(oklab: (Double, Double, Double), opacity: Double) {
    let (lightness, a, b) = oklab
    let l = pow(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b, 3)
    let m = pow(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b, 3)
    let s = pow(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b, 3)
    self.init(
      .sRGBLinear,
      red: 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      green: -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      blue: -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
      opacity: opacity)
  }
}
