import Foundation

/// A font with every question answered: what a text engine needs to measure and draw.
public struct ResolvedFont: Sendable, Hashable {
  /// The face wanted; a text engine decides which file that is.
  public enum Face: Sendable, Hashable {
    case system(Design)
    /// A family by name, for `Font.custom`.
    case custom(String)
    /// The face that symbol glyphs come from.
    case symbols
    /// The face that colour emoji come from.
    case emoji
  }

  /// The system face's variants.
  public enum Design: String, Sendable, Hashable, CaseIterable { case `default`, serif, rounded, monospaced }

  /// The face wanted.
  public var face: Face
  /// Points.
  public var size: CGFloat
  /// 100 (ultra light) to 900 (black), 400 regular.
  public var weight: Int
  /// Whether the letters slant.
  public var isItalic: Bool
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool
  /// Whether small letters are drawn as small capitals.
  public var hasSmallCaps: Bool

  /// Makes a font; the defaults are the upright regular system face.
  public init(
    face: Face = .system(.default), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false
  ) {
    self.face = face
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
  }
}
