extension EnvironmentValues {
  private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private struct DesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
  private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  private struct ChangesKey: EnvironmentKey { static var defaultValue: FontChanges { FontChanges() } }

  /// The font of texts that set none; body where nil.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The reader's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  var fontDesign: Font.Design? {
    get { self[DesignKey.self] }
    set { self[DesignKey.self] = newValue }
  }

  var fontChanges: FontChanges {
    get { self[ChangesKey.self] }
    set { self[ChangesKey.self] = newValue }
  }
}

/// Changes to whatever font a text has, set on a view around it.
struct FontChanges: Hashable, Sendable {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var hasMonospacedDigits = false

  func apply(to font: Font) -> Font {
    var font = font
    if let weight { font.weight = weight }
    if let isBold {
      font.isBold = isBold
      if isBold { font.weight = nil }
    }
    if let isItalic { font.isItalic = isItalic }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    return font
  }
}

extension View {
  /// Sets the font of texts inside the view.
  public consuming func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of texts inside the view.
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontChanges.weight, weight) }

  /// Sets the design of system fonts inside the view.
  public consuming func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  /// Makes texts inside the view bold.
  public consuming func bold(_ isActive: Bool = true) -> some View { environment(\.fontChanges.isBold, isActive) }

  /// Makes texts inside the view italic.
  public consuming func italic(_ isActive: Bool = true) -> some View { environment(\.fontChanges.isItalic, isActive) }

  /// Gives digits equal widths.
  public consuming func monospacedDigit() -> some View { environment(\.fontChanges.hasMonospacedDigits, true) }

  /// Gives characters equal widths.
  public consuming func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }

  /// Sets the reader's text size.
  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
}
