import Foundation

extension CGRect {
  /// What two rectangles have in common; null where that is nothing or a number is none.
  ///
  /// Foundation's `intersection` stops the program where a number is none.
  package func overlap(_ other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    let areNumbers = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY].allSatisfy { !$0.isNaN }
    guard areNumbers, !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
