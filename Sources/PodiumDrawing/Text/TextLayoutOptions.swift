import Foundation

/// Which part of a line that is too long gives way to an ellipsis.
package enum TextTruncationMode: Sendable, Hashable, CaseIterable { case head, middle, tail }

/// Everything beside the words and the room that decides how a paragraph is set.
package struct TextLayoutOptions: Sendable, Hashable {
  package var alignment: TextAlignment
  /// The most lines shown; nil for as many as there are, anything below one counts as one.
  package var lineLimit: Int?
  /// The lines whose height is kept free even where there is less text.
  package var minimumLines: Int
  package var truncationMode: TextTruncationMode
  /// The smallest part of its size, 0…1, that text may shrink to before it is cut.
  package var minimumScaleFactor: CGFloat
  /// Whether letters may move closer together before text shrinks or is cut.
  package var allowsTightening: Bool
  /// Points added between the bottom of a line and the top of the next.
  package var lineSpacing: CGFloat
  /// The side of a pixel in points: line heights and widths are rounded up to it.
  package var pixelLength: CGFloat

  /// Makes options with SwiftUI's defaults.
  package init(
    alignment: TextAlignment = .leading, lineLimit: Int? = nil, minimumLines: Int = 1,
    truncationMode: TextTruncationMode = .tail, minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false,
    lineSpacing: CGFloat = 0, pixelLength: CGFloat = 1
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.truncationMode = truncationMode
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.lineSpacing = lineSpacing
    self.pixelLength = pixelLength
  }

  /// Whether there is one line whatever the height: the first is always shown (facts Q9).
  package var isOneLine: Bool { lineLimit.map { $0 <= 1 } ?? false && minimumLines <= 1 }

  /// The options with every number in its meaningful range.
  var normalized: TextLayoutOptions {
    var options = self
    options.lineLimit = lineLimit.map { max($0, 1) }
    options.minimumLines = min(max(minimumLines, 1), 10_000)
    options.minimumScaleFactor = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : Self.smallestScale
    if minimumScaleFactor.isNaN { options.minimumScaleFactor = 1 }
    options.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
    options.pixelLength = pixelLength > 0 && pixelLength.isFinite ? pixelLength : 1
    return options
  }

  /// Where a factor of zero ends; ours, so that a size stays positive.
  private static let smallestScale: CGFloat = 0.01
}

extension CGFloat {
  /// Two lengths closer than this are the same to layout, points.
  static let layoutTolerance: CGFloat = 0.001

  /// The next multiple of `step` that is not below, forgiving rounding errors.
  func roundedUp(to step: CGFloat) -> CGFloat {
    isFinite ? ((self - .layoutTolerance) / step).rounded(.up) * step : self
  }

  /// The nearest multiple of `step`.
  func rounded(to step: CGFloat) -> CGFloat { isFinite ? (self / step).rounded() * step : self }
}
