extension Font {
  /// 34 points at the standard text size.
  public static let largeTitle = Font(.style(.largeTitle))
  /// 28 points at the standard text size.
  public static let title = Font(.style(.title))
  /// 22 points at the standard text size.
  public static let title2 = Font(.style(.title2))
  /// 20 points at the standard text size.
  public static let title3 = Font(.style(.title3))
  /// 17 points, semibold, at the standard text size.
  public static let headline = Font(.style(.headline))
  /// 15 points at the standard text size.
  public static let subheadline = Font(.style(.subheadline))
  /// 17 points at the standard text size.
  public static let body = Font(.style(.body))
  /// 16 points at the standard text size.
  public static let callout = Font(.style(.callout))
  /// 13 points at the standard text size.
  public static let footnote = Font(.style(.footnote))
  /// 12 points at the standard text size.
  public static let caption = Font(.style(.caption))
  /// 11 points at the standard text size.
  public static let caption2 = Font(.style(.caption2))

  /// The system font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// The system font at a size in points, which Dynamic Type does not change.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), design: design, weight: weight)
  }

  /// A font by its family's name; the size in points at the standard text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  /// A font by its family's name that grows with a text style; the size in points at the standard text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font at a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font's bold form.
  public func bold() -> Font { bold(true) }
  /// The font's bold form, or not.
  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }
  /// The font's italic form.
  public func italic() -> Font { italic(true) }
  /// The font's italic form, or not.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The font with characters of equal width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// The font with lower-case letters as small capitals.
  public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
}
