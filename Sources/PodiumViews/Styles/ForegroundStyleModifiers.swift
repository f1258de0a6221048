extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
  private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// The foreground styles set, by level.
  var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The tint set, if any.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The background style set, if any.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The paint of text and shapes at a level of the hierarchy.
  package func foregroundPaint(level: Int = 0) -> StylePaint {
    let styles = foregroundStyles
    guard let base = styles.first else {
      let color: SemanticColor =
        switch level {
        case 0: .primary
        case 1: .secondary
        case 2: .tertiary
        case 3: .quaternary
        default: .quinary
        }
      return StylePaint(resolve(Color(.semantic(color))))
    }
    // Styles given for the lower levels count as they are; beyond them the last given one fades.
    return level < styles.count ? paint(styles[level]) : paint(base, level: level)
  }
}

/// Sets the styles of text and shapes.
public struct _ForegroundStyleModifier: ViewModifier, EnvironmentalModifier {
  public typealias Body = Never
  let styles: [AnyShapeStyle]

  package func modify(_ environment: inout EnvironmentValues) {
    // A style that speaks of the styles around it is settled against those, or it would speak of itself.
    let outer = environment
    environment.foregroundStyles = styles.map { AnyShapeStyle(SettledStyle(base: $0, environment: outer)) }
  }
}

/// A style drawn as it would be in another environment than the one it is used in.
struct SettledStyle: PaintStyle, @unchecked Sendable {
  // Unchecked: environments are values; the objects in them are only read on the main actor, like the style.
  let base: AnyShapeStyle
  let environment: EnvironmentValues

  func paint(in inner: EnvironmentValues, level: Int) -> StylePaint {
    var settled = inner
    settled.foregroundStyles = environment.foregroundStyles
    return settled.paint(base, level: level)
  }
}

extension View {
  /// Sets the style of text, symbols and shapes.
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the styles of the first two levels.
  public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of the first three levels.
  public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the colour of text, symbols and shapes; nil keeps the one around.
  @ViewBuilder public consuming func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? [AnyShapeStyle(.foreground)]))
  }

  /// Sets the colour of controls.
  public consuming func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of controls.
  public consuming func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets what the background style means inside the view.
  public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
