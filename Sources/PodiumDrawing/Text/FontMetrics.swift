import Foundation

/// A font's vertical measures in points, fractional.
public struct FontMetrics: Sendable, Hashable {
  /// From the baseline up to the line's top, positive.
  public var ascent: CGFloat
  /// From the baseline down to the line's bottom, positive.
  public var descent: CGFloat
  /// Extra distance the face asks for between lines.
  public var leading: CGFloat
  /// From the baseline up to the top of capital letters.
  public var capHeight: CGFloat
  /// From the baseline up to the top of a small x.
  public var xHeight: CGFloat

  /// Makes metrics.
  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Ascent plus descent.
  public var lineHeight: CGFloat { ascent + descent }
}
