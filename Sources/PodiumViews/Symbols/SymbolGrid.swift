import Foundation

/// The measure of the drawing grid in `symbols.txt`.
///
/// A symbol is drawn in a square of 24 units, y down, its middle (12, 12) at half the height of a capital letter.
/// Artwork fills 22 units where it is round or square; that gives 1.1 em, and with the margins the
/// 1.18 by 1.145 em of Apple's symbols (facts T16).
enum SymbolGrid {
  static let middle: CGFloat = 12
  /// Ems a unit.
  static let unit: CGFloat = 0.05
  /// Ems beside the ink, left and right.
  static let sideMargin: CGFloat = 0.04
  /// Ems above and below the ink.
  static let endMargin: CGFloat = 0.0225
  /// Ems; Inter's capitals, 1490 of 2048.
  static let capHeight: CGFloat = 0.7275

  /// The stroke of a font weight in units; 1.7 at regular is near the stem of Inter's letters.
  ///
  /// Weights between the steps are interpolated.
  static func strokeWidth(weight: Int) -> CGFloat {
    let steps: [CGFloat] = [0.6, 0.95, 1.3, 1.7, 1.95, 2.2, 2.5, 2.8, 3.1]
    let place = (CGFloat(min(max(weight, 100), 900)) - 100) / 100
    let low = Int(place)
    guard low + 1 < steps.count else { return steps[steps.count - 1] }
    return steps[low] + (steps[low + 1] - steps[low]) * (place - CGFloat(low))
  }
}
