extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  private struct PaletteKey: EnvironmentKey { static var defaultValue: SystemPalette { .ios26 } }
  private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  private struct ElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// The light or the dark look.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strongly colours stand out from one another.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The generation of Apple's system colours. Ours.
  public var systemPalette: SystemPalette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// One pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 0.01) }

  /// The side from which lines begin.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the view lies over the window, as in a sheet.
  var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }

  /// What a colour needs to know.
  package var appearance: ColorAppearance {
    var appearance = ColorAppearance(scheme: colorScheme, contrast: colorSchemeContrast, palette: systemPalette)
    appearance.isElevated = isElevated
    appearance.idiom = interfaceIdiom
    return appearance
  }

  /// In points, and never less than a pixel (facts K6, K12).
  var dividerThickness: CGFloat {
    displayScale >= 2 ? interfaceIdiom.metrics.dividerThickness : 1
  }

  /// The constant colour drawn for `color` here.
  package func resolve(_ color: Color) -> Color.Resolved {
    // Most colours of an app are constants, and need to know nothing.
    if case .resolved(let constant) = color.storage { return constant }
    return color.resolve(in: appearance) { name in assetCatalog?.color(named: name) }
  }
}

extension Color {
  /// The constant colour drawn in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved { environment.resolve(self) }
}
