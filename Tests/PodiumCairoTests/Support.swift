import Foundation
import PodiumDrawing

@testable import PodiumCairo

extension Color.Resolved {
  static let pureRed = Color.Resolved(red: 1, green: 0, blue: 0)
  static let pureGreen = Color.Resolved(red: 0, green: 1, blue: 0)
  static let pureBlue = Color.Resolved(red: 0, green: 0, blue: 1)
}

/// A rectangle filled with one colour.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color.Resolved)
  -> DisplayItem
{
  .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
}

/// The pixels of a small picture.
func draw(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: Color.Resolved? = nil,
  _ items: [DisplayItem]
) throws -> Bitmap {
  try CairoRenderer().bitmap(
    DisplayList(size: CGSize(width: width, height: height), background: background, items: items),
    scale: scale)
}

extension Bitmap {
  /// The pixel as "RRGGBBAA".
  func hex(_ x: Int, _ y: Int) -> String {
    let pixel = self[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { value in
      let text = String(value, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }

  func alphas(row y: Int) -> [UInt8] { (0..<width).map { self[$0, y].alpha } }
}
