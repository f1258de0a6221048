import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Sendable, Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
  }

  /// The smallest pixel rectangle around `rect`; a rectangle that is not finite is limited to ±2²² pixels.
  init(covering rect: CGRect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else {
      self = .empty
      return
    }
    func limited(_ value: CGFloat) -> Int { Int(min(max(value, -4_194_304), 4_194_304)) }
    let left = limited(rect.minX.rounded(.down))
    let top = limited(rect.minY.rounded(.down))
    self.init(
      x: left, y: top, width: limited(rect.maxX.rounded(.up)) - left,
      height: limited(rect.maxY.rounded(.up)) - top)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width == 0 || height == 0 }
  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let result = PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return result.isEmpty ? .empty : result
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func grown(by margin: Int) -> PixelRect {
    isEmpty
      ? self : PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
