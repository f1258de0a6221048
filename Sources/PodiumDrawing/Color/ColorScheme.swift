/// The light or the dark look.
public enum ColorScheme: Sendable, Hashable, CaseIterable { case light, dark }

/// How strongly colours stand out from one another.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable { case standard, increased }

/// Which generation of Apple's system colours is drawn.
///
/// Ours: Apple ties the palette to the system version; a picture made here has none.
public enum SystemPalette: String, Sendable, Hashable, CaseIterable { case ios18, ios26 }

/// Everything outside a colour that decides how it looks.
public struct ColorAppearance: Sendable, Hashable {
  /// The light or the dark look.
  public var scheme: ColorScheme
  /// How strongly colours stand out from one another.
  public var contrast: ColorSchemeContrast
  /// Which generation of the system's colours is drawn.
  public var palette: SystemPalette
  /// Whether grounds are those of what lies over the window, such as a sheet: lighter in the dark.
  package var isElevated = false
  /// Whose labels: a Mac's are not quite black.
  package var idiom = InterfaceIdiom.iOS

  /// Makes an appearance; the palette defaults to Apple's 2025 generation.
  public init(
    scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, palette: SystemPalette = .ios26
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.palette = palette
  }
}
